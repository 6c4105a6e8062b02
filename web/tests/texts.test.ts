import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { shrink } from '../build/fluent.ts'
import type { Effect } from '../src/wire.ts'
import { browserLanguage, LANGUAGES, loadBundle, slug, wordings } from '../src/lib/texts.ts'

const names = ['Ada', 'Björn']
const locale = '../src/fiveleaf/locale'
const sources = Object.values(import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })).join('\n')
const english = readFileSync(`${locale}/en/page.ftl`, 'utf8')
const keys = [...english.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key!)

test('a piece is part of a message id as in Python', () => {
  expect(['+20', '1/11', '??', '!!', 'blue_gems', 'red+orange'].map(slug)).toEqual(['plus-20', '1-or-11', 'qq', 'xx', 'blue-gems', 'red-plus-orange'])
})

test('events and moves are worded as in Python', async () => {
  const jack = wordings(await loadBundle('en', 'lucky-jack'), 'en', names)
  expect(jack.event({ chance: 'draw', seat: 0, hidden: true })).toBe('Ada draws a card unseen.')
  expect(jack.event({ seat: 1, move: 'discard', card: 'lemon' })).toBe('Björn discards a lemon.')
  const hand = wordings(await loadBundle('en', 'lucky-hand'), 'en', names)
  expect(hand.move({ move: 'play', card: 'ban-2', target: 1 })).toBe('Play “Ban for 2 turns” at Björn')
  expect(hand.move({ move: 'stake', card: null })).toBe('Stake nothing')
  const five = wordings(await loadBundle('en', 'lucky-five'), 'en', names)
  expect(five.move({ move: 'choose', dice: ['red', 'yellow'] })).toBe('The red and yellow dice')
})

test('what an event brought is worded as in Python', async () => {
  const hand = wordings(await loadBundle('en', 'lucky-hand'), 'en', names)
  const given: Effect[] = [
    { effect: 'move', piece: '+10', from: 'pot/1', to: 'pot/0', count: 1 },
    { effect: 'gain', seat: 0, what: 'points', amount: 10, from: 1 },
  ]
  expect(hand.event({ seat: 1, move: 'accept' }, given)).toBe('Björn accepts the penalty. Ada gets 10 points from Björn.')
  const missed: Effect = { effect: 'gain', seat: 1, what: 'bans', amount: -1, from: null }
  expect(hand.event({ chance: 'roll', seat: 0, value: 3 }, [{ effect: 'win', seats: [], what: 'bonus' }, missed])).toBe(
    'Ada rolls 3. The card is lost. Björn misses a turn.',
  )
  const treasures = wordings(await loadBundle('en', '8-28'), 'en', names)
  expect(treasures.event({ seat: 0, move: 'decline' }, [{ effect: 'win', seats: [0, 1], what: '28' }])).toBe(
    'Ada stays. Ada and Björn share the second treasure (28).',
  )
})

test('a name from right to left does not turn the sentence around it', async () => {
  const jack = wordings(await loadBundle('en', 'lucky-jack'), 'en', ['דנה', 'Ada'])
  expect(jack.event({ seat: 0, move: 'discard', card: 'lemon' })).toBe('\u2068דנה\u2069 discards a lemon.')
  expect(jack.event({ seat: 1, move: 'discard', card: 'lemon' })).toBe('Ada discards a lemon.')
})

test('Spanish says e before the sound i, as in Python', async () => {
  const t = wordings(await loadBundle('es'), 'es')
  const joined = ['Inés', 'Íñigo', 'Hilda', 'hielo', 'Iker', 'Bea'].map((name) => t.list(['Ana', name]))
  expect(joined).toEqual(['Ana e Inés', 'Ana e Íñigo', 'Ana e Hilda', 'Ana y hielo', 'Ana e Iker', 'Ana y Bea'])
})

test('a die has its colour in Dutch', async () => {
  const t = wordings(await loadBundle('nl', 'lucky-five'), 'nl')
  const said = (die: string) => t.localized({ key: 'ask-stake', game: 'lucky-five', clause: null, params: { count: 1, dice: [die], sum: 1 } })
  expect(['red', 'orange', 'yellow'].map(said)).toEqual(['rode', 'oranje', 'gele'].map((colour) => `De ${colour} dobbelsteen toont 1. Welke fiche zet je in?`))
})

test('a refusal is words, without the number of its clause', async () => {
  const t = wordings(await loadBundle('en', 'lucky-jack'), 'en', names)
  expect(t.localized({ key: 'refuse-LJ-15', game: 'lucky-jack', clause: 'LJ-15', params: {} })).not.toContain('LJ-15')
})

test.each(LANGUAGES)('%s has every message of the page', async (language) => {
  const bundle = await loadBundle(language)
  expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([])
})

test('every message that the page names is there', async () => {
  const t = wordings(await loadBundle('en'), 'en')
  const shell = /\bt\??\.?\(\s*['"](page-[a-z-]+)['"]/g
  const own = /^page-(lucky|8-28)/
  const missing = [...sources.matchAll(shell)].map(([, key]) => key!).filter((key) => !own.test(key) && !t.has(key))
  expect([...new Set(missing)]).toEqual([])
})

test('every message of the page is used', () => {
  const built = [...sources.matchAll(/`((?:page|phrase|bot)-(?:[a-z]+-)*)\$\{/g)].map(([, start]) => start!)
  expect(keys.filter((key) => !sources.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)))).toEqual([])
})

test.each(LANGUAGES)('the texts of %s lose nothing but comments on their way into the page', (language) => {
  for (const file of ['page', 'house', 'lucky-five', 'lucky-hand', '8-28']) {
    const text = readFileSync(`${locale}/${language}/${file}.ftl`, 'utf8')
    expect(new FluentResource(shrink(text)).body).toEqual(new FluentResource(text).body)
  }
})

test('the first of the browser’s languages that we speak is chosen', () => {
  expect(browserLanguage(['pt-BR', 'nl-BE', 'fr'])).toBe('nl')
  expect(browserLanguage(['ja'])).toBe('en')
})
