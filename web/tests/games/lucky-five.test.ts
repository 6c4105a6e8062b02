/** The board of Lucky Five: what is offered in every phase, what is told of a bet, every seat count and language. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/lucky-five/Board.svelte'
import { earlier, pictured, shown } from '../../src/games/lucky-five/pieces.ts'
import Seat from '../../src/games/lucky-five/Seat.svelte'
import { betOf, verdictOf } from '../../src/games/lucky-five/verdict.ts'
import { LANGUAGES, loadBundle, wordings, type T } from '../../src/lib/texts.ts'
import type { QuestionOf } from '../../src/games/contract.ts'
import type { Effect, Event, LuckyFiveMove, LuckyFiveView, SeatShown } from '../../src/wire.ts'

const NAMES = ['Ada', 'Björn', 'Céline', 'Dewi', 'Elif', 'Farid']
const settings = { motion: false, confirm: false, sound: false }
let t: T

/** Seat 0 has staked on orange and yellow, which make 3. */
function view(changes: Partial<LuckyFiveView> = {}, seats = 2): LuckyFiveView {
  const all = <V>(value: V): V[] => Array.from({ length: seats }, () => value)
  return {
    game: 'lucky-five', seat: 0, seats, first_seat: 1, asked: [0], phase: 'call', ending: null, winners: null,
    scores: all(0), turn: 0, right_neighbour: 1, card: 'orange+yellow', chooser: null, bet_dice: ['orange', 'yellow'], before: 3,
    called: null, to_roll: [], dice: [5, 2, 1], turned: ['orange+yellow', '??'], stock: [0, 3, 3, 3, 3, 3, 2, 3, 3, 4, 4],
    discard: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], taken: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], on_table: [1, 0, 1],
    chips: all([6, 2, 0]), piles: all([]), would_be: { cards: 2, counted: 2, chips: 110, lucky: false, points: 220 }, ...changes,
  }
}

function asked(legal: LuckyFiveMove[], params: Record<string, unknown> = {}, key = 'ask-call'): QuestionOf<'lucky-five'> {
  return { seat: 0, ask: { key, game: 'lucky-five', clause: null, params }, legal }
}

function props(seen: LuckyFiveView, question: QuestionOf<'lucky-five'> | null = null, choose = vi.fn(), events: Event[] = [], effects: Effect[][] = []) {
  const seats: SeatShown[] = NAMES.slice(0, seen.seats).map((name) => ({
    kind: 'person', name, animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false,
  }))
  return { view: seen, seat: seen.seat, seats, question, events, effects, choose, t, settings }
}

const show = (given: ReturnType<typeof props>) => render(Board, { props: given })
const glowing = () => [...document.querySelectorAll<HTMLButtonElement>('button.legal:not(:disabled)')]

const CALLS: LuckyFiveMove[] = [{ move: 'call', bet: 'higher' }, { move: 'call', bet: 'lower' }]
const STAKES: LuckyFiveMove[] = [{ move: 'stake', chip: 10 }, { move: 'stake', chip: 50 }]
const PAIRS: LuckyFiveMove[] = [['red', 'orange'], ['red', 'yellow'], ['orange', 'yellow']].map((dice) => ({ move: 'choose', dice }))
const AGAIN: LuckyFiveMove[] = (['red', 'orange', 'yellow', null] as const).map((die) => ({ move: 'reroll', die }))
const ENDS: LuckyFiveMove[] = [{ move: 'go-on' }, { move: 'stop' }]
const QUESTIONS: [string, Partial<LuckyFiveView>, LuckyFiveMove[]][] = [
  ['call', {}, CALLS],
  ['stake', { phase: 'stake' }, STAKES],
  ['choose', { phase: 'choose', card: '??', bet_dice: [], before: null }, PAIRS],
  ['reroll', { phase: 'reroll', card: 'lucky-five', bet_dice: ['red', 'orange', 'yellow'], before: null, turn: 1 }, AGAIN],
  ['go-on', { phase: 'go-on', card: null, bet_dice: [], before: null }, ENDS],
]

beforeEach(async () => {
  document.documentElement.dataset.motion = 'off'
  t = wordings(await loadBundle('en', 'lucky-five'), 'en', NAMES)
})
afterEach(cleanup)

describe('what is offered', () => {
  test.each(QUESTIONS)('%s: exactly what is legal glows, and is handed back as it came', async (_phase, changes, legal) => {
    const choose = vi.fn()
    show(props(view(changes), asked(legal, { points: 220 }), choose))
    expect(glowing()).toHaveLength(legal.length)
    for (const move of legal) {
      await fireEvent.click(screen.getByRole('button', { name: t.move(move) }))
      expect(choose.mock.lastCall?.[0]).toBe(move)
    }
  })

  test.each(QUESTIONS)('%s: nothing can be tapped by a spectator', (_phase, changes) => {
    show(props(view({ ...changes, seat: null })))
    expect(glowing()).toHaveLength(0)
  })

  test('in a replay the side below bears the seat’s name', () => {
    render(Board, { props: { ...props(view()), live: false } })
    expect(screen.getByRole('group', { name: 'Ada' })).toBeTruthy()
    expect(screen.queryByRole('group', { name: t('table-yours') })).toBeNull()
  })

  test('stopping says what it brings, from the question', () => {
    show(props(view({ phase: 'go-on', card: null, bet_dice: [], before: null }), asked(ENDS, { points: 777 })))
    expect(screen.getByRole('button', { name: t.move({ move: 'stop' }) }).textContent).toContain('777')
  })

  test('a chip that is not legal cannot be staked', () => {
    show(props(view({ phase: 'stake' }), asked(STAKES)))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '100 × 0' }).disabled).toBe(true)
  })
})

describe('the card says who picks', () => {
  test.each([
    ['??', 0, 'Ada'],
    ['!!', 1, 'Björn'],
  ])('%s for seat %s: %s', (card, chooser, name) => {
    show(props(view({ card, chooser, turned: [card], phase: 'choose', bet_dice: [], before: null })))
    expect(screen.getByRole('img', { name: `${name} chooses two dice` })).toBeTruthy()
    expect(document.querySelector('.caption')?.textContent).toBe(`${name} chooses two dice`)
  })

  test('and otherwise names its dice', () => {
    show(props(view()))
    expect(document.querySelector('.caption')?.textContent).toBe('orange + yellow')
  })
})

describe('the strip on top', () => {
  const strip = (changes: Partial<LuckyFiveView> = {}) => render(Seat, { props: { view: view(changes), owner: 1, seat: 0, t, settings } })

  test('says nothing of piles that are not there', () => {
    strip()
    expect(screen.getByRole('img', { name: t('table-no-pile') }).textContent?.trim()).toBe('')
  })

  test('leaves it to the ranking when the game is over', () => {
    strip({ phase: 'over', ending: 'no-card' })
    expect(document.querySelector('.seat')?.classList).toContain('elsewhere')
  })
})

describe('the keyboard', () => {
  test.each([
    ['ArrowUp', {}, CALLS, CALLS[0]],
    ['ArrowDown', {}, CALLS, CALLS[1]],
    ['2', { phase: 'stake' }, STAKES, STAKES[1]],
    ['3', { phase: 'choose', before: null }, PAIRS, PAIRS[2]],
    ['0', { phase: 'reroll', before: null }, AGAIN, AGAIN[3]],
  ])('%s presses its button', async (key, changes, legal, wanted) => {
    const choose = vi.fn()
    show(props(view(changes), asked(legal), choose))
    await fireEvent.keyDown(document.querySelector('.board')!, { key })
    expect(choose.mock.calls).toEqual([[wanted]])
  })

  test('the focus follows the question for whoever plays by keys', async () => {
    const { rerender } = show(props(view({ phase: 'stake' }), asked(STAKES)))
    await fireEvent.keyDown(document.querySelector('.board')!, { key: '1' })
    await rerender(props(view(), asked(CALLS)))
    expect(glowing()).toContain(document.activeElement)
  })
})

describe('what happened', () => {
  const before = view()
  const call = (bet: string): Event[] => [{ seat: 0, move: 'call', bet }, { chance: 'roll', die: 'orange', value: 1 }, { chance: 'roll', die: 'yellow', value: 2 }]

  const settled = (...seats: number[]): Effect[][] => [[], [{ effect: 'roll', dice: [{ die: 'orange', value: 1 }], place: 'mat' }], [{ effect: 'win', seats, what: 'bet' }]]
  const told = (after: LuckyFiveView, events: Event[], effects: Effect[][], last = before) => verdictOf(betOf(last), after, events, effects)

  test('a wrong call', () => {
    const after = view({ phase: 'stake', turn: 1, right_neighbour: 0, card: 'red', turned: ['red'], dice: [5, 1, 2] })
    expect(told(after, call('higher'), settled())).toEqual({ seat: 0, bet: 'higher', before: 3, after: 3, right: false })
  })

  test('a right call', () => {
    const after = view({ phase: 'go-on', card: null, before: null, dice: [5, 6, 4] })
    expect(told(after, call('higher'), settled(0))).toMatchObject({ after: 10, right: true })
  })

  test('a step of a replay in the middle of a roll', () => {
    const rolling = view({ phase: 'roll', called: 'lower', to_roll: ['yellow'] })
    expect(told(rolling, [{ chance: 'roll', die: 'orange', value: 1 }], [[]])).toBeNull()
    expect(told(view({ phase: 'go-on', dice: [5, 1, 1] }), [{ chance: 'roll', die: 'yellow', value: 1 }], settled(0), rolling)).toMatchObject({ bet: 'lower', after: 2 })
  })

  test('nothing is told without news, or of a bet that was not seen', () => {
    expect(told(before, [], [])).toBeNull()
    expect(verdictOf(null, before, call('higher'), settled(0))).toBeNull()
  })

  test('places and the pieces in them are marked as the effects name them', () => {
    show(props(before))
    for (const place of ['stock', 'discard', 'turned', 'table', 'chips/0', 'pile/0', 'mat']) expect(document.querySelector(`[data-place="${place}"]`)).toBeTruthy()
    const pieces = (place: string) => [...document.querySelectorAll<HTMLElement>(`[data-place="${place}"] [data-piece]`)].map(({ dataset }) => dataset.piece)
    expect([pieces('turned'), pieces('table'), pieces('mat')]).toEqual([['??', 'orange+yellow'], ['10', '100'], ['red', 'orange', 'yellow']])
  })

  test('the board says how the bet came out', async () => {
    const { rerender } = show(props(before))
    await rerender(props(view({ phase: 'go-on', card: null, before: null, bet_dice: [], dice: [5, 6, 4] }), null, vi.fn(), call('higher'), settled(0)))
    await tick()
    expect(screen.getByText('Right!').closest('p')?.textContent?.replace(/\s+/g, ' ')).toContain('higher than 3 → 10')
  })
})

describe('pieces', () => {
  test('are read as the notation writes them', () => {
    expect(pictured('red+yellow')).toEqual(['red', 'yellow'])
    expect(pictured('lucky-five')).toEqual([])
    expect(shown([5, 2, null], ['red', 'yellow'])).toBe(5)
    expect(earlier(view({ turned: ['red', 'red'], card: 'red' }))).toEqual(['red'])
  })
})

describe('every table', () => {
  const PHASES = ['begins', 'opening', 'card', 'choose', 'reroll', 'again', 'stake', 'call', 'roll', 'go-on', 'over']

  test.each([2, 3, 4, 5, 6])('%i seats, every phase, also before anything is known', (seats) => {
    const warn = vi.spyOn(console, 'warn')
    for (const phase of PHASES) {
      const over = phase === 'over' ? { ending: 'no-card', winners: [1] } : {}
      show(props(view({ phase, card: null, turned: [], before: null, bet_dice: [], dice: [null, null, null], ...over }, seats)))
      cleanup()
    }
    expect(warn).not.toHaveBeenCalled()
  })

  test('the last turn and the end are said', () => {
    show(props(view({ right_neighbour: null })))
    expect(screen.getByText('Last turn')).toBeTruthy()
    cleanup()
    show(props(view({ phase: 'over', card: null, turned: [], ending: 'last-turn', winners: [1], right_neighbour: null })))
    expect(screen.getByText(t('ending-last-turn'))).toBeTruthy()
    expect(screen.queryByText('Last turn')).toBeNull()
  })

  test.each(LANGUAGES)('in %s no message is missing', async (language) => {
    const warn = vi.spyOn(console, 'warn')
    t = wordings(await loadBundle(language, 'lucky-five'), language, NAMES)
    const pile = { cards: 1, counted: 1, chips: 20, lucky: false, points: 20 }
    for (const [, changes, legal] of QUESTIONS) {
      show(props(view({ ...changes, piles: [[pile, { ...pile, lucky: true }], []] }), asked(legal, { points: 1 })))
      cleanup()
    }
    render(Seat, { props: { view: view({ piles: [[pile], []] }), owner: 0, seat: 1, t, settings } })
    expect(warn).not.toHaveBeenCalled()
  })
})
