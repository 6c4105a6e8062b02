/** The pieces as the notation names them, and the shapes that tell the dice apart without their colour. */
import type { LuckyFiveMove, LuckyFiveView } from '../../wire.ts'
import type { QuestionOf } from '../contract.ts'

export type DieName = 'red' | 'orange' | 'yellow'

/** In the order in which a view lists how they lie. */
export const DICE: readonly DieName[] = ['red', 'orange', 'yellow']
/** In the order in which a view counts chips; the values that are printed on them. */
export const CHIPS: readonly number[] = [10, 50, 100]
/** In the order in which a view counts cards; slot 0 is empty. */
export const KINDS: readonly string[] = [
  '',
  'red',
  'orange',
  'yellow',
  'red+orange',
  'red+yellow',
  'orange+yellow',
  'red+orange+yellow',
  '??',
  '!!',
  'lucky-five',
]

/** The shape of a die's pips, around 0 0 and about 20 across: a heart, a diamond, a star. */
export const MARKS: Record<DieName, string> = {
  red: 'M0 9.5C-15-.5-10.500-9.500-5-9.200-2-9 0-6.500 0-5 0-6.500 2-9 5-9.200 10.500-9.500 15-.5 0 9.500Z',
  orange: 'M0-10.500Q1 -10.500 1.800-9.500L8.500-1Q9.200 0 8.500 1L1.800 9.500Q1 10.500 0 10.500-1 10.500-1.800 9.500L-8.500 1Q-9.200 0-8.500-1L-1.800-9.500Q-1-10.500 0-10.500Z',
  yellow: star(),
}

/** Where the pips of each face are, in a square of 100. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [[29, 29], [71, 71]],
  3: [[26, 26], [50, 50], [74, 74]],
  4: [[29, 29], [71, 29], [29, 71], [71, 71]],
  5: [[26, 26], [74, 26], [50, 50], [26, 74], [74, 74]],
  6: [[30, 24], [70, 24], [30, 50], [70, 50], [30, 76], [70, 76]],
}

function star(): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const [turn, far] = [(index * Math.PI) / 5 - Math.PI / 2, index % 2 ? 5.4 : 11]
    return `${(far * Math.cos(turn)).toFixed(1)} ${(far * Math.sin(turn) + 0.6).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** The dice that are pictured on a card. */
export function pictured(card: string): DieName[] {
  return DICE.filter((die) => card.split('+').includes(die))
}

/** How many pieces there are of all kinds. */
export function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What the named dice show together. */
export function shown(dice: LuckyFiveView['dice'], names: readonly string[]): number {
  return DICE.reduce((sum, die, index) => sum + (names.includes(die) ? (dice[index] ?? 0) : 0), 0)
}

/** The cards of the turn without the one that lies on top. */
export function earlier(view: LuckyFiveView): string[] {
  const cards = [...view.turned]
  if (view.card !== null && cards.includes(view.card)) cards.splice(cards.indexOf(view.card), 1)
  return cards
}

/** The legal move with these words, or none. */
export function legal(question: QuestionOf<'lucky-five'> | null, word: LuckyFiveMove['move'], rest: Record<string, unknown> = {}): LuckyFiveMove | null {
  const fits = (move: Record<string, unknown>) => move.move === word && Object.entries(rest).every(([key, value]) => move[key] === value)
  return question?.legal.find(fits) ?? null
}
