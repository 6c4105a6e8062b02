/** Counted luck: how far a count is from what is expected, and where that is drawn. */
import type { OutcomeCounted } from '../wire.ts'

/** Standard deviations on both sides that hold 95 % and 99.9 % of all cases; the same as in `luck/tally.py`. */
export const WIDE = 1.959964
export const WIDEST = 3.290527
/** Standard deviations on both sides that are drawn. */
const REACH = 4.6

export type Place = 'inside' | 'outside' | 'far'

/** How many standard deviations the count is away from what is expected. */
export function away(row: OutcomeCounted): number {
  return row.deviation > 0 ? (row.count - row.expected) / row.deviation : 0
}

/** Inside the inner band, outside it, or outside the outer one as well. */
export function placeOf(row: OutcomeCounted): Place {
  const distance = Math.abs(away(row))
  return distance > WIDEST ? 'far' : distance > WIDE ? 'outside' : 'inside'
}

/** A place in the picture, in percent from the left; what is too far away is drawn at the edge. */
export function across(deviations: number): number {
  return 50 + (50 * Math.max(-REACH, Math.min(REACH, deviations))) / (REACH + 0.3)
}

/** How many counts lie outside their inner band, of how many, and how many chance alone puts there. */
export function outsideOf(rows: readonly OutcomeCounted[]): { all: number; outside: number; expected: number } {
  const free = rows.filter((row) => row.deviation > 0)
  return { all: free.length, outside: free.filter((row) => placeOf(row) !== 'inside').length, expected: Math.round(0.05 * free.length) }
}

/** The counts that lie in a band. */
export function bandOf(row: OutcomeCounted, width: number): [number, number] {
  return [Math.max(0, row.expected - width * row.deviation), row.expected + width * row.deviation]
}
