import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { loadBundle, wordings } from '../../src/lib/texts.ts'
import Piece from '../../src/games/lucky-jack/Piece.svelte'
import { logOf } from '../../src/lib/log.ts'
import LogPanel from '../../src/table/LogPanel.svelte'
import type { Step } from '../../src/table/scenes.ts'

const NAMES = ['Ada', 'Björn']

test('the log says what an event brought, newest first', async () => {
  const t = wordings(await loadBundle('en', 'lucky-jack'), 'en', NAMES)
  const steps: Step[] = [
    {
      event: { seat: 0, move: 'jackpot', card: 'lemon' },
      effects: [
        { effect: 'move', piece: 'lemon', from: 'hand/0', to: 'discard', count: 1 },
        { effect: 'turn', piece: 'bell', place: 'hand/0' },
        { effect: 'turn', piece: 'bell', place: 'hand/0' },
        { effect: 'turn', piece: 'bell', place: 'hand/0' },
        { effect: 'gain', seat: 0, what: 'points', amount: 3000, from: null },
        { effect: 'scores', scores: [3000, 0] },
        { effect: 'begin', what: 'hand', number: 2, of: 3, seat: null },
      ],
    },
    ...[0, 1, 0, 1].map((seat) => ({
      event: seat ? { chance: 'deal', seat, hidden: true } : { chance: 'deal', seat, card: 'grape' },
      effects: [{ effect: 'move' as const, piece: seat ? null : 'grape', from: 'stock', to: `hand/${seat}`, count: 1 }],
    })),
  ]
  const { container } = render(LogPanel, { steps, Piece, t })
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Hand 2 of 3'])
  const pieces = container.querySelectorAll('.pieces[aria-hidden=true]')
  expect([...pieces].map(({ children }) => children.length)).toEqual([2, 4])
  expect(screen.queryAllByRole('button')).toEqual([])
  pieces.forEach((one) => one.remove()) // decoration: no screen reader reads it
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    'Cards are dealt: 2 each. Ada: 2 × grape.',
    'Scores: Ada 3,000, Björn 0.',
    'Ada discards a lemon and calls “Jackpot!” Ada shows: 3 × bell. Ada scores 3,000 points.',
  ])
})

test('a step that the next line tells is left out, and a throw is one line', async () => {
  const t = wordings(await loadBundle('de', 'lucky-five'), 'de', NAMES)
  const roll = (die: string, value: number): Step => ({ event: { chance: 'roll', die, value }, effects: [{ effect: 'roll', dice: [{ die, value }], place: 'mat' }] })
  const [part] = logOf([roll('red', 4), roll('yellow', 2)], t)
  expect(part?.lines.map(({ sentences }) => sentences.map(({ text }) => text))).toEqual([['Die Würfel zeigen Rot 4 und Gelb 2: zusammen 6.']])
  const jack = wordings(await loadBundle('en', 'lucky-jack'), 'en', NAMES)
  expect(logOf([{ event: { seat: 0, move: 'draw' }, effects: [] }], jack)).toEqual([])
})

test('a line of the log leads to the moment after its last event', async () => {
  const t = wordings(await loadBundle('en', 'lucky-jack'), 'en', NAMES)
  const deals: Step[] = ['grape', 'bell'].map((card) => ({ event: { chance: 'deal', seat: 0, card }, effects: [] }))
  const jumps: number[] = []
  render(LogPanel, { steps: [...deals, { event: { chance: 'draw', seat: 0, card: 'bell' }, effects: [] }], jump: (step: number) => jumps.push(step), t })
  for (const button of screen.getAllByRole('button')) button.click()
  expect(jumps).toEqual([2, 1])
})
