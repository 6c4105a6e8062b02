/** The board of 8·28: what is offered, the Stay that holds, the share, every seat count and phase. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/8-28/Board.svelte'
import { gemSize, heap } from '../../src/games/8-28/gems.ts'
import { answer, canHold, holds } from '../../src/games/8-28/hold.ts'
import Seat from '../../src/games/8-28/Seat.svelte'
import { LANGUAGES, loadBundle, wordings, type T } from '../../src/lib/texts.ts'
import type { QuestionOf } from '../../src/games/contract.ts'
import type { Effect, Eight28Move, Eight28View, Language, SeatShown } from '../../src/wire.ts'

const NAMES = ['Ada', 'Björn', 'Céline', 'Dewi', 'Elif', 'Farid']
const settings = { motion: false, confirm: false, sound: false }
const TAKE: Eight28Move = { move: 'take' }
const DECLINE: Eight28Move = { move: 'decline' }
let t: T

const filled = <V>(seats: number, value: V): V[] => Array.from({ length: seats }, () => value)

/** A round in which seat 0 is offered a card. */
function view(changes: Partial<Eight28View> = {}, seats = 3): Eight28View {
  return {
    game: '8-28', seat: 0, seats, first_seat: 2, asked: [0], phase: 'offer', ending: null, winners: null,
    scores: filled(seats, 0), deck: 'fifteen-ones', passing_is_final: false, rounds: 1, last_round: false, dealer: 2,
    turn: 0, took: false, left: 40, unseen: [0, 12, 3, 3, 2, 3, 3, 3, 4, 3, 3, 6],
    down: ['4', ...filled(seats - 1, '?')], shown: [['1', '1/11'], ...filled(seats - 1, ['5'])],
    out: filled(seats, false), passed: filled(seats, false), aims: filled(seats, null),
    open_totals: [[2, 12], ...filled(seats - 1, [5])], totals: [[6, 16], ...filled(seats - 1, null)],
    blue_reserve: 40, red_reserve: 15, blue_middle: 7, red_middle: 0, blue: filled(seats, 2), red: filled(seats, 0),
    treasure: 3, prospects: [], last_share: null, ...changes,
  }
}

const people = (seats: number): SeatShown[] =>
  NAMES.slice(0, seats).map((name) => ({ kind: 'person', name, animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false }))

const offer = (): QuestionOf<'8-28'> => ({ seat: 0, ask: { key: 'ask-offer', game: '8-28', clause: null, params: {} }, legal: [TAKE, DECLINE] })

function props(seen: Eight28View, question: QuestionOf<'8-28'> | null, choose = vi.fn(), ply = 10) {
  return { view: seen, seat: seen.seat, seats: people(seen.seats), question, events: [{ chance: 'draw' }], choose, t, settings, ply }
}

const show = (given: ReturnType<typeof props>) => render(Board, { props: given })

async function texts(language: Language) {
  return wordings(await loadBundle(language, '8-28'), language, NAMES)
}

beforeEach(async () => {
  document.documentElement.dataset.motion = 'off'
  Element.prototype.getAnimations ??= () => [] // jsdom has none
  t = await texts('en')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('offers', () => {
  test('exactly what is legal can be tapped and is handed back as it came', async () => {
    const choose = vi.fn()
    const legal = [TAKE, DECLINE]
    show(props(view(), { ...offer(), legal }, choose))
    await fireEvent.click(screen.getByRole('button', { name: t.move(TAKE) }))
    expect(choose.mock.calls[0]?.[0]).toBe(legal[0])
    await fireEvent.click(screen.getByRole('button', { name: t.move(DECLINE) }))
    expect(choose.mock.calls[1]?.[0]).toBe(legal[1])
  })

  test('nothing can be tapped when others are asked', () => {
    show(props(view({ asked: [1], turn: 1 }), null))
    for (const move of [TAKE, DECLINE]) {
      expect(screen.getByRole('button', { name: t.move(move) })).toHaveProperty('disabled', true)
    }
  })

  test('in a replay there is nothing to answer, and the cards are the seat’s', () => {
    render(Board, { props: { ...props(view(), null), live: false } })
    expect(screen.queryByRole('button', { name: t('page-8-28-keep-staying') })).toBeNull()
    expect(screen.getByRole('group', { name: 'Ada' })).toBeTruthy()
    expect(screen.queryByLabelText(t('page-8-28-only-you'))).toBeNull()
  })

  test('number keys answer too', async () => {
    const choose = vi.fn()
    show(props(view(), offer(), choose))
    await fireEvent.keyDown(window, { key: '1' })
    await fireEvent.keyDown(window, { key: '2' })
    expect(choose.mock.calls.map(([move]) => move)).toEqual([TAKE, DECLINE])
  })

  test('the ruler names every reading', () => {
    show(props(view(), offer()))
    expect(screen.getByRole('img', { name: t('table-makes', { totals: '6 / 16' }) })).toBeTruthy()
  })
})

test('the ruler has a bead for every reading of the face-up cards, as their label has', () => {
  show(props(view(), offer()))
  expect(document.querySelectorAll('.ruler .bead')).toHaveLength(2)
  expect(screen.getByText('2 / 12').closest('.tag')?.querySelector('svg')).toBeTruthy()
})

describe('the Stay that holds', () => {
  const stay = () => screen.getByRole('button', { name: t('page-8-28-keep-staying') })

  test('answers the open offer and every later one, once each', async () => {
    const choose = vi.fn()
    const { rerender } = show(props(view(), offer(), choose))
    await fireEvent.click(stay())
    expect(choose).toHaveBeenCalledTimes(1)
    await rerender(props(view(), offer(), choose)) // the same question again: somebody was away
    expect(choose).toHaveBeenCalledTimes(1)
    await rerender(props(view({ asked: [1], turn: 1 }), null, choose, 11))
    await rerender(props(view({ dealer: 0 }), offer(), choose, 13))
    expect(choose.mock.calls.map(([move]) => move)).toEqual([DECLINE, DECLINE])
  })

  test('one tap releases it', async () => {
    const choose = vi.fn()
    const { rerender } = show(props(view({ asked: [1], turn: 1 }), null, choose))
    await fireEvent.click(stay())
    await fireEvent.click(screen.getByRole('button', { pressed: true }))
    await rerender(props(view(), offer(), choose, 12))
    expect(choose).not.toHaveBeenCalled()
  })

  test('lets go at a choice of treasure, with new cards, and where no offer can come', () => {
    const hold = { seat: 0, round: 1 }
    expect(holds(hold, view(), 0)).toBe(true)
    expect(holds(hold, view({ phase: 'aim' }), 0)).toBe(false)
    expect(holds(hold, view({ rounds: 2 }), 0)).toBe(false)
    expect(holds(hold, view(), 1)).toBe(false)
    expect(canHold(view({ out: [true, false, false] }), 0)).toBe(false)
    expect(canHold(view({ ending: 'last-round' }), 0)).toBe(false)
    expect(canHold(view(), null)).toBe(false)
    expect(answer({ ...offer(), legal: [{ move: 'aim', at: 8 }] })).toBeNull()
  })
})

describe('the share', () => {
  const AIMS: Eight28Move[] = [{ move: 'aim', at: 8 }, { move: 'aim', at: 28 }]
  const choice = { ...offer(), ask: { ...offer().ask, key: 'ask-aim' }, legal: AIMS }
  const aiming = () =>
    view({
      phase: 'aim', down: ['4', '8', '1'], totals: [[6, 16], [13], [6]], aims: [null, '28', '8'],
      prospects: [{ aim: '8', total: 6, points: 1 }, { aim: '28', total: 16, points: 3 }],
    })

  test('shows what either choice would bring, from the view', async () => {
    const choose = vi.fn()
    show(props(aiming(), choice, choose))
    const second = screen.getByRole('button', { name: t.move(AIMS[1]!) })
    expect(within(second).getByText(t('page-8-28-brings', { points: 3 }))).toBeTruthy()
    await fireEvent.click(second)
    expect(choose).toHaveBeenCalledWith(AIMS[1])
  })

  test('both treasures are shown with the chooser in either, and whoever has none so far is named as such', () => {
    show(props(view({ ...aiming(), aims: [null, null, '8'], out: [false, true, false] }), choice))
    const told = [...document.querySelectorAll('.column')].map((column) => column.textContent?.replace(/\s+/g, ' '))
    expect(told[0]).toContain('Céline')
    expect(told[0]).toMatch(/Ada \? ?6 ?\+1/)
    expect(told[1]).toMatch(/Ada \? ?16 ?\+3/)
    const rest = screen.getByText(t('page-8-28-none-yet')).closest('section')
    expect(rest?.textContent).toContain('Björn')
    expect(rest?.textContent).toContain(t('page-8-28-out'))
  })

  test('a tap meant for the offer before chooses no treasure', async () => {
    vi.useFakeTimers()
    const { rerender } = show(props(view(), offer()))
    await rerender(props(aiming(), choice, vi.fn(), 11))
    const first = screen.getByRole('button', { name: t.move(AIMS[0]!) })
    expect(first).toHaveProperty('disabled', true)
    await vi.advanceTimersByTimeAsync(500)
    expect(first).toHaveProperty('disabled', false)
  })

  test('opens when a round has ended and closes with a tap', async () => {
    const last_share = [
      { card: '4', aim: '8', total: 6, points: 0 },
      { card: '8', aim: '8', total: 8, points: 3 },
      { card: '1', aim: '28', total: 27, points: 3 },
    ]
    const { rerender } = show(props(aiming(), null))
    const effects: Effect[][] = [[{ effect: 'win', seats: [1], what: '8' }, { effect: 'win', seats: [2], what: '28' }]]
    await rerender({ ...props(view({ rounds: 2, last_share, blue: [2, 5, 5] }), null, vi.fn(), 20), effects })
    const panel = screen.getByRole('group', { name: t('table-last-share') })
    expect(within(panel).getAllByText('+3')).toHaveLength(2)
    await fireEvent.click(within(panel).getByRole('button', { name: t('page-8-28-close') }))
    expect(screen.queryByRole('group', { name: t('table-last-share') })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: new RegExp(t('page-8-28-show-share')) }))
    expect(screen.getByRole('group', { name: t('table-last-share') })).toBeTruthy()
  })

  test('places and the pieces in them are marked as the effects name them', () => {
    render(Board, { props: props(view(), null) })
    for (const place of ['deck', 'middle', 'reserve', 'down/0', 'shown/0', 'gems/0', 'down/1', 'gems/1']) expect([place, document.querySelector(`[data-place="${place}"]`) !== null]).toEqual([place, true])
    expect(document.querySelector<HTMLElement>('[data-place="down/1"]')?.dataset.piece).toBe('')
    expect(document.querySelector('[data-place="middle"] [data-piece="blue"]')).toBeTruthy()
  })
})

test('a gem keeps its place while the heap grows, and all are drawn', () => {
  const [few, more] = [heap(5, 0), heap(9, 3)]
  expect(more).toHaveLength(12)
  for (const gem of few) expect(more).toContainEqual(gem)
  expect(gemSize(60)).toBeLessThan(gemSize(4))
})

describe.each(LANGUAGES)('in %s', (language) => {
  const PHASES = ['begins', 'deal', 'offer', 'draw', 'aim', 'over']

  test.each(PHASES)('the phase %s is drawn for a seat or a spectator without a missing text', async (phase) => {
    const warn = vi.spyOn(console, 'warn')
    t = await texts(language)
    const turn = PHASES.indexOf(phase) + LANGUAGES.indexOf(language)
    const [seats, seat] = [3 + (turn % 4), turn % 2 ? null : 0]
    const seen = view({ seat, phase, ending: phase === 'over' ? 'last-round' : null, last_round: phase === 'over' }, seats)
    if (phase === 'begins') Object.assign(seen, { dealer: null, down: filled(seats, null), totals: filled(seats, null) })
    if (phase === 'over') seen.last_share = filled(seats, { card: '1/11', aim: 'jackpot', total: 28, points: 2 })
    show(props(seen, seat === 0 && phase === 'offer' ? offer() : null))
    render(Seat, { props: { view: seen, owner: 1, seat, t, settings } })
    expect(warn).not.toHaveBeenCalled()
  })
})
