import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Report from '../../src/extras/Report.svelte'
import { house } from '../../src/lib/house.svelte.ts'
import { LANGUAGES, loadReport, wordings } from '../../src/lib/texts.ts'
import { apart, barsOf, lineOf, markedPlies, momentWords, partsOf, SEAT_STYLES, signed, type Room } from '../../src/report/drawing.ts'
import { fetchReport, reportOf } from '../../src/report/fetching.ts'
import ReportBody from '../../src/report/ReportBody.svelte'
import WhatIf from '../../src/report/WhatIf.svelte'
import type { ReportAnswer, ReportShown, SeatShown } from '../../src/wire.ts'

vi.mock('../../src/games/index.ts', () => ({ manifestOf: () => ({}) })) // no pictures of pieces

const seat = (name: string, animal: string): SeatShown => ({ kind: 'person', name, animal, bot: null, away: false, stand_in: false, left: null, reading: false })
const message = (key: string, params: Record<string, unknown>) => ({ key, game: null, clause: null, params })
const roll = { chance: 'roll', seat: 1, die: 'red', value: 5 }
const report: ReportShown = {
  game: 'lucky-five',
  seats: [seat('Ada', 'fox'), seat('Ben', 'owl')],
  graded: false,
  verdict: message('report-won-lucky', { seats: [1], points: 30 }),
  columns: ['start', 'luck', 'moves', 'result'],
  sums: [[50, -30, -20, 0], [50, 30, 20, 100]],
  chances: [[0.5, 0.5], [0.2, 0.8], [0, 1]],
  luck: [{ first: 0, last: 0, luck: [-30, 30] }],
  moves: [],
  moments: [{ first: 0, last: 0, seat: 1, text: message('report-gain', { seat: 1, points: 30 }), events: [roll], effects: [[]] }],
  luck_table: [[0, 0], [-30, 30], [0, 0]],
}
const room: Room = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 }
const words = async () => wordings(await loadReport('en', 'lucky-five'), 'en', ['Ada', 'Ben'])

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a drawing', () => {
  it('goes from the left to the right, and certainty is at the top', () => {
    expect(lineOf([0.5, 1, 0], room)).toBe('M10 60L60 10L110 110')
    expect(lineOf([1], room)).toBe('M10 10')
  })

  it('tells seats apart without colours', () => {
    expect(new Set(SEAT_STYLES.map(({ dashes }) => dashes)).size).toBe(6)
    expect(new Set(SEAT_STYLES.map(({ mark }) => mark)).size).toBe(6)
    const plies = [0, 1, 2].flatMap((seat) => markedPlies(100, seat, 3))
    expect(new Set(plies).size).toBe(plies.length)
  })

  it('keeps labels apart and inside, in their order', () => {
    expect(apart([100, 100, 10], 20, 10, 110)).toEqual([90, 110, 10])
    expect(apart([50, 52], 20, 0, 100)).toEqual([50, 70])
    expect(apart([], 20, 0, 100)).toEqual([])
    expect(Math.min(...apart([0, 0, 0, 0, 0, 0], 19, 36, 60))).toBe(36)
  })

  it('draws luck as bars from what was to be expected to what came', () => {
    expect(barsOf(report.luck, report.chances, 0)).toEqual([{ ply: 1, from: 0.5, to: 0.2 }])
    expect(barsOf([{ first: 0, last: 0, luck: [1, -1] }], report.chances, 0)).toEqual([])
  })

  it('lets every part of a sum begin where the one before it ended', () => {
    expect(partsOf(report.columns, report.sums[0]!)).toEqual([
      { name: 'start', points: 50, from: 0, to: 50 },
      { name: 'luck', points: -30, from: 50, to: 20 },
      { name: 'moves', points: -20, from: 20, to: 0 },
      { name: 'result', points: 0, from: 0, to: 0 },
    ])
  })

  it('writes points with their sign', async () => {
    const t = await words()
    expect([3, -3, 0].map((points) => signed(points, t))).toEqual(['+3', '−3', '0'])
  })
})

describe('a report', () => {
  it.each(LANGUAGES)('says everything in %s', async (language) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const t = wordings(await loadReport(language, 'lucky-five'), language, ['Ada', 'Ben'])
    render(ReportBody, { props: { report, table: 't', yours: 0, t } })
    expect(screen.getByRole('status').textContent).toBe(t('report-won-lucky', { seats: 'Ben', points: 30 }))
    expect(momentWords(report.moments[0]!, t)[0]!.text).toContain('5')
    expect(warned).not.toHaveBeenCalled()
  })

  it('is told of the seat that is chosen, and leads to each moment', async () => {
    render(ReportBody, { props: { report, table: 't', yours: 0, t: await words() } })
    expect(screen.getByRole('heading', { name: /for Ada/ })).toBeTruthy()
    expect(screen.getByRole('img').textContent ?? '').not.toBe('NaN')
    await fireEvent.click(screen.getByRole('button', { name: 'Ben' }))
    expect(screen.getByRole('heading', { name: /for Ben/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Watch this moment/ }).getAttribute('href')).toBe('/r/t#1:1')
    const table = screen.getByRole('table', { name: /Whose draws/ })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
  })

  it('shows no grade where moves are not graded, and says so', async () => {
    const { rerender } = render(ReportBody, { props: { report, table: null, yours: null, t: await words() } })
    expect(screen.getByText(/Moves are not graded in this game yet/)).toBeTruthy()
    expect(document.querySelectorAll('.better')).toHaveLength(0)
    expect(screen.queryByRole('link')).toBeNull()
    const moves = [{ event: 1, seat: 1, lost: 5 }, { event: 0, seat: 1, lost: 0.3 }]
    await rerender({ report: { ...report, graded: true, columns: ['start', 'luck', 'play', 'information', 'rest', 'result'], sums: [[50, -30, 5, 5, -30, 0], [50, 30, -5, -5, 30, 100]], moves } })
    expect(screen.queryByText(/Moves are not graded/)).toBeNull()
    expect(document.querySelectorAll('.better')).toHaveLength(1)
  })
})

describe('what if', () => {
  it('lists every move with its chance, the one that was made marked', async () => {
    const answer = { seat: 1, made: 1, moves: [{ move: { move: 'stop' }, win: 0.62, best: true, prospects: [], reason: null }, { move: { move: 'go-on' }, win: 0.4, best: false, prospects: [], reason: null }] }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answer)))
    render(WhatIf, { props: { table: 't', ply: 3, t: await words() } })
    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
    expect(rows[0]).toMatch(/^Best move:.*62%$/)
    expect(rows[1]).toMatch(/played.*40%$/)
    expect(screen.getByText(/What Ben could have done here/)).toBeTruthy()
  })

  it('says what the server says where there is no answer', async () => {
    const refused = { type: 'refused', why: message('error-coach-not-ready', {}) }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(refused)))
    render(WhatIf, { props: { table: 't', ply: 3, t: await words() } })
    expect((await screen.findByRole('alert')).textContent).toMatch(/getting ready/)
  })
})

describe('fetching', () => {
  const answer = (stage: ReportAnswer['stage'], found: ReportShown | null = null): ReportAnswer => ({ key: 'k', stage, ahead: 0, report: found })

  function server(...answers: ReportAnswer[]) {
    return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answers.shift())))
  }

  it('asks until the report is there, and says how far it has come', async () => {
    const asked = server(answer('preparing'), answer('computing'), answer('done', report))
    const stages: string[] = []
    expect(await fetchReport('t', ({ stage }) => stages.push(stage) > 0)).toEqual(report)
    expect(stages).toEqual(['preparing', 'computing'])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('sends a transcript once and then asks by its key', async () => {
    const asked = server(answer('waiting'), answer('done', report))
    expect(await reportOf({ format: 'x' }, () => true)).toEqual(report)
    expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/reports', '/api/reports/k'])
  })

  it('stops when nobody wants it any more', async () => {
    const asked = server(answer('waiting'))
    expect(await fetchReport('t', () => false)).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('the page of a report', () => {
  it('begins with the own seat of a game that has just ended', async () => {
    const answer: ReportAnswer = { key: 'ended', stage: 'done', ahead: 0, report }
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(answer)))
    vi.spyOn(house, 'refresh').mockImplementation(() => {
      house.home = { over: [{ table: 'ended', yours: [0] }] } as unknown as typeof house.home
      return Promise.resolve()
    })
    render(Report, { table: 'ended', t: await words() })
    expect((await screen.findByRole('button', { name: 'Ada' })).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Ben' }).getAttribute('aria-pressed')).toBe('false')
  })
})
