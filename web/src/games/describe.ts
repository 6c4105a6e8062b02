/** A table in words, for people who do not see the board: what a game's `describe.ts` is made of. */
import type { T } from '../lib/texts.ts'
import type { ViewOf } from './contract.ts'

/** What lies in the middle, and what lies before each seat, by seat number; a line each. */
export interface Described {
  table: string[]
  seats: string[][]
}

/** Reads a view aloud; scores and whose turn it is are added by the table. */
export type Describe<G extends string = string> = (view: ViewOf<G>, t: T) => Described

/** A line with its label: “Stock: 12”. */
export function labelled(label: string, value: string | number): string {
  return `${label}: ${value}`
}

/** Equal pieces together: “cherry ×2, bell”. */
export function counted(pieces: readonly { name: string; count: number }[]): string {
  return pieces.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(', ')
}

/** The same from a list in which equal pieces are repeated. */
export function gathered(names: readonly string[]): string {
  return counted([...new Set(names)].map((name) => ({ name, count: names.filter((other) => other === name).length })))
}

/** The lines that there are. */
export function lines(...found: (string | false | null)[]): string[] {
  return found.filter((line): line is string => Boolean(line))
}
