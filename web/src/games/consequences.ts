/** What a choice leads to: what it costs, what it risks, what others decide then. The game's side says it with the question. */
import { getContext, setContext } from 'svelte'
import type { T } from '../lib/texts.ts'
import type { Consequence, Question } from '../wire.ts'

/** What the game says of a move; null where it says nothing. */
export function consequenceOf(question: Pick<Question, 'legal' | 'consequences'> | null, move: object): Consequence | null {
  if (!question?.consequences?.length) return null
  const written = JSON.stringify(move)
  const at = question.legal.findIndex((one) => one === move || JSON.stringify(one) === written)
  return question.consequences[at] ?? null
}

type InWords = (move: object | null | undefined) => string | null

const KEY = 'consequences'

/** Called by the stage: lets everything on it say what a move of the open question leads to. */
export function provideConsequences(question: () => Question | null, t: () => T): void {
  const inWords: InWords = (move) => {
    const consequence = move ? consequenceOf(question(), move) : null
    return consequence && t().localized(consequence)
  }
  setContext(KEY, inWords)
}

/** What a move leads to, in words. */
export function useConsequences(): InWords {
  return getContext<InWords | undefined>(KEY) ?? (() => null)
}

/** The same as attributes of the move's button: for screen readers, and for a pointer that rests on it. */
export function useDescriptions(): (move: object | null | undefined) => { 'aria-description'?: string; title?: string } {
  const inWords = useConsequences()
  return (move) => {
    const words = inWords(move)
    return words ? { 'aria-description': words, title: words } : {}
  }
}
