import { render, screen } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import { across, away, bandOf, outsideOf, placeOf, WIDE, WIDEST } from '../../src/extras/chance.ts'
import ChanceKind from '../../src/extras/ChanceKind.svelte'
import { loadOwnTexts } from '../../src/extras/ownTexts.ts'
import { LANGUAGES, loadBundle, wordings } from '../../src/lib/texts.ts'
import type { KindCounted, OutcomeCounted } from '../../src/wire.ts'

const row = (outcome: string, count: number, expected = 100, deviation = 10): OutcomeCounted => ({ outcome, count, expected, deviation })
const dice: KindCounted = {
  game: 'lucky-five',
  kind: 'die-red',
  games: 7,
  events: 1234,
  outcomes: [row('1', 100), row('2', 121), row('3', 60)],
  statistic: 20.41,
  freedom: 2,
  probability: 0.0000372,
}

describe('a count', () => {
  it('is inside its band up to the very edge', () => {
    expect([100, 119, 81].map((count) => placeOf(row('1', count)))).toEqual(['inside', 'inside', 'inside'])
    expect([120, 80, 132, 68].map((count) => placeOf(row('1', count)))).toEqual(['outside', 'outside', 'outside', 'outside'])
    expect([133, 67, 1000].map((count) => placeOf(row('1', count)))).toEqual(['far', 'far', 'far'])
  })

  it('that could not be another is no surprise', () => {
    expect(away(row('1', 5, 5, 0))).toBe(0)
    expect(outsideOf([row('1', 5, 5, 0), row('2', 150)])).toEqual({ all: 1, outside: 1, expected: 0 })
  })

  it('stays in the picture', () => {
    expect(across(0)).toBe(50)
    expect(across(-WIDEST)).toBeLessThan(across(-WIDE))
    expect(across(99)).toBeLessThan(100)
    expect(across(99)).toBeGreaterThan(across(WIDEST))
  })

  it('has no band below nothing', () => {
    expect(bandOf(row('1', 0, 2, 5), WIDE)[0]).toBe(0)
  })
})

describe.each(LANGUAGES)('one kind of luck in %s', (language) => {
  it('is a picture with words, and a table with all figures', async () => {
    const own = (await loadOwnTexts('chance', language))!
    render(ChanceKind, { kind: dice, own, word: wordings(await loadBundle(language, 'lucky-five'), language) })
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(own('chance-picture', { all: 3, outside: 2 }))
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4)
    expect(document.querySelectorAll('.picture .far')).toHaveLength(1)
    expect(document.querySelectorAll('.picture .outside')).toHaveLength(1)
    expect(screen.getByText(/χ²/).textContent).toMatch(/< 0[.,]1.?%/)
  })
})
