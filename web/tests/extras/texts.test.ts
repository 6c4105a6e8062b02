import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES, manifestOf } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/lib/texts.ts'

const text = (language: string, file: string) => readFileSync(`../src/fiveleaf/locale/${language}/${file}.ftl`, 'utf-8')
const keys = (language: string, file: string) => new FluentResource(text(language, file)).body.map((message) => message.id)
const params = (language: string, file: string) => [...text(language, file).matchAll(/\{ \$(\w+)/g)].map(([, name]) => name)

describe.each(['extras', 'coach', 'chance'])('the texts of %s.ftl', (file) => {
  it.each(LANGUAGES.slice(1))('are all there in %s', (language) => {
    expect(keys(language, file)).toEqual(keys('en', file))
    expect(new Set(params(language, file))).toEqual(new Set(params('en', file)))
  })

  it.each(LANGUAGES.slice(1))('are translated into %s', (language) => {
    const lines = new Set(text('en', file).split('\n').filter((line) => line.length > 40 && !line.startsWith('#')))
    expect(text(language, file).split('\n').filter((line) => lines.has(line))).toEqual([])
  })
})

it('every hint has its words, and no words are left over', () => {
  const hints = GAMES.flatMap((game) => manifestOf(game).hints.map((_, index) => `page-coach-${game}-${index + 1}`))
  expect(keys('en', 'coach').filter((key) => /\d$/.test(key)).sort()).toEqual(hints.sort())
})

it('every text of the extras is used', () => {
  const sources = readdirSync('src/extras').map((name) => readFileSync(`src/extras/${name}`, 'utf-8')).join('\n')
  const built = [...sources.matchAll(/`((?:[a-z]+-)+)\$\{/g)].map(([, start]) => start!)
  const unused = keys('en', 'extras').filter((key) => !sources.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)))
  expect(unused).toEqual([])
})
