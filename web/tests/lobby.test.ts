import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { house } from '../src/lib/house.svelte.ts'
import { TableState } from '../src/lib/table.svelte.ts'
import { loadBundle, wordings } from '../src/lib/texts.ts'
import Lobby from '../src/shell/Lobby.svelte'
import TableBar from '../src/table/TableBar.svelte'
import type { BrokenShown, Sealed, SeatShown, TableShown } from '../src/wire.ts'

const seats: SeatShown[] = ['Ada', 'Ben', 'Bruno'].map((name) => ({ kind: name === 'Bruno' ? 'bot' : 'person', name, animal: 'fox', bot: 'simple', away: false, stand_in: false, left: null, reading: false }))
const broken: BrokenShown = { envelope: 'e', secret: '', pledges: ['a', 'b', null], revealed: ['', null, null], missing: [1] }

function shown(seal: Partial<Sealed> = {}, change: Partial<TableShown> = {}): TableShown {
  const whole: Sealed = { scheme: 'hmac-sha-256/2', envelope: 'e1', pledges: ['a', 'b', null], waiting: [], key_hash: null, broken: [], ...seal }
  const pace = { move_seconds: null, away: 'wait', away_seconds: 60 }
  const rest = { type: 'table', table: 't', game: 'lucky-five', options: {}, status: 'lobby', pace, listed: true, host: true, invite: null, seats, yours: [0], yours_left: [], series: null, agreed: [] }
  return { ...rest, views: [], ply: 0, first: 0, events: [], effects: [], windows: [], seal: whole, spectators: 0, coach: 'no', ...change } as unknown as TableShown
}

const words = async () => wordings(await loadBundle('en', 'lucky-five'), 'en', seats.map((seat) => seat.name))
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent?.trim())
const send = vi.spyOn(house.connection, 'send').mockReturnValue()

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  send.mockClear()
})

async function start(seal: Partial<Sealed>) {
  const t = await words()
  const page = render(Lobby, { props: { shown: shown(seal), alarm: null, t } })
  await fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  await vi.advanceTimersByTimeAsync(10)
  return page
}

test('the start is sent at once when everybody has promised', async () => {
  await start({})
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'start' }))
})

test('the start waits a moment for somebody who has just sat down', async () => {
  const page = await start({ pledges: ['a', null, null] })
  expect(send).not.toHaveBeenCalled()
  await page.rerender({ shown: shown() })
  await vi.advanceTimersByTimeAsync(10)
  expect(send).toHaveBeenCalledOnce()
})

test('it does not wait for ever, nor start a game that somebody else has started', async () => {
  const page = await start({ pledges: ['a', null, null] })
  await vi.advanceTimersByTimeAsync(3000)
  expect(send).toHaveBeenCalledOnce()
  page.unmount()
  send.mockClear()
  const second = await start({ pledges: ['a', null, null] })
  await second.rerender({ shown: shown({ pledges: ['a', null, null] }, { status: 'starting' }) })
  await vi.advanceTimersByTimeAsync(3000)
  expect(send).not.toHaveBeenCalled()
})

test('a starting table says who is waited for, and has no button that would be refused', async () => {
  render(Lobby, { props: { shown: shown({ waiting: [1] }, { status: 'starting' }), alarm: null, t: await words() } })
  expect(screen.getByText('The game is starting… we are waiting for the device of Ben.')).toBeTruthy()
  for (const refused of ['Start', 'Stand up', 'Free the seat', 'Leave the table']) expect(buttons()).not.toContain(refused)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getByText('Who begins')).toBeTruthy()
  expect(buttons()).toContain('Rules')
})

test('a broken start is told by name and counted, in the lobby and at the table', async () => {
  const t = await words()
  const lobby = render(Lobby, { props: { shown: shown({ broken: [broken, broken] }), alarm: null, t } })
  expect(screen.getByText('The start was broken off: no answer came in time from Ben.')).toBeTruthy()
  expect(screen.getByText(/2 starts at this table were broken off\./)).toBeTruthy()
  lobby.unmount()
  render(TableBar, { props: { shown: shown({ broken: [broken] }), alarm: null, t, panel: null, seated: true } })
  expect(screen.getByRole('button', { name: 'One start at this table was broken off.' })).toBeTruthy()
})

test.each(['changed', 'accused', 'left-out'] as const)('the alarm “%s” is told in the lobby and at the table', async (alarm) => {
  const t = await words()
  const lobby = render(Lobby, { props: { shown: shown(), alarm, t } })
  expect(screen.getByRole('alert').textContent).toBe(t(`page-alarm-${alarm}`))
  lobby.unmount()
  render(TableBar, { props: { shown: shown(), alarm, t, panel: null, seated: true } })
  expect(screen.getByRole('button', { name: t(`page-alarm-${alarm}`) })).toBeTruthy()
})

test('a table that begins at once shows its lobby only when the start was broken off', () => {
  const table = new TableState()
  table.beginning = true
  table.take(shown())
  table.take(shown({}, { status: 'starting' }))
  expect(table.beginning).toBe(true)
  table.take(shown({ broken: [broken] }))
  expect(table.beginning).toBe(false)
})
