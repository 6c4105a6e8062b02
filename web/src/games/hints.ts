/** The coach's hints: when each is given, and what it points at. A hint knows no rule: it looks at the question and a few plain fields of the view. */
import type { Question, View } from '../wire.ts'

/** What a hint may look at. */
export interface Moment {
  view: View & Record<string, unknown>
  seat: number
  question: Question | null
  /** How many questions this seat has been asked since the coach began, this one included. */
  asked: number
}

/** A hint; its words are `page-coach-<game>-<number>` in coach.ftl, numbered from 1 in the order of the manifest. */
export interface Hint {
  when: (moment: Moment) => boolean
  /** The `data-coach` of the element that it points at. */
  at?: string
  /** It points at what may be chosen where no element has that name. */
  choice?: boolean
}

/** This phase's question, from the given number of questions on. */
export function phase(name: string, from = 1): Hint['when'] {
  return ({ view, question, asked }) => question !== null && view.phase === name && asked >= from
}

/** A move with this name is legal. */
export function mayChoose(move: string): Hint['when'] {
  return ({ question }) => question?.legal.some((one) => one.move === move) ?? false
}

/** The seat's entry in a field that has one for every seat. */
export function ownOf({ view, seat }: Moment, field: string): unknown {
  const all = view[field]
  return Array.isArray(all) ? all[seat] : undefined
}
