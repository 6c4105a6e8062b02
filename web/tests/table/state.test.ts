import { expect, test, vi } from 'vitest'
import { rememberTable } from '../../src/extras/memory.ts'
import { house } from '../../src/lib/house.svelte.ts'
import { nextViewer, TableState } from '../../src/lib/table.svelte.ts'
import type { Event, SeatView, TableShown } from '../../src/wire.ts'

function shown(first: number, events: Event[][], yours = [0], asked: number[] = []): TableShown {
  const views = (yours.length ? yours : [null]).map((seat) => ({
    seat,
    view: {},
    question: seat !== null && asked.includes(seat) ? { seat } : null,
    answered: false,
  })) as unknown as SeatView[]
  const seal = { envelope: '', pledges: yours.map(() => null), waiting: [], broken: [], key_hash: null }
  const windows = [{ kind: 'move', total: 9, left: 4 }]
  return { type: 'table', table: 't', status: 'lobby', seats: [], seal, yours, views, first, events, effects: events.map((list) => list.map(() => [])), windows } as unknown as TableShown
}
const [a, b, c]: Event[] = [{ chance: 'a' }, { chance: 'b' }, { chance: 'c' }]

test('events are kept in order, and the new ones told apart', () => {
  const table = new TableState()
  expect(table.take(shown(0, [[a!, b!]]), 100)).toBe(true)
  expect(table.news(0)).toEqual([])
  expect(table.windows[0]?.ends).toBe(104)
  table.take(shown(2, [[c!]]))
  expect(table.log(0).map(({ event }) => event)).toEqual([a, b, c])
  expect(table.news(0)).toEqual([{ event: c, effects: [] }])
  expect(table.known).toBe(3)
})

test('events that were sent twice count once', () => {
  const table = new TableState()
  table.take(shown(0, [[a!, b!]]))
  table.take(shown(1, [[b!, c!]]))
  expect(table.log(0).map(({ event }) => event)).toEqual([a, b, c])
  expect(table.news(0)).toEqual([{ event: c, effects: [] }])
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
  expect(table.log(null)).toEqual([{ event: a, effects: [] }])
})

test('the device shows the view of the seat that is asked, and stays with it otherwise', () => {
  expect(nextViewer(shown(0, [[]], []), null)).toBe(null)
  expect(nextViewer(shown(0, [[], []], [1, 2], [2]), 1)).toBe(2)
  expect(nextViewer(shown(0, [[], []], [1, 2], [1, 2]), 2)).toBe(2)
  expect(nextViewer(shown(0, [[], []], [1, 2]), 2)).toBe(2)
})

test('the start of a table that begins at once follows the pledge', async () => {
  const send = vi.spyOn(house.connection, 'send').mockReturnValue()
  vi.spyOn(house, 'introduce').mockResolvedValue(true)
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ table: 't', invite: null })))
  await house.make({ game: 'lucky-five', seats: [{ kind: 'me' }], start: true })
  rememberTable(shown(0, [], [1]))
  house.prepare(shown(0, [], [1]))
  expect(send.mock.calls.map(([message]) => message.type)).toEqual(['pledge', 'start'])
  house.prepare(shown(0, [], [1]))
  expect(send.mock.calls.map(([message]) => message.type)).toEqual(['pledge', 'start', 'pledge'])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
