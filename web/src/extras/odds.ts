/** What can be said of the odds without knowing a rule: the published order of outcomes, and a stock that runs down. */
import type { Drawn, Event } from '../wire.ts'
import { CHANCES } from './chances.ts'

export type OddsFault = 'weights' | 'order' | 'stock'

/** Weights by the value that varies. */
type Stock = Map<unknown, number>

/** The odds of one game's chance events, in the order in which they happened. */
export class Odds {
  readonly #game: string
  readonly #seats: number
  #first: Stock | null = null // at the first piece that was drawn
  #left: Stock = new Map() // after the newest

  constructor(game: string, seats: number) {
    this.#game = game
    this.#seats = seats
  }

  /** What is wrong with the odds of the next event, if anything is. */
  fault(drawn: Drawn): OddsFault | null {
    const { event, outcomes, weights } = drawn
    if (!areWeights(weights, outcomes.length)) return 'weights'
    const kind = CHANCES[this.#game]?.[String(event.chance)]
    if (!kind) return 'order'
    const values = outcomes.map((outcome) => outcome[kind.field])
    const published = event.chance === 'begins' ? kind.values.slice(0, this.#seats) : kind.values
    if (!outcomes.every((outcome) => same({ ...outcome, [kind.field]: null }, { ...event, [kind.field]: null }))) return 'order'
    if (JSON.stringify(values) !== JSON.stringify(published.filter((value) => values.includes(value)))) return 'order'
    if (kind.stock) return this.#stockFault(new Map(values.map((value, index) => [value, weights[index]!])), event[kind.field])
    return values.length === published.length && weights.every((weight) => weight === 1) ? null : 'weights'
  }

  /** Pieces that were drawn are gone until a reshuffle, which brings back none that was never there. */
  #stockFault(stock: Stock, drawn: unknown): OddsFault | null {
    const [first, left] = [this.#first ?? stock, this.#first ? this.#left : stock]
    this.#first = first
    this.#left = new Map(stock).set(drawn, (stock.get(drawn) ?? 0) - 1)
    const values = [...new Set([...left.keys(), ...stock.keys()])]
    if (values.every((value) => (stock.get(value) ?? 0) === (left.get(value) ?? 0))) return null
    const isWithin = values.every((value) => within(stock.get(value) ?? 0, left.get(value) ?? 0, first.get(value) ?? 0))
    return isWithin ? null : 'stock'
  }
}

function within(count: number, least: number, most: number): boolean {
  return least <= count && count <= most
}

/** Whole, positive, and one for each outcome. */
function areWeights(weights: readonly number[], count: number): boolean {
  return count > 0 && weights.length === count && weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)
}

export function same(one: Event, other: Event): boolean {
  return text(one) === text(other)
}

function text(event: Event): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
}
