/** Which of a game's hints is given now, which were given before, and where the bubble lies. */
import type { Hint, Moment } from '../games/hints.ts'
import { manifestOf } from '../games/index.ts'
import type { View } from '../wire.ts'

/** A hint with its number, by which it is remembered and worded. */
type Numbered = Hint & { number: number }

function hintsOf(game: string): Numbered[] {
  return manifestOf(game).hints.map((hint, index) => ({ ...hint, number: index + 1 }))
}

/** The hint for this moment: the first that fits and has not been given. */
export function hintFor(game: string, moment: Moment, given: readonly number[]): Numbered | null {
  if (moment.view.ending !== null) return null
  return hintsOf(game).find((hint) => !given.includes(hint.number) && hint.when(moment)) ?? null
}

/** Whether the coach has nothing left to say in this game. */
export function isDone(game: string, view: View, given: readonly number[]): boolean {
  return view.ending !== null || hintsOf(game).every((hint) => given.includes(hint.number))
}

const PLACE = 'fiveleaf-coach'

/** The hints of a game that were given in this browser. */
export function givenBefore(game: string): number[] {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number[]>
    return all[game] ?? []
  } catch {
    return []
  }
}

export function saveGiven(game: string, given: readonly number[]): void {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, readonly number[]>
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [game]: given }))
  } catch {
    // Without storage the coach may repeat itself.
  }
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The boxes of elements that can be seen. */
export function boxes(elements: Iterable<Element>): Box[] {
  return [...elements].map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
}

/** The box around some others; null around none. */
export function around(inner: readonly Box[]): Box | null {
  if (!inner.length) return null
  const left = Math.min(...inner.map((box) => box.left))
  const top = Math.min(...inner.map((box) => box.top))
  const [right, bottom] = [Math.max(...inner.map((box) => box.left + box.width)), Math.max(...inner.map((box) => box.top + box.height))]
  return { left, top, width: right - left, height: bottom - top }
}

export interface Corner {
  left: number
  top: number
}

/** Where a bubble may lie. */
export interface Ground {
  room: Box
  /** What the hint is about. */
  meant: Box | null
  /** What must not be covered: what the hint is about, and what may be chosen. */
  free: readonly Box[]
  /** What is covered only where something else would have to be that must not: the question. */
  line: readonly Box[]
  /** What is covered only if nothing else can be. */
  rest: readonly Box[]
}

/** How wide the bubble may be, in px; a small one has no mascot and smaller letters. */
export interface Form {
  width: number
  isSmall: boolean
}

/** The first is the best where there is room. */
export const FORMS: readonly Form[] = [
  ...[460, 300].map((width) => ({ width, isSmall: false })),
  ...[460, 640, 360, 300, 240, 190, 150].map((width) => ({ width, isSmall: true })),
]

const EDGE = 8 // px to the edge of the room
const GAP = 14 // px to what is meant, and its ring
const PER_PIXEL = 12 // what a pixel of distance counts against an overlap of so many square pixels

/** Where the bubble lies: not on what must stay free, on as little as possible of the rest, and near what is meant.
 *
 * `before` is where it lies already: it moves only if it would lie better by far.
 */
export function cornerFor(bubble: { width: number; height: number }, ground: Ground, before: Corner | null = null): Corner {
  const { room, meant, free, line } = ground
  const [most, low] = [room.left + room.width - bubble.width - EDGE, room.top + room.height - bubble.height - EDGE]
  const edges = [...free, ...line, ...(meant ? [meant] : [])]
  const lefts = [room.left + EDGE, most, room.left + (room.width - bubble.width) / 2, ...edges.flatMap((box) => [box.left - bubble.width - GAP, box.left + box.width + GAP])]
  const tops = [room.top + EDGE, low, ...edges.flatMap((box) => [box.top - bubble.height - GAP, box.top + box.height + GAP])]
  const corners = tops.flatMap((top) => lefts.map((left) => ({ left: within(left, room.left + EDGE, most), top: within(top, room.top + EDGE, low) })))
  const cost = (corner: Corner) => costOf({ ...corner, ...bubble }, ground)
  const best = corners.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  const mayStay = before && before.left <= most && before.top <= low
  return mayStay && cost(before) <= cost(best) + 40 * PER_PIXEL ? before : best
}

/** How much of what has to be free lies under a bubble, or out of sight. */
export function faultOf(bubble: Box, { free, line, room }: Ground): number {
  return lies(bubble, free) + lies(bubble, line) / 10 + 10 * bubble.width * Math.max(0, bubble.height + 2 * EDGE - room.height)
}

function costOf(bubble: Box, { meant, free, line, rest }: Ground): number {
  return 1000 * lies(bubble, free) + 100 * lies(bubble, line) + lies(bubble, rest) + (meant ? PER_PIXEL * distance(bubble, meant) : 0)
}

function lies(bubble: Box, on: readonly Box[]): number {
  return on.reduce((sum, box) => sum + overlap(bubble, box), 0)
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

function distance(a: Box, b: Box): number {
  const x = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width)
  const y = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)
  return x + y
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
