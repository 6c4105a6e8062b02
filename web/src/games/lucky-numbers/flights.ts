/** Which tiles went where between two views: what the board shows by motion. */
import type { LuckyNumbersView as View } from '../../wire.ts'
import { HEAP, HELD, cellPlace, isSetUp, middlePlace, trayPlace } from './table.ts'

export interface Flight {
  tile: number
  from: string
  to: string
}

/** The tiles that moved; none when the views are not of one race, seen by the same eyes. */
export function flights(before: View, after: View): Flight[] {
  const same = before.seat === after.seat && before.seats === after.seats
  if (!same || (before.races !== after.races && after.ending === null)) return []
  const placed = after.gardens.flatMap((_, seat) => planted(before, after, seat))
  return [...placed, ...dealt(before, after), ...turnedUp(before, after, placed)]
}

/** New tiles in a garden, and those that made room for them. */
function planted(before: View, after: View, seat: number): Flight[] {
  const found: Flight[] = []
  after.gardens[seat]?.forEach((tile, cell) => {
    const old = before.gardens[seat]?.[cell] ?? null
    if (tile === null || tile === old) return
    const place = cellPlace(seat, cell)
    found.push({ tile, from: origin(before, seat, tile, found), to: place })
    if (old !== null) found.push({ tile: old, from: place, to: middlePlace(old) })
  })
  return found
}

/** Where a tile that is planted now was before. */
function origin(before: View, seat: number, tile: number, used: Flight[]): string {
  if (isSetUp(before)) {
    const places = (before.drawn[seat] ?? []).map((drawn, index) => (drawn === tile ? trayPlace(seat, index) : ''))
    return places.find((place) => place && !used.some(({ from }) => from === place)) ?? HEAP
  }
  if (before.held === tile) return HELD
  return before.middle[tile] ? middlePlace(tile) : HEAP
}

/** Tiles drawn for the set-up. */
function dealt(before: View, after: View): Flight[] {
  return after.drawn.flatMap((drawn, seat) => {
    const old = before.drawn[seat]?.length ?? 0
    return drawn.map((tile, index) => ({ tile, from: HEAP, to: trayPlace(seat, index) })).slice(old)
  })
}

/** The tile that was drawn, or the one that was drawn and not wanted. */
function turnedUp(before: View, after: View, placed: Flight[]): Flight[] {
  const found: Flight[] = []
  const held = before.held
  if (held !== null && after.held !== held && !placed.some(({ from }) => from === HELD)) {
    found.push({ tile: held, from: HELD, to: middlePlace(held) })
  }
  if (after.held !== null && after.held !== held) found.push({ tile: after.held, from: HEAP, to: HELD })
  return found
}
