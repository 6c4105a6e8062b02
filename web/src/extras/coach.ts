/** The coach's hints: when each is said, and what it points at. Words: `page-coach-<game>-<number>` in coach.ftl.
 *
 * A hint looks at the phase, the question and a few plain fields of the view; it knows no rule.
 */
import type { Question, View } from '../wire.ts'

/** What a hint may look at. */
export interface Moment {
  view: View & Record<string, unknown>
  seat: number
  question: Question | null
  /** How many questions this seat has been put since the coach began, this one included. */
  asked: number
}

interface Hint {
  number: number
  when: (moment: Moment) => boolean
  /** The `data-coach` of the thing that is meant. */
  at?: string
  /** What may be chosen is meant, where nothing bears that name. */
  choice?: boolean
}

const phase =
  (name: string, from = 1) =>
  ({ view, question, asked }: Moment) =>
    question !== null && view.phase === name && asked >= from

const mayChoose = (move: string) => ({ question }: Moment) => question?.legal.some((one) => one.move === move) ?? false

/** Something of this seat's in a field that has a place for every seat. */
function mine(moment: Moment, field: string): unknown {
  const all = moment.view[field]
  return Array.isArray(all) ? all[moment.seat] : undefined
}

const holdsOneOrEleven = (moment: Moment) => {
  const shown = mine(moment, 'shown')
  return moment.question !== null && (mine(moment, 'down') === '1/11' || (Array.isArray(shown) && shown.includes('1/11')))
}

type Lines = readonly [when: Hint['when'], at?: string, choice?: 'choice'][]

const LINES: Record<string, Lines> = {
  'lucky-jack': [
    [phase('turn'), 'hand'],
    [phase('turn'), 'top'],
    [phase('turn', 2), 'stock'],
    [phase('keep'), 'held', 'choice'],
    [phase('claim'), 'claim', 'choice'],
    [mayChoose('jackpot'), 'jackpot'],
  ],
  '8-28': [
    [phase('offer'), 'ruler'],
    [phase('offer'), 'offer', 'choice'],
    [phase('offer', 3), 'middle'],
    [holdsOneOrEleven, 'ruler'],
    [phase('offer', 6), 'stay'],
    [phase('aim'), 'aim', 'choice'],
  ],
  'lucky-numbers': [
    [phase('setup-lay'), 'garden'],
    [phase('setup-lay', 2), 'garden', 'choice'],
    [phase('turn'), 'stock'],
    [phase('place'), 'held', 'choice'],
    [phase('turn', 7), 'middle'],
    [phase('turn', 9), 'garden'],
  ],
  'lucky-hand': [
    [(moment) => mine(moment, 'qualified') === false, 'die'],
    [phase('turn'), 'hand', 'choice'],
    [phase('turn', 2), 'pot'],
    [phase('turn', 3), 'others'],
    [phase('counter'), 'counter', 'choice'],
    [phase('stake'), 'hand', 'choice'],
  ],
  'lucky-five': [
    [phase('stake'), 'card'],
    [phase('stake'), 'chips', 'choice'],
    [phase('call'), 'bet', 'choice'],
    [phase('go-on'), 'pile', 'choice'],
    [phase('choose'), 'dice', 'choice'],
    [phase('reroll'), 'dice', 'choice'],
  ],
}

export const HINTS: Record<string, readonly Hint[]> = Object.fromEntries(
  Object.entries(LINES).map(([game, lines]) => [
    game,
    lines.map(([when, at, choice], index) => ({ number: index + 1, when, at, choice: choice !== undefined })),
  ]),
)

/** The hint for this moment: the first that fits and has not been said. */
export function hintFor(game: string, moment: Moment, said: readonly number[]): Hint | null {
  if (moment.view.ending !== null) return null
  return HINTS[game]?.find((hint) => !said.includes(hint.number) && hint.when(moment)) ?? null
}

/** Whether the coach has nothing left to say in this game. */
export function isDone(game: string, view: View, said: readonly number[]): boolean {
  return view.ending !== null || (HINTS[game] ?? []).every((hint) => said.includes(hint.number))
}

const PLACE = 'fiveleaf-coach'

/** The hints of a game that were said in this browser. */
export function saidBefore(game: string): number[] {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number[]>
    return all[game] ?? []
  } catch {
    return []
  }
}

export function keepSaid(game: string, said: readonly number[]): void {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, readonly number[]>
    localStorage.setItem(PLACE, JSON.stringify({ ...all, [game]: said }))
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

const EDGE = 8 // px to the edge of the room
const GAP = 14 // px to what is meant, and its ring
const PER_PIXEL = 12 // what a pixel of distance counts against an overlap of so many square pixels

/** Where the bubble lies: not on what must stay free, on as little as possible of the rest, and near what is meant.
 *
 * `before` is where it lies already: it moves only if it would lie better by far.
 */
export function cornerFor(bubble: { width: number; height: number }, room: Box, meant: Box | null, free: readonly Box[], rest: readonly Box[], before: Corner | null = null): Corner {
  const [most, low] = [room.left + room.width - bubble.width - EDGE, room.top + room.height - bubble.height - EDGE]
  const beside = meant ? [meant.left - bubble.width - GAP, meant.left + meant.width + GAP] : []
  const lefts = [room.left + EDGE, most, room.left + (room.width - bubble.width) / 2, ...beside]
  const edges = [...free, ...(meant ? [meant] : [])].flatMap((box) => [box.top - bubble.height - GAP, box.top + box.height + GAP])
  const tops = [room.top + EDGE, low, ...edges]
  const corners = tops.flatMap((top) => lefts.map((left) => ({ left: within(left, room.left + EDGE, most), top: within(top, room.top + EDGE, low) })))
  const cost = (corner: Corner) => costOf({ ...corner, ...bubble }, meant, free, rest)
  const best = corners.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return before && cost(before) <= cost(best) + 40 * PER_PIXEL ? before : best
}

function costOf(bubble: Box, meant: Box | null, free: readonly Box[], rest: readonly Box[]): number {
  const lies = (on: readonly Box[]) => on.reduce((sum, box) => sum + overlap(bubble, box), 0)
  return 100 * lies(free) + lies(rest) + (meant ? PER_PIXEL * distance(bubble, meant) : 0)
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
