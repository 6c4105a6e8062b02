/** The 14 kinds of cards as things: what is printed on them, and how they are told apart. */
export type Family = 'bonus' | 'max' | 'dice' | 'points' | 'ban' | 'immunity'

/** The number printed on a bonus card. */
export const PRINTED: Record<string, number> = { '+20': 17, '+15': 14, '+10': 10, '+5': 5 }

/** The die’s sides. */
export const SIDES = 20

export function family(card: string): Family {
  return card.startsWith('+') ? 'bonus' : (card.split('-')[0] as Family)
}

/** The class that colours a card: bonus cards have one each. */
export function tone(card: string): string {
  return card.startsWith('+') ? `b${card.slice(1)}` : family(card)
}

/** What stands in a card's corner. */
export function sign(card: string): string {
  if (card.startsWith('+')) return card
  const [kind, count] = card.split('-')
  if (kind === 'ban') return `×${count}`
  return count ? `−${count}` : kind === 'max' ? 'MAX' : ''
}

/** What dice penalties say together. */
export function minus(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + Number(card.split('-')[1] ?? 0), 0)
}

export function count(cards: readonly string[], card: string): number {
  return cards.filter((other) => other === card).length
}

/** Equal cards together, in their order. */
export function grouped(cards: readonly string[]): [card: string, count: number][] {
  return [...new Set(cards)].map((card) => [card, count(cards, card)])
}

/** Cards with keys that stay when others of their kind come or go. */
export function keyed(cards: readonly string[]): { key: string; card: string }[] {
  return cards.map((card, index) => ({ key: `${card} ${count(cards.slice(0, index), card)}`, card }))
}
