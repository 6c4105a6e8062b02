import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isAbout, isEven, percent } from '../../src/extras/advice.ts'
import Advice from '../../src/extras/Advice.svelte'
import { house } from '../../src/lib/house.svelte.ts'
import { settings } from '../../src/lib/settings.svelte.ts'
import { COACH, TableState } from '../../src/lib/table.svelte.ts'
import { loadBundle, wordings } from '../../src/lib/texts.ts'
import type { Advised, FromPage, Question } from '../../src/wire.ts'

const moves = [{ move: 'stop' }, { move: 'go-on' }]
const question: Question = { seat: 0, ask: { key: 'ask-go-on', game: 'lucky-five', clause: null, params: {} }, legal: moves, consequences: [], suggested: null }
const advised: Advised = {
  type: 'advised',
  table: 't',
  seat: 0,
  ply: 7,
  moves: [
    { move: moves[1]!, win: 0.62, best: true, prospects: Array.from({ length: 14 }, (_, index) => ({ event: { chance: 'roll', dice: ['red'], faces: [index + 1], seat: 0 }, chance: 1 / 14, win: 0.5 + index / 100 })), reason: { key: 'reason-go-on', params: { points: 40 } } },
    { move: moves[0]!, win: 0.4, best: false, prospects: [], reason: null },
  ],
}
const words = async () => wordings(await loadBundle('en', 'lucky-five'), 'en', ['Ada', 'Ben'])

let sent: FromPage[]
beforeEach(() => {
  sent = []
  vi.spyOn(house.connection, 'send').mockImplementation((message) => void sent.push(message))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  house.connection.online = true
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  house.connection.online = false
})

async function shown(more: Record<string, unknown> = {}) {
  const table = new TableState()
  const choose = vi.fn()
  const props = { table, id: 't', seat: 0, question, ply: 7, wide: true, choose, t: await words(), ...more }
  return { table, choose, props, ...render(Advice, { props }) }
}

describe('chances', () => {
  it('are written so that nothing possible is 0% and nothing open is 100%', () => {
    expect([0, 0.001, 0.004, 0.54, 0.996, 1].map((chance) => percent(chance, 'en'))).toEqual(['0%', '<1%', '<1%', '54%', '>99%', '100%'])
    expect(percent(0.54, 'de')).toMatch(/^54\s%$/)
  })

  it('are even when they hardly differ', () => {
    expect(isEven(advised.moves)).toBe(false)
    expect(isEven([{ ...advised.moves[0]!, win: 0.404 }, advised.moves[1]!])).toBe(true)
  })
})

describe('advice', () => {
  it('belongs to one question of one seat', () => {
    expect(isAbout(advised, question, 7)).toBe(true)
    expect(isAbout(advised, question, 8)).toBe(false)
    expect(isAbout(advised, { ...question, seat: 1 }, 7)).toBe(false)
    expect(isAbout(advised, { ...question, legal: [moves[0]!] }, 7)).toBe(false)
    expect(isAbout(advised, { ...question, legal: [moves[0]!, { move: 'other' }] }, 7)).toBe(false)
  })

  it('is asked for once a question', async () => {
    const { rerender } = await shown()
    expect(sent).toEqual([{ type: 'advise', table: 't', seat: 0, id: COACH }])
    await rerender({ question: { ...question } })
    expect(sent.length).toBe(1)
    await rerender({ question: { ...question, legal: [moves[0]!] } })
    expect(sent.length).toBe(2)
    await rerender({ question: null })
    expect(sent.length).toBe(2)
    expect(screen.getByRole('status').textContent).toContain('Somebody else')
  })

  it('is asked for again when the connection is back, unless it is there', async () => {
    const { table } = await shown()
    house.connection.online = false
    flushSync()
    house.connection.online = true
    flushSync()
    expect(sent.length).toBe(2)
    table.advise(advised)
    house.connection.online = false
    flushSync()
    house.connection.online = true
    flushSync()
    expect(sent.length).toBe(2)
    expect(screen.getAllByRole('listitem').length).toBe(2)
  })

  it('comes by itself when the coach was not ready', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { table } = await shown()
    table.unadvised = { key: 'error-coach-not-ready', game: null, clause: null, params: {} }
    flushSync()
    expect(screen.getByRole('status').textContent).toContain('warming up')
    vi.advanceTimersByTime(4100)
    expect(sent.length).toBe(2)
    table.unadvised = { key: 'error-coach-not-ready', game: null, clause: null, params: {} }
    flushSync()
    vi.advanceTimersByTime(4100)
    expect(sent.length).toBe(3)
    table.advise(advised)
    flushSync()
    vi.advanceTimersByTime(60_000)
    expect(sent.length).toBe(3)
  })

  it('says what went wrong, and does not insist', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { table } = await shown()
    table.unadvised = { key: 'error-coach-failed', game: null, clause: null, params: {} }
    flushSync()
    vi.advanceTimersByTime(60_000)
    expect(sent.length).toBe(1)
    expect(screen.getByRole('status').textContent).toContain('own idea')
  })

  it('shows every move, the best first and starred, with its bar', async () => {
    const { table, container } = await shown()
    table.advise(advised)
    flushSync()
    const rows = screen.getAllByRole('listitem')
    expect(rows.map((row) => within(row).getByRole('button').textContent?.replace(/\s+/g, ' ').trim())).toEqual([
      expect.stringMatching(/Best move: .*chance to win 62%/),
      expect.stringMatching(/^(?!Best).*chance to win 40%/),
    ])
    expect([...container.querySelectorAll<HTMLElement>('.row > .bar > span')].map((bar) => bar.style.width)).toEqual(['62%', '40%'])
    expect(container.querySelector('.headline')?.textContent).toContain('The coach would choose')
  })

  it('opens a move instead of playing it; playing it is a button of its own', async () => {
    const { table, choose } = await shown()
    table.advise(advised)
    flushSync()
    const [best, other] = screen.getAllByRole('listitem')
    await fireEvent.click(within(best!).getByRole('button'))
    expect(choose).not.toHaveBeenCalled()
    expect(within(best!).getAllByRole('row').length).toBe(13)
    expect(best!.textContent).toContain('2 more that are rarer')
    await fireEvent.click(within(other!).getByRole('button'))
    expect(other!.textContent).toContain('No luck')
    await fireEvent.click(within(other!).getByRole('button', { name: 'Play this' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(moves[0])
  })

  it('is one line on a phone, and a sheet that is pulled up', async () => {
    const { table, choose } = await shown({ wide: false })
    expect(screen.getByRole('status').textContent).toContain('thinking')
    table.advise(advised)
    flushSync()
    await fireEvent.click(screen.getByRole('button', { name: /62%/ }))
    expect(choose).not.toHaveBeenCalled()
    const sheet = document.querySelector('dialog')!
    expect(sheet.querySelectorAll('li').length).toBe(2)
    await fireEvent.click(sheet.querySelector('.row')!)
    await fireEvent.click([...sheet.querySelectorAll('button')].find((button) => button.textContent?.includes('Play this'))!)
    expect(choose).toHaveBeenCalledExactlyOnceWith(moves[1])
    flushSync()
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('can be switched off where it stands', async () => {
    settings.advice = true
    await shown()
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(settings.advice).toBe(false)
  })
})
