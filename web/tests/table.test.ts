import { expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte.ts'
import { nextEyes, TableState } from '../src/lib/table.svelte.ts'
import type { Event, SeatView, TableShown } from '../src/wire.ts'

function shown(first: number, events: Event[][], yours = [0], asked: number[] = []): TableShown {
  const views = (yours.length ? yours : [null]).map((seat) => ({
    seat,
    view: {},
    question: seat !== null && asked.includes(seat) ? { seat } : null,
    answered: false,
  })) as unknown as SeatView[]
  return { type: 'table', table: 't', yours, views, first, events, windows: [{ kind: 'move', total: 9, left: 4 }] } as unknown as TableShown
}
const [a, b, c]: Event[] = [{ chance: 'a' }, { chance: 'b' }, { chance: 'c' }]

test('events are kept in order, and the new ones told apart', () => {
  const table = new TableState()
  expect(table.take(shown(0, [[a!, b!]]), 100)).toBe(true)
  expect(table.news(0)).toEqual([])
  expect(table.windows[0]?.ends).toBe(104)
  table.take(shown(2, [[c!]]))
  expect(table.log(0)).toEqual([a, b, c])
  expect(table.news(0)).toEqual([c])
  expect(table.known).toBe(3)
})

test('events that were sent twice count once', () => {
  const table = new TableState()
  table.take(shown(0, [[a!, b!]]))
  table.take(shown(1, [[b!, c!]]))
  expect(table.log(0)).toEqual([a, b, c])
  expect(table.news(0)).toEqual([c])
})

test('a gap is noticed, and everything is asked for again', () => {
  const table = new TableState()
  table.take(shown(0, [[a!]]))
  expect(table.take(shown(2, [[c!]]))).toBe(false)
  expect(table.known).toBe(0)
})

test('a spectator has a log too', () => {
  const table = new TableState()
  table.take(shown(0, [[a!]], []))
  expect(table.log(null)).toEqual([a])
})

test('the device shows the eyes of whoever is asked, and stays with them otherwise', () => {
  expect(nextEyes(shown(0, [[]], []), null)).toBe(null)
  expect(nextEyes(shown(0, [[], []], [1, 2], [2]), 1)).toBe(2)
  expect(nextEyes(shown(0, [[], []], [1, 2], [1, 2]), 2)).toBe(2)
  expect(nextEyes(shown(0, [[], []], [1, 2]), 2)).toBe(2)
})

test('a seat contributes once, and again when it was left and taken anew', () => {
  const send = vi.spyOn(house.connection, 'send').mockReturnValue()
  for (const yours of [[1], [1], [], [1], [1, 2]]) house.prepare(shown(0, [], yours))
  expect(send.mock.calls.map(([message]) => message.type === 'contribute' && message.seat)).toEqual([1, 1, 2])
  send.mockRestore()
})
