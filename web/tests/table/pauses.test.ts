import { expect, it } from 'vitest'
import { framesOf } from '../../src/table/pauses.ts'
import type { TableShown } from '../../src/wire.ts'

const step = (move: string) => ({ event: { move }, effects: [] })
const seat = (seat: number) => ({ seat, view: `now of ${seat}`, question: { seat }, answered: false })
const message = (ply: number, ...plies: number[]) => {
  const pauses = [0, 1].map((seat) => plies.map((ply) => ({ ply, view: `${ply} of ${seat}` })))
  return { ply, status: 'over', views: [seat(0), seat(1)], windows: [{}], result: {}, pauses } as unknown as TableShown
}

it('makes a frame of every result on the way, with what led to it', () => {
  const { frame, pauses } = framesOf(message(24, 21, 23), [step('a'), step('b'), step('c'), step('d')])
  expect([...pauses.keys()]).toEqual([1, 3])
  expect(pauses.get(1)).toMatchObject({ steps: [step('a')], shown: { ply: 21, status: 'running', windows: [], result: null } })
  expect(pauses.get(3)!.shown.views).toEqual([0, 1].map((seat) => ({ seat, view: `23 of ${seat}`, question: null, answered: false })))
  expect([pauses.get(3)!.steps, frame.steps]).toEqual([[step('b'), step('c')], [step('d')]])
  expect(frame.shown.status).toBe('over')
})

it('leaves out results that were seen before', () => {
  const { frame, pauses } = framesOf(message(24, 21, 23), [step('d')])
  expect([pauses.size, frame.steps]).toEqual([0, [step('d')]])
})
