/** The board of Lucky Numbers: what is offered, how a tile gets to a cell, what flies, every seat count and phase. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/lucky-numbers/Board.svelte'
import { nearest } from '../../src/games/lucky-numbers/keys.ts'
import Seat from '../../src/games/lucky-numbers/Seat.svelte'
import { band, offer, others, stacks, waiting } from '../../src/games/lucky-numbers/table.ts'
import { LANGUAGES, loadBundle, wordings, type T } from '../../src/lib/texts.ts'
import type { QuestionOf } from '../../src/games/contract.ts'
import type { Effect, Language, LuckyNumbersMove, LuckyNumbersView, SeatShown } from '../../src/wire.ts'

const NAMES = ['Ada', 'Björn', 'Céline', 'Dewi']
const PHASES = ['begins', 'setup-draw', 'setup-lay', 'turn', 'draw', 'place', 'over']
const settings = { motion: false, confirm: false, sound: false }
const DRAW: LuckyNumbersMove = { move: 'draw' }
const PUT: LuckyNumbersMove = { move: 'put' }
const pick = (tile: number, cell: number): LuckyNumbersMove => ({ move: 'pick', tile, cell })
const place = (cell: number): LuckyNumbersMove => ({ move: 'place', cell })
const lay = (tile: number, cell: number): LuckyNumbersMove => ({ move: 'lay', tile, cell })
let t: T

const each = <V>(seats: number, value: () => V): V[] => Array.from({ length: seats }, value)
const counts = (changes: Record<number, number> = {}) => Array.from({ length: 21 }, (_, tile) => changes[tile] ?? 0)

/** A garden from its tiles by cell. */
function garden(tiles: Record<number, number>): (number | null)[] {
  return Array.from({ length: 16 }, (_, cell) => tiles[cell] ?? null)
}

/** A race in which seat 0 has to draw or take. */
function view(changes: Partial<LuckyNumbersView> = {}, seats = 3): LuckyNumbersView {
  return {
    game: 'lucky-numbers', seat: 0, seats, first_seat: 0, asked: [0], phase: 'turn', ending: null, winners: null,
    scores: each(seats, () => 4), setup: 'standard', tournament: false, begins: 0, races: 0, turn: 0, held: null, exchanges: 0,
    stock: counts({ 1: 2, 7: 3 }), middle: counts({ 3: 1, 12: 2, 20: 1 }), gardens: each(seats, () => garden({ 0: 2, 5: 6, 10: 11, 15: 18 })),
    drawn: each(seats, () => []), spots: each(seats, () => []), points: each(seats, () => 0), ...changes,
  }
}

/** A set-up in which seat 0 has laid the first of its four tiles. */
const setUp = (changes: Partial<LuckyNumbersView> = {}, seats = 3) =>
  view({
    phase: 'setup-lay', asked: each(seats, () => 0).map((_, seat) => seat), middle: counts(), drawn: each(seats, () => [7, 12, 5, 9]),
    spots: [[5], ...each(seats - 1, () => [])], gardens: [garden({ 5: 7 }), ...each(seats - 1, () => garden({}))], ...changes,
  }, seats)

const people = (seats: number): SeatShown[] =>
  NAMES.slice(0, seats).map((name) => ({ kind: 'person', name, animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false }))

const asked = (...legal: LuckyNumbersMove[]): QuestionOf<'lucky-numbers'> => ({ seat: 0, ask: { key: 'ask-turn', game: 'lucky-numbers', clause: null, params: {} }, legal })

function props(seen: LuckyNumbersView, question: QuestionOf<'lucky-numbers'> | null = null, choose = vi.fn()) {
  return { view: seen, seat: seen.seat, seats: people(seen.seats), question, events: [{ seat: 0, move: 'draw' }], choose, t, settings }
}

const show = (given: ReturnType<typeof props>) => render(Board, { props: given })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const take = (tile: number) => button(t('page-lucky-numbers-take', { tile }))
const glowing = () => [...document.querySelectorAll<HTMLElement>('.legal')]

async function texts(language: Language) {
  return wordings(await loadBundle(language, 'lucky-numbers'), language, NAMES)
}

beforeEach(async () => {
  document.documentElement.dataset.motion = 'off'
  Element.prototype.getAnimations ??= () => [] // jsdom has none
  t = await texts('en')
})
afterEach(cleanup)

describe('what is offered', () => {
  test('a tap on the heap draws', async () => {
    const choose = vi.fn()
    show(props(view(), asked(DRAW), choose))
    expect(glowing()).toHaveLength(1)
    await fireEvent.click(button(t.move(DRAW)))
    expect(choose.mock.calls).toEqual([[DRAW]])
  })

  test('a tile of the middle is chosen first, then one of its cells, and the move is handed back as it came', async () => {
    const choose = vi.fn()
    const [far, near] = [pick(12, 11), pick(12, 6)]
    show(props(view(), asked(DRAW, pick(3, 1), near, far), choose))
    await fireEvent.click(take(12))
    expect(choose).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: t.move(pick(3, 1)) })).toBeNull()
    await fireEvent.click(button(t.move(far)))
    expect(choose.mock.lastCall?.[0]).toBe(far)
  })

  test('a tile that fits nowhere cannot be tapped', () => {
    show(props(view(), asked(DRAW, pick(3, 1))))
    expect(button('20').disabled).toBe(true)
    expect(button('12 × 2').disabled).toBe(true)
    expect(take(3).disabled).toBe(false)
  })

  test('a second tap and Escape let go of a tile', async () => {
    show(props(view(), asked(DRAW, pick(3, 1))))
    await fireEvent.click(take(3))
    await fireEvent.click(take(3))
    expect(take(3).getAttribute('aria-pressed')).toBe('false')
    await fireEvent.click(take(3))
    await fireEvent.keyDown(take(3), { key: 'Escape' })
    expect(screen.queryByRole('button', { name: t.move(pick(3, 1)) })).toBeNull()
  })

  test('the drawn tile fits at once; the middle is a button of its own', async () => {
    const choose = vi.fn()
    const legal = [PUT, place(1), place(5)]
    show(props(view({ phase: 'place', held: 7 }), asked(...legal), choose))
    expect(glowing()).toHaveLength(legal.length)
    for (const move of legal) {
      await fireEvent.click(button(t.move(move)))
      expect(choose.mock.lastCall?.[0]).toBe(move)
    }
  })

  test('a cell whose tile would be replaced says so by a sign', () => {
    show(props(view({ phase: 'place', held: 7 }), asked(PUT, place(1), place(5))))
    expect(document.querySelectorAll('.swap')).toHaveLength(1)
  })

  test('the set-up shows the tiles in order and offers the cells for the next', async () => {
    const choose = vi.fn()
    const legal = [lay(12, 0), lay(12, 10), lay(12, 15)]
    show(props(setUp(), asked(...legal), choose))
    expect(glowing()).toHaveLength(3)
    expect(document.querySelector('.dock .big')?.textContent).toContain('12')
    expect([...document.querySelectorAll('.dock li .unseen')].map((item) => item.textContent)).toEqual(['5', '9'])
    await fireEvent.click(button(t.move(legal[2]!)))
    expect(choose.mock.lastCall?.[0]).toBe(legal[2])
  })
})

describe('dragging', () => {
  async function drag(from: Element, to: Element | null) {
    document.elementFromPoint = () => to
    await fireEvent.pointerDown(from, { button: 0, isPrimary: true, pointerId: 1, clientX: 10, clientY: 10 })
    await fireEvent.pointerMove(from, { pointerId: 1, clientX: 60, clientY: 60 })
    await fireEvent.pointerUp(from, { pointerId: 1, clientX: 60, clientY: 60 })
    await fireEvent.click(from, { detail: 1 })
  }
  const cell = (index: number) => document.querySelector(`[data-cell="${index}"]`)

  test.each([
    ['a fitting cell', 1, [[place(1)]]],
    ['another cell', 2, []],
  ])('the tile in hand, over %s', async (_, index, calls) => {
    const choose = vi.fn()
    show(props(view({ phase: 'place', held: 7 }), asked(PUT, place(1)), choose))
    await drag(document.querySelector('.big')!, cell(index))
    expect(choose.mock.calls).toEqual(calls)
  })

  test('the tile in hand, over the middle', async () => {
    const choose = vi.fn()
    show(props(view({ phase: 'place', held: 7 }), asked(PUT, place(1)), choose))
    await drag(document.querySelector('.big')!, document.querySelector('.middle'))
    expect(choose.mock.calls).toEqual([[PUT]])
  })

  test('a tile of the middle; the click that ends it is not a tap', async () => {
    const choose = vi.fn()
    show(props(view(), asked(DRAW, pick(3, 1)), choose))
    await drag(take(3), cell(1))
    expect(choose.mock.calls).toEqual([[pick(3, 1)]])
    await drag(take(3), cell(2))
    expect(choose).toHaveBeenCalledTimes(1)
    expect(take(3).getAttribute('aria-pressed')).toBe('true')
  })

  test('nothing can be dragged when nothing is asked', async () => {
    show(props(view({ phase: 'place', held: 7, turn: 1 })))
    await drag(document.querySelector('.big')!, document.querySelector('.middle'))
    expect(document.querySelector('.dragged')).toBeNull()
  })
})

describe('the keyboard', () => {
  test('choosing a tile by key leads to its first cell', async () => {
    show(props(view(), asked(DRAW, pick(3, 1), pick(3, 4))))
    await fireEvent.click(take(3), { detail: 0 })
    await vi.waitFor(() => expect(document.activeElement).toBe(button(t.move(pick(3, 1)))))
  })

  test('arrows go to the nearest in their direction', () => {
    const spots = [{ x: 50, y: 50 }, { x: 150, y: 50 }, { x: 50, y: 150 }, { x: 250, y: 160 }]
    expect(nearest(spots[0]!, spots, 'ArrowRight')).toBe(1)
    expect(nearest(spots[0]!, spots, 'ArrowDown')).toBe(2)
    expect(nearest(spots[2]!, spots, 'ArrowRight')).toBe(3)
    expect(nearest(spots[0]!, spots, 'ArrowUp')).toBeNull()
  })
})

describe('what happened', () => {
  const before = view()
  const places = () => [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => [dataset.place, dataset.piece] as const)

  test('places and the tiles in them are marked as the effects name them', () => {
    show(props(view({ held: 7, phase: 'place' })))
    expect(places()).toContainEqual(['stock', undefined])
    expect(places()).toContainEqual(['held', '7'])
    expect(places()).toContainEqual(['middle', undefined])
    expect(places()).toContainEqual(['garden/0/5', '6'])
    expect(places()).toContainEqual(['garden/1/1', undefined])
    expect(document.querySelector('[data-place="middle"] [data-piece="3"]')).toBeTruthy()
  })

  test('the tiles to lay are marked by their number', () => {
    show(props(setUp()))
    const tray = (seat: number) => [...document.querySelectorAll<HTMLElement>(`[data-place="tray/${seat}"] [data-piece]`)].map(({ dataset }) => Number(dataset.piece))
    for (const seat of [0, 1]) expect(tray(seat)).toEqual(waiting(setUp(), seat).map(({ tile }) => tile))
  })

  test('the tile that ended the game is marked where it lies', async () => {
    const full = [before.gardens[0]!, garden({ 0: 2, 1: 3, 5: 6, 10: 11, 15: 18 }), before.gardens[2]!]
    const end = view({ gardens: full, races: 3, phase: 'over', ending: 'tournament', winners: [1], asked: [] })
    const effects: Effect[][] = [[{ effect: 'move', piece: 3, from: 'middle', to: 'garden/1/1', count: 1 }, { effect: 'win', seats: [1], what: 'race' }]]
    const { rerender } = show(props(before))
    expect(document.querySelector('.last')).toBeNull()
    await rerender({ ...props(end), effects })
    expect([...document.querySelectorAll<HTMLElement>('.last')].map(({ dataset }) => dataset.place)).toEqual(['garden/1/1'])
  })
})

describe('what is shown', () => {
  test('what lies where', () => {
    expect(stacks(counts({ 20: 1, 3: 2 }))).toEqual([{ tile: 3, count: 2 }, { tile: 20, count: 1 }])
    expect([1, 5, 6, 15, 16, 20].map(band)).toEqual([0, 0, 1, 2, 3, 3])
    expect(waiting(setUp(), 0).map(({ tile }) => tile)).toEqual([12, 5, 9])
    expect(others(view({}, 4), 2)).toEqual([3, 0, 1])
    expect(others(view({}, 4), null)).toEqual([0, 1, 2, 3])
    expect(offer([], view()).cells(3).size).toBe(0)
  })

  test("a tap shows another's garden large", async () => {
    show(props(view()))
    await fireEvent.click(screen.getAllByRole('button', { name: /Look at Céline/ })[0]!)
    const dialog = document.querySelector<HTMLElement>('dialog')!
    expect(within(dialog).getByText(t('table-free', { count: 12 }))).toBeTruthy()
    expect(dialog.querySelectorAll('[data-place]')).toHaveLength(0)
  })

  test('a tournament shows its race and the own points', () => {
    show(props(view({ tournament: true, races: 1, points: [-3, 2, 0] })))
    expect(screen.getByText(t('table-race', { race: 2, races: 3 }))).toBeTruthy()
    expect(screen.getByText(/-3/)).toBeTruthy()
  })

  test('in a replay nothing is called one’s own', () => {
    render(Board, { props: { ...props(view({ tournament: true })), live: false } })
    expect(screen.queryByRole('group', { name: t('page-lucky-numbers-own') })).toBeNull()
    expect(document.body.textContent).not.toMatch(/you/i)
  })

  test('the tiles that the others have to lay lie by their gardens', () => {
    show(props(setUp(), asked(lay(12, 0))))
    expect(document.querySelectorAll('.others [data-place^="tray/"] [data-piece]')).toHaveLength(8)
  })

  test('the mini garden of a seat says how many cells are free', () => {
    render(Seat, { props: { view: view(), owner: 1, seat: 0, t, settings } })
    expect(screen.getByText(t('table-free', { count: 12 }))).toBeTruthy()
  })

  test.each(PHASES.map((phase, index) => [phase, 2 + (index % 3)] as const))('%s, %i seats, player and spectator', (phase, seats) => {
    const changes = { phase, held: phase === 'place' ? 9 : null, winners: phase === 'over' ? [0, 1] : null, ending: phase === 'over' ? 'last-tile' : null, turn: 1 }
    const seen = phase.startsWith('setup') ? setUp(changes, seats) : view(changes, seats)
    show(props(seen))
    expect(document.querySelectorAll('.garden')).toHaveLength(seats)
    expect(glowing()).toHaveLength(0)
    cleanup()
    show(props({ ...seen, seat: null }))
    expect(document.querySelectorAll('.garden')).toHaveLength(seats)
    expect(document.querySelector('[style]:not(.table, .others, .cell)')).toBeNull()
  })

  test.each(LANGUAGES)('every text is there in %s', async (language) => {
    const warned = vi.spyOn(console, 'warn')
    t = await texts(language)
    show(props(view({ tournament: true, exchanges: 12 }), asked(DRAW, pick(3, 1))))
    await fireEvent.click(document.querySelector('.others button')!)
    expect(warned).not.toHaveBeenCalled()
  })
})
