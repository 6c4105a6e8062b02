import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { loadBundle, wordings } from '../../src/lib/texts.ts'
import LogPanel from '../../src/table/LogPanel.svelte'
import type { Step } from '../../src/table/playback.svelte.ts'

test('the log says what an event brought, newest first', async () => {
  const t = wordings(await loadBundle('en', 'lucky-jack'), 'en', ['Ada', 'Björn'])
  const steps: Step[] = [
    { event: { seat: 0, move: 'jackpot', card: 'lemon' }, effects: [{ effect: 'gain', seat: 0, what: 'points', amount: 3000, from: null }] },
    { event: { chance: 'deal', seat: 1, hidden: true }, effects: [{ effect: 'move', piece: null, from: 'stock', to: 'hand/1', count: 1 }] },
  ]
  render(LogPanel, { steps, t })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Björn is dealt a card.',
    'Ada discards a lemon and calls “Jackpot!” Ada scores 3,000 points.',
  ])
})
