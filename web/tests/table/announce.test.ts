/** What screen readers are told, and the whole table in words. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { LANGUAGES, loadBundle, wordings } from '../../src/lib/texts.ts'
import { announcement, tableInWords } from '../../src/table/announce.ts'
import type { Step } from '../../src/table/scenes.ts'
import type { SeatShown, View } from '../../src/wire.ts'

interface Moment {
  view: View & Record<string, unknown>
  seats: SeatShown[]
}

function momentsOf(game: string): Moment[] {
  return (JSON.parse(readFileSync(`fixtures/${game}.json`, 'utf8')) as Moment[]).filter((_, index) => index % 7 === 0)
}

async function inWords({ view, seats }: Moment, language: (typeof LANGUAGES)[number]) {
  const t = wordings(await loadBundle(language, view.game), language, seats.map(({ name }) => name)) // prettier-ignore
  const sections = await tableInWords(view, t)
  return { t, sections, text: sections.flatMap(({ title, lines }) => [title, ...lines]).join('\n') }
}

test.each(GAMES)('%s is told in words in every language, whatever happens', async (game) => {
  const warn = vi.spyOn(console, 'warn')
  for (const moment of momentsOf(game)) {
    for (const language of LANGUAGES) {
      const { sections, text } = await inWords(moment, language)
      expect(sections.slice(-moment.view.seats).map(({ title }) => title)).toEqual(moment.seats.map(({ name }) => name))
      expect(sections.every(({ lines }) => lines.length > 0)).toBe(true)
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
    }
  }
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

/** What a seat's own pieces are called in its view, by game. */
const OWN: Record<string, (view: Moment['view'], seat: number) => string[]> = {
  'lucky-numbers': (view, seat) => (view.gardens as (number | null)[][])[seat]!.filter((tile) => tile !== null).map(String),
  'lucky-hand': (view) => [...(view.hand as string[]).map((card) => `card ${card}`)],
  'lucky-jack': (view) => ['lemon', 'cherry', 'diamond', 'clover', 'bell', 'grape', 'seven'].filter((_, index) => (view.hand as number[])[index + 1]).map((card) => `card ${card}`),
  '8-28': (view, seat) => [...(view.shown as string[][])[seat]!, (view.down as (string | null)[])[seat]].filter((card) => card != null),
  'lucky-five': (view, seat) => [10, 50, 100].filter((_, index) => (view.chips as number[][])[seat]![index]).map(String),
}

test.each(GAMES)('%s leaves none of the reader’s own pieces out', async (game) => {
  let found = 0
  for (const moment of momentsOf(game)) {
    const { view } = moment
    if (view.seat === null) continue
    const { t, sections } = await inWords(moment, 'en')
    const own = sections.at(view.seat - view.seats)!.lines.join(', ')
    const words = OWN[game]!(view, view.seat).map((piece) => (piece.startsWith('card ') ? t.piece('card', piece.slice(5)) : piece))
    for (const word of words) expect(own).toContain(word)
    found += words.length
  }
  expect(found).toBeGreaterThan(0)
})

const STEPS: Step[] = [
  { event: { seat: 0, move: 'discard', card: 'lemon' }, effects: [{ effect: 'move', piece: 'lemon', from: 'hand/0', to: 'discard', count: 1 }] },
  { event: { seat: 1, move: 'jackpot', card: 'bell' }, effects: [{ effect: 'win', seats: [1], what: 'jackpot' }] },
]

test('a brief reader hears results only', async () => {
  const t = wordings(await loadBundle('en', 'lucky-jack'), 'en', ['Ada', 'Björn'])
  const [discards, wins] = STEPS.map(({ event, effects }) => t.event(event, effects))
  expect(announcement(STEPS, 'brief', t)).toBe(wins)
  for (const verbosity of ['normal', 'full'] as const) expect(announcement(STEPS, verbosity, t)).toBe(`${discards} ${wins}`)
})
