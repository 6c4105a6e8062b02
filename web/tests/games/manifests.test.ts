import { render, screen } from '@testing-library/svelte'
import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { loadGame, GAMES, manifestOf } from '../../src/games/index.ts'
import { PLAIN } from '../../src/games/manifest.ts'
import { loadBundle, wordings } from '../../src/lib/texts.ts'
import Emblem from '../../src/shell/Emblem.svelte'
import Scene from '../../src/shell/Scene.svelte'

test('every folder has a manifest whose parts can be loaded', async () => {
  expect(GAMES.length).toBeGreaterThan(0)
  for (const game of GAMES) {
    const { Board, Seat } = await loadGame(game)
    expect([game, typeof Board, typeof Seat]).toEqual([game, 'function', 'function'])
    expect(manifestOf(game).picture.scene).toContain('<')
  }
})

/** Files that the server's games are written into. */
const GENERATED = ['src/wire.ts', 'src/extras/chances.ts']

test('nothing outside its folder names a game', () => {
  const files = globSync('src/**/*.{ts,svelte,css}').filter((file) => !GENERATED.includes(file) && !GAMES.some((game) => file.startsWith(`src/games/${game}/`)))
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/ .*/g, '')
  expect(files.filter((file) => GAMES.some((game) => code(file).includes(game)))).toEqual([])
})

test('a game without a folder has a plain board, emblem and scene, and no sounds or hints', async () => {
  expect(manifestOf('pig')).toBe(PLAIN)
  const { Board, Seat } = await loadGame('pig')
  expect(Seat).toBeNull()
  const { container } = render(Scene, { game: 'pig' })
  expect(container.querySelector('text')?.textContent).toBe('?')
  expect(render(Emblem, { games: ['pig'] }).container.querySelectorAll('text').length).toBe(1)

  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ why: { key: 'error-not-found', game: null, clause: null, params: {} } })))
  const t = wordings(await loadBundle('en', 'pig'), 'en', ['Ada', 'Björn'])
  const choose = vi.fn()
  const view = { game: 'pig', seat: 0, seats: 2, first_seat: 0, asked: [0], phase: 'turn', ending: null, scores: [3, 4], winners: null }
  const question = { seat: 0, ask: { key: 'ask-turn', game: 'pig', clause: null, params: {} }, legal: [{ move: 'roll' }, { move: 'hold' }] }
  render(Board, { props: { view, seat: 0, seats: [], question, events: [], choose, t, settings: { motion: false, confirm: false, sound: false } } })
  screen.getByRole('button', { name: 'hold' }).click()
  expect(choose).toHaveBeenCalledWith({ move: 'hold' })
  expect(t('game-name')).toBe('pig')
  expect(t.event({ seat: 1, chance: 'roll', value: 6 })).toBe('Björn roll 6')
})
