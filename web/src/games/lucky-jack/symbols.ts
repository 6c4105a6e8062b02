/** The seven symbols in the order of the notation's counts: slot 0 of a count stays empty, then lemon to seven. */
import type { LuckyJackMove, Views } from '../../wire.ts'

export const SYMBOLS = ['lemon', 'cherry', 'diamond', 'clover', 'bell', 'grape', 'seven'] as const

export type Seen = Views['lucky-jack']

/** Equal cards of a hand. */
export interface Group {
  card: string
  rank: number
  count: number
}

/** Cards by their symbol, from low to high. */
export function groups(counts: readonly number[] | null): Group[] {
  if (!counts) return []
  return SYMBOLS.map((card, index) => ({ card, rank: index + 1, count: counts[index + 1] ?? 0 })).filter((group) => group.count)
}

/** A symbol's place on the ladder; 0 for none. */
export function rankOf(card: string | null): number {
  return SYMBOLS.findIndex((symbol) => symbol === card) + 1
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** The member of the list with that word, and that card if one is named. */
export function find<W extends LuckyJackMove['move']>(legal: readonly LuckyJackMove[], word: W, card?: string): Extract<LuckyJackMove, { move: W }> | undefined {
  const fits = (move: LuckyJackMove): move is Extract<LuckyJackMove, { move: W }> =>
    move.move === word && (card === undefined || ('card' in move && move.card === card))
  return legal.find(fits)
}
