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

export interface Hint {
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

/** The box around some elements; null around none. */
export function around(elements: Iterable<Element>): Box | null {
  const boxes = [...elements].map((one) => one.getBoundingClientRect()).filter((box) => box.width && box.height)
  if (!boxes.length) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left, height: Math.max(...boxes.map((box) => box.bottom)) - top }
}

/** Things that lie in the upper part of a board, should their place not be known. */
const ABOVE = ['top', 'stock', 'middle', 'card', 'others', 'die']

/** Where the bubble leaves what is meant free: over it if it is in the lower half of the screen, else under it. */
export function sideOf(target: Box | null, height: number, at?: string): 'over' | 'under' {
  const above = target ? target.top + target.height / 2 < height / 2 : ABOVE.includes(at ?? '')
  return above ? 'under' : 'over'
}
