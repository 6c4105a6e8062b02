import { render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { blocksOf } from '../src/lib/markdown.ts'
import { routeOf } from '../src/lib/route.svelte.ts'
import { loadBundle, wordings } from '../src/lib/texts.ts'
import { botOf, chosenOptions, formOf, playNow } from '../src/shell/newtable.ts'
import GameTile from '../src/shell/GameTile.svelte'
import OptionField from '../src/shell/OptionField.svelte'
import { ANIMAL_NAMES } from '../src/table/animals.ts'
import { lineOf } from '../src/table/line.ts'
import MoveList from '../src/table/MoveList.svelte'
import SeatRail from '../src/table/SeatRail.svelte'
import type { GameShown, SeatShown, View } from '../src/wire.ts'

const game: GameShown = {
  name: 'lucky-hand',
  fewest_seats: 2,
  most_seats: 5,
  minutes: 20,
  age: 8,
  options: [
    { name: 'clock', default: 20, choices: null, low: 1, high: 180, clause: 'LH-R11' },
    { name: 'rounds', default: null, choices: null, low: 1, high: 1000, clause: 'LH-R11' },
  ],
  bots: [
    { name: 'random', level: 1 },
    { name: 'simple', level: 2 },
  ],
  short: { options: { rounds: 20 }, minutes: 6 },
}
const seats: SeatShown[] = ['Ada', 'Björn', 'Céline'].map((name, seat) => ({ kind: seat === 1 ? 'bot' : 'person', name, animal: 'fox', bot: null, away: seat === 2, stand_in: false, left: null, reading: false }))
const view: View = { game: 'lucky-hand', seat: 0, seats: 3, first_seat: 0, asked: [1, 2], phase: 'turn', ending: null, scores: [3, 1, 0], winners: null }
const words = async () => wordings(await loadBundle('en', 'lucky-hand'), 'en', seats.map((seat) => seat.name))

test('addresses lead to their pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home', id: '' })
  expect(routeOf('/', '?new=8-28')).toEqual({ page: 'new', id: '8-28' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/r/abc')).toEqual({ page: 'replay', id: 'abc' })
  expect(routeOf('/rules/8-28')).toEqual({ page: 'rules', id: '8-28' })
  expect(routeOf('/rules/').page).toBe('lost')
  expect(routeOf('/v')).toEqual({ page: 'verify', id: '' })
  expect(routeOf('/chance')).toEqual({ page: 'chance', id: '' })
  expect(routeOf('/t/').page).toBe('lost')
})

test('rules have paragraphs, lists and strong words', () => {
  expect(blocksOf('One __two__.\n\n- a\n- b\n\n1. c').map((block) => block.kind)).toEqual(['p', 'ul', 'ol'])
  expect(blocksOf('One __two__.')[0]?.items[0]).toEqual([
    { text: 'One ', strong: false },
    { text: 'two', strong: true },
    { text: '.', strong: false },
  ])
})

test.each([
  [20, 7, '20 min age 7+'],
  [null, 8, 'age 8+'],
  [null, null, ''],
])('a game on the home page says how long and from which age where its book does', async (minutes, age, said) => {
  const { container, unmount } = render(GameTile, { props: { game: { ...game, minutes, age }, t: await words() } })
  const [, ...facts] = [...container.querySelectorAll('.facts > span')].map((fact) => fact.textContent?.trim())
  expect(facts.join(' ')).toBe(said)
  unmount()
})

test('play now seats three, me first', () => {
  expect(playNow(game, 'simple').seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot'])
  expect(playNow({ ...game, most_seats: 2 }, 'simple').seats.length).toBe(2)
  expect(botOf(game, 'unknown')).toBe('simple')
})

test('an option has a name, a sentence, and choices in words, and no number of a clause', async () => {
  const t = wordings(await loadBundle('en', '8-28'), 'en')
  const deck = { name: 'deck', default: 'fifteen-ones', choices: ['fifteen-ones', 'sixteen-ones'], low: null, high: null, clause: 'EX-02' }
  const { container } = render(OptionField, { props: { option: deck, value: 'fifteen-ones', t } })
  expect(screen.getByRole('combobox', { name: 'Cards' })).toBeTruthy()
  expect(screen.queryByText('EX-02')).toBeNull()
  expect(screen.getAllByRole('option').map((choice) => choice.textContent?.trim())).toEqual(['Fifteen 1s and four 8s', 'Sixteen 1s and three 8s'])
  expect(container.querySelector('small')?.textContent).toBe(t('option-deck'))
})

test('only options that differ from the book are asked for', () => {
  expect(chosenOptions(game, { clock: 20, rounds: 4 })).toEqual({ rounds: 4 })
  expect(formOf(game.options[0]!)).toBe('number')
})

test('the line says who has to do what', async () => {
  const t = await words()
  const moment = { view, seat: 0, question: null, sending: false, several: false }
  expect(lineOf(moment, t)).toBe('Waiting for Björn and Céline.')
  expect(lineOf({ ...moment, view: { ...view, asked: [1] } }, t)).toBe('Björn’s turn.')
  expect(lineOf({ ...moment, sending: true }, t)).toBe('Your move is on its way…')
  expect(lineOf({ ...moment, sending: true, offline: true }, t)).toContain('Your move is kept')
  expect(lineOf({ ...moment, view: { ...view, ending: 'time', winners: [0] } }, t)).toBe('You win!')
  expect(lineOf({ ...moment, view: { ...view, ending: 'time', winners: [0, 2] } }, t)).toBe('Ada and Céline win together!')
})

test('the strip shows the others clockwise, with who is asked, away or a bot', async () => {
  const settings = { motion: false, confirm: false, sound: false }
  render(SeatRail, { seats, view: { ...view, asked: [1] }, seat: 1, t: await words(), settings })
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.querySelector('.name')?.textContent)).toEqual(['Céline', 'Ada'])
  expect(items[0]?.textContent).toContain('away')
})

test('a legal move is a button that says what it does', async () => {
  const choose = vi.fn()
  render(MoveList, { legal: [{ move: 'pass' }], choose, t: await words() })
  screen.getByRole('button', { name: /^Pass/ }).click()
  expect(choose).toHaveBeenCalledWith({ move: 'pass' })
})

test('there are twelve animals, each with a name in every language', async () => {
  expect(ANIMAL_NAMES.length).toBe(12)
  const t = await words()
  expect(ANIMAL_NAMES.filter((name) => !t.has(`page-animal-${name}`) || !t.has(`page-drawn-${name}`))).toEqual([])
})
