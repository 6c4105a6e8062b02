/** What the coach's advice looks like: which question it belongs to, and how chances are written. */
import type { Advice, Advised, Language, Question } from '../wire.ts'

const CLOSE = 0.01 // chances to win that differ by less are as good as equal
export const LIKELIEST = 12 // outcomes that are shown one by one

/** Whether the advice is about this question: the same ply may put several, one after the other. */
export function isAbout(advised: Advised, question: Question, ply: number): boolean {
  if (advised.seat !== question.seat || advised.ply !== ply || advised.moves.length !== question.legal.length) return false
  const legal = new Set(question.legal.map((move) => JSON.stringify(move)))
  return advised.moves.every(({ move }) => legal.has(JSON.stringify(move)))
}

/** A chance as people say it: nothing that can happen is 0%, nothing that can fail is 100%. */
export function percent(chance: number, language: Language): string {
  const write = new Intl.NumberFormat(language, { style: 'percent' }).format
  if (chance > 0 && chance < 0.005) return `<${write(0.01)}`
  if (chance < 1 && chance >= 0.995) return `>${write(0.99)}`
  return write(chance)
}

/** Whether it hardly matters what is chosen. */
export function isEven(moves: readonly Advice[]): boolean {
  const wins = moves.map(({ win }) => win)
  return Math.max(...wins) - Math.min(...wins) < CLOSE
}
