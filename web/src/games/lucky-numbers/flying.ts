/** Flights as they are drawn: from where to where on the board, and when. */
import type { Flight } from './flights.ts'
import { HEAP } from './table.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Flying {
  id: number
  tile: number
  from: Box
  to: Box
  delay: number
  duration: number
  /** It leaves the heap face down. */
  turns: boolean
}

const DURATION = 460 // ms
const LAST = 900 // ms for the tile that ends the game: everybody looks where it goes
const STAGGER = 45 // ms between tiles that leave the same heap
const LATEST = 180 // ms until the last one leaves
let count = 0

/** A board's corner on the screen, as if it were not scrolled. */
export function cornerOf(root: HTMLElement): { left: number; top: number } {
  const { left, top } = root.getBoundingClientRect()
  return { left, top: top - root.scrollTop }
}

/** Where every place of a board is now. */
export function boxes(root: HTMLElement): Map<string, Box> {
  const corner = cornerOf(root)
  const found = new Map<string, Box>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, top, width, height } = node.getBoundingClientRect()
    found.set(node.dataset.place!, { left: left - corner.left, top: top - corner.top, width, height })
  }
  return found
}

/** Flights between known places, those from the heap one after the other; slower when they end the game. */
export function plan(flights: readonly Flight[], before: Map<string, Box>, after: Map<string, Box>, last = false): (Flying & { place: string })[] {
  let left = 0
  return flights.flatMap(({ tile, from, to }) => {
    const [start, end] = [before.get(from) ?? after.get(from), after.get(to)]
    if (!start?.width || !end?.width) return []
    const turns = from === HEAP
    const delay = turns ? Math.min(LATEST, STAGGER * left++) : 0
    return [{ id: ++count, tile, from: start, to: end, delay, duration: last ? LAST : DURATION, turns, place: to }]
  })
}
