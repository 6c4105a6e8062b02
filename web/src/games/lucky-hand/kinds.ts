/** The 14 kinds of cards: what is printed on them, and their families. */
import type { LuckyHandMove } from '../../wire.ts'

type Family = 'bonus' | 'max' | 'dice' | 'points' | 'ban' | 'immunity'

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

function count(cards: readonly string[], card: string): number {
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

/** The card that a move names, or none. */
export function cardOf(move: LuckyHandMove): string | null {
  return ('card' in move && move.card) || null
}

/** The seat that a move is aimed at, or none. */
export function targetOf(move: LuckyHandMove): number | null {
  return move.move === 'play' ? (move.target ?? null) : null
}
