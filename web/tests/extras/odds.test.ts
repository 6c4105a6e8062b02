import { describe, expect, it } from 'vitest'
import { Odds } from '../../src/extras/odds.ts'
import type { Drawn } from '../../src/wire.ts'

const die = (weights: number[], values = weights.map((_, index) => index + 1)): Drawn => ({
  index: 0,
  event: { chance: 'roll', die: 'red', value: 1 },
  outcomes: values.map((value) => ({ chance: 'roll', die: 'red', value })),
  weights,
})
const fault = (drawn: Drawn, seats = 2) => new Odds('lucky-five', seats).fault(drawn)

/** A tile that is drawn from those that are left, by number. */
function tile(value: number, stock: Record<number, number>): Drawn {
  const outcomes = Object.keys(stock).map((number) => ({ chance: 'draw', seat: 0, tile: Number(number) }))
  return { index: 0, event: { chance: 'draw', seat: 0, tile: value }, outcomes, weights: Object.values(stock) }
}
function stockFaults(...drawn: Drawn[]) {
  const odds = new Odds('lucky-numbers', 2)
  return drawn.map((one) => odds.fault(one))
}

describe('one event', () => {
  it('is right with all faces of a die, each once, in order', () => {
    expect(fault(die([1, 1, 1, 1, 1, 1]))).toBeNull()
  })

  it('has weights that can be', () => {
    for (const weights of [[1.5, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1], [-1, 1, 1, 1, 1, 1], [2, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1]]) {
      expect(fault(die(weights))).toBe('weights')
    }
    expect(fault({ ...die([1, 1, 1, 1, 1, 1]), weights: [1, 1] })).toBe('weights')
    expect(fault({ ...die([]), outcomes: [] })).toBe('weights')
  })

  it('has its outcomes in the published order, none twice, none unknown', () => {
    for (const values of [[6, 5, 4, 3, 2, 1], [1, 1, 3, 4, 5, 6], [1, 2, 3, 4, 5, 7]]) expect(fault(die([1, 1, 1, 1, 1, 1], values))).toBe('order')
  })

  it('has outcomes of one kind that differ in the published field only', () => {
    const right = die([1, 1, 1, 1, 1, 1])
    const other = (change: object) => ({ ...right, outcomes: right.outcomes.map((one, index) => (index ? one : { ...one, ...change })) })
    expect(fault(other({ chance: 'turn' }))).toBe('order')
    expect(fault(other({ die: 'yellow' }))).toBe('order')
    expect(fault({ ...right, event: { chance: 'wish' }, outcomes: [{ chance: 'wish' }], weights: [1] })).toBe('order')
    expect(new Odds('chess', 2).fault(right)).toBe('order')
  })

  it('lets every seat begin, and nobody else', () => {
    const begins = (count: number): Drawn => ({
      index: 0,
      event: { chance: 'begins', seat: 0 },
      outcomes: Array.from({ length: count }, (_, seat) => ({ chance: 'begins', seat })),
      weights: Array(count).fill(1),
    })
    expect(fault(begins(3), 3)).toBeNull()
    expect(fault(begins(2), 3)).toBe('weights')
    expect(fault(begins(4), 3)).toBe('order')
  })
})

describe('a stock', () => {
  it('runs down by what is drawn, to the last piece of a kind', () => {
    expect(stockFaults(tile(1, { 1: 2, 2: 1 }), tile(2, { 1: 1, 2: 1 }), tile(1, { 1: 1 }))).toEqual([null, null, null])
  })

  it('is found out when what was drawn is still there, or something else is gone', () => {
    expect(stockFaults(tile(1, { 1: 2, 2: 2 }), tile(1, { 1: 1, 2: 1 }))).toEqual([null, 'stock'])
    expect(stockFaults(tile(1, { 1: 2, 2: 2 }), tile(1, { 1: 2, 2: 1 }))).toEqual([null, 'stock'])
    expect(stockFaults(tile(1, { 1: 2, 2: 2 }), tile(1, { 1: 1, 2: 3 }))).toEqual([null, 'stock'])
    expect(stockFaults(tile(1, { 1: 2, 2: 2 }), tile(1, { 1: 1, 2: 2, 3: 1 }))).toEqual([null, 'stock'])
  })

  it('comes back by a reshuffle, never to more than there was', () => {
    expect(stockFaults(tile(1, { 1: 2, 2: 1 }), tile(1, { 1: 1, 2: 1 }), tile(1, { 1: 2, 2: 1 }))).toEqual([null, null, null])
    expect(stockFaults(tile(1, { 1: 2, 2: 1 }), tile(1, { 1: 1, 2: 1 }), tile(1, { 1: 3, 2: 1 }))).toEqual([null, null, 'stock'])
  })
})
