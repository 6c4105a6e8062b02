import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { LANGUAGES, loadBundle, loadRules, wordings } from '../src/lib/texts.ts'
import Rules from '../src/rules/Rules.svelte'
import type { Language, RulesShown } from '../src/wire.ts'

const shownOf = (game: string) => JSON.parse(readFileSync(`fixtures/rules-${game}.json`, 'utf8')) as RulesShown
const asked = vi.fn((path: string) => Promise.resolve(new Response(JSON.stringify(shownOf(path.split('/').at(-1)!)))))
const warned = vi.spyOn(console, 'warn')

beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The rules page of a game, with its words. */
async function read(game: string, language: Language = 'en') {
  render(Rules, { game, t: wordings(await loadBundle(language), language) })
  const own = wordings(await loadRules(language, game), language, shownOf(game).names)
  await waitFor(() => screen.getByRole('heading', { name: own('rules-makers') }), { timeout: 20_000 })
  return own
}

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))('the rules of %s are complete in %s', async (game, language) => {
  warned.mockClear()
  const [own, shown] = [await read(game, language), shownOf(game)]
  const parts = ['brief', 'example', 'pieces', 'rulings', 'makers'].map((part) => own(`rules-${part}`))
  expect(parts.filter((part) => !screen.queryByRole('heading', { name: part }))).toEqual([])
  for (const ruling of shown.rulings) expect(screen.getByText(ruling).nextElementSibling?.textContent).toBe(own(`ruling-${ruling}`))
  for (const name of [...shown.makers.designers, ...shown.makers.illustrators]) expect(document.body.textContent).toContain(name)
  expect(warned).not.toHaveBeenCalled() // a message that is missing, or lacks something that it names
})

test.each(GAMES)('the example turn of %s has a picture with a description at every step', async (game) => {
  await read(game)
  const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('.stage'))
  const shown = shownOf(game).steps
  expect(steps.length).toBe(shown.length)
  for (const [index, step] of shown.entries()) {
    const pictures = within(steps[index]!).queryAllByRole('img')
    expect(pictures.length > 0 && pictures.every((picture) => picture.getAttribute('aria-label'))).toBe(step.has_table)
  }
})

test('what is lower says what it would cost, and the jackpot what it scores', async () => {
  const own = await read('lucky-jack')
  const points = own.number(Number(shownOf('lucky-jack').steps.at(-1)?.facts.points))
  expect(screen.getAllByText('+2').length).toBe(2)
  expect(document.querySelector('.shout')?.textContent).toContain(points)
  expect(within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent).toContain(own.number(14_000))
})

test('the cells that can take the clover glow, and nothing in a picture can be tapped', async () => {
  const own = await read('lucky-numbers')
  const [first] = shownOf('lucky-numbers').steps
  const glowing = [...document.querySelectorAll('.stage')].map((stage) => stage.querySelectorAll('.glow').length)
  expect(glowing).toEqual([(first?.facts.cells as number[]).length, 0, 0])
  expect(document.querySelector('.stage button')).toBeNull()
  expect(document.body.textContent).toContain(own.list(['D1', 'A3', 'A4']))
})

test('a question with a window says when it closes, and only where there is one', async () => {
  const own = await read('lucky-hand')
  expect(document.querySelector('.time')?.textContent).toContain(own('rules-window', { seconds: 30 }))
  cleanup()
  await read('8-28')
  expect(document.querySelector('.time')).toBeNull()
})

test('a list of the parts leads to each of them', async () => {
  const own = await read('lucky-five')
  const lead = vi.fn()
  Element.prototype.scrollIntoView = lead
  screen.getByRole('button', { name: own('rules-rulings') }).click()
  expect(lead).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe(own('rules-rulings'))
})
