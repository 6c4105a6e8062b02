/** The board of Lucky Hand: what it tells of the events, and that it offers exactly what is legal. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/lucky-hand/Board.svelte'
import Seat from '../../src/games/lucky-hand/Seat.svelte'
import { family, grouped, keyed, sign } from '../../src/games/lucky-hand/kinds.ts'
import { PICTURES } from '../../src/games/lucky-hand/pictures.ts'
import { followStory, NOTHING, topOfHeap } from '../../src/games/lucky-hand/story.ts'
import { LANGUAGES, wordings } from '../../src/lib/texts.ts'
import type { QuestionOf } from '../../src/games/contract.ts'
import type { Step } from '../../src/table/scenes.ts'
import type { Effect, Event, LuckyHandMove, LuckyHandView, SeatShown } from '../../src/wire.ts'

const CARDS = ['+20', '+15', '+10', '+5', 'max', 'dice-4', 'dice-2', 'points-20', 'points-15', 'points-10', 'points-5', 'ban-1', 'ban-2', 'immunity']
const NAMES = ['Ada', 'Björn', 'Céline']
const seats: SeatShown[] = NAMES.map((name) => ({ kind: 'person', name, animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false }))
const settings = { motion: false, confirm: false, sound: false }

function words(language: (typeof LANGUAGES)[number]) {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const part of ['house', 'lucky-hand']) {
    const text = readFileSync(`../src/fiveleaf/locale/${language}/${part}.ftl`, 'utf8')
    bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }
  return wordings(bundle, language, NAMES)
}
const t = words('en')

function seen(change: Partial<LuckyHandView> = {}): LuckyHandView {
  return {
    game: 'lucky-hand', seat: 0, seats: 3, first_seat: 0, asked: [0], phase: 'turn', ending: null, scores: [10, 0, 0], winners: null,
    clock: null, rounds: 40, rounds_left: 30, may_pass: false, time_is_up: false, turn: 0, played: null, target: null, stock: 30, heap: [],
    hand: ['+15', 'dice-4', 'immunity'], sides: [7, null, null], hands: [3, 3, 3], pots: [['+10'], [], []], penalties: [[], [], []],
    qualified: [true, true, true], bans: [0, 0, 0], immunities: [0, 0, 0], stakes: [null, null, null], rolls: [null, null, null],
    unseen: [], die: 20, needed: { '+20': 17, '+15': 14, '+10': 10, '+5': 5 }, minus: [0, 0, 0], ...change,
  } // prettier-ignore
}

function asked(...legal: LuckyHandMove[]): QuestionOf<'lucky-hand'> {
  return { seat: 0, ask: { key: 'ask-turn', game: 'lucky-hand', clause: null, params: {} }, legal }
}

function show(view: LuckyHandView, question: QuestionOf<'lucky-hand'> | null = null, more: Record<string, unknown> = {}) {
  const choose = vi.fn()
  const shown = render(Board, { props: { view, seat: view.seat, seats, question, events: [], choose, t, settings, ...more } })
  return { choose, ...shown }
}

const TURN: LuckyHandMove[] = [
  { move: 'play', card: '+15' },
  { move: 'play', card: 'dice-4', target: 1 },
  { move: 'play', card: 'dice-4', target: 2 },
  { move: 'play', card: 'immunity' },
]

beforeEach(() => (document.documentElement.dataset.motion = 'off'))
afterEach(cleanup)

describe('cards', () => {
  test('each of the 14 kinds has a picture and words in every language', () => {
    expect(Object.keys(PICTURES).sort()).toEqual([...CARDS].sort())
    expect(new Set(Object.values(PICTURES)).size).toBe(14)
    for (const language of LANGUAGES) for (const card of CARDS) expect(words(language).piece('card', card)).not.toBe(card)
  })
  test('are told apart', () => {
    expect(CARDS.map(family).filter((kind) => kind === 'points')).toHaveLength(4)
    expect([sign('+20'), sign('dice-4'), sign('ban-2')]).toEqual(['+20', '−4', '×2'])
    expect(grouped(['+5', '+5', '+10'])).toEqual([['+5', 2], ['+10', 1]]) // prettier-ignore
    expect(keyed(['+5', '+5']).map(({ key }) => key)).toEqual(['+5 0', '+5 1'])
  })
})

describe('the story', () => {
  const move = (piece: string, from: string, to: string, count = 1): Effect => ({ effect: 'move', piece, from, to, count })
  const step = (event: Event, ...effects: Effect[]): Step => ({ event, effects })
  const roll = (seat: number, value: number, ...effects: Effect[]) =>
    step({ chance: 'roll', seat, value }, { effect: 'roll', dice: [{ die: 'd20', value }], place: `die/${seat}` }, ...effects)

  test('of a bonus card: the die, the penalty that lay there, the number, and where the card goes', () => {
    const play = step({ seat: 0, move: 'play', card: '+15' }, move('+15', 'hand/0', 'played'))
    const rest = [step({ chance: 'draw', seat: 0, card: '+5' }, move('+5', 'stock', 'hand/0')), roll(1, 3)]
    const lost = followStory(seen(), [play, roll(0, 15, move('+15', 'played', 'heap'), move('dice-2', 'penalties/0', 'heap')), ...rest], NOTHING)
    expect(lost.scene).toMatchObject({ kind: 'bonus', value: 15, minus: 2, needs: 14, won: false })
    expect(lost.tries).toEqual([{ seat: 1, value: 3 }])
    const won = followStory(seen(), [play, roll(0, 20, move('+15', 'played', 'pot/0'))], NOTHING)
    expect(won.scene).toMatchObject({ minus: 0, won: true })
  })
  test('of a penalty: open, then the card that changes pots', () => {
    const open = seen({ phase: 'counter', turn: 1, played: 'points-10', target: 0 })
    const attack = followStory(open, [step({ seat: 1, move: 'play', card: 'points-10', target: 0 }, move('points-10', 'hand/1', 'played'))], NOTHING)
    expect(attack.scene).toMatchObject({ answer: 'open' })
    const after = seen({ pots: [[], ['+10'], []], heap: ['points-10'] })
    const story = followStory(after, [step({ seat: 0, move: 'accept' }, move('points-10', 'played', 'heap'), move('+10', 'pot/0', 'pot/1'))], attack)
    expect(story.scene).toMatchObject({ kind: 'penalty', answer: 'accept', moved: { card: '+10', from: 0, to: 1 } })
    expect(topOfHeap(after, story, null)).toBe('points-10')
  })
  test('of a max of points: stakes, rolls, and who takes all', () => {
    const before = followStory(seen({ phase: 'stake', turn: 1, played: 'max' }), [], NOTHING)
    const stake = (seat: number, card: string | null) => step({ seat, move: 'stake', card })
    const drawn = step({ chance: 'draw', seat: 1, hidden: true })
    const stakes = [stake(1, '+5'), stake(2, null), stake(0, '+15')]
    const last = roll(0, 4, move('+5', 'stake/1', 'pot/1'), move('+15', 'stake/0', 'pot/1'), move('max', 'played', 'heap'))
    const { scene, tries } = followStory(seen(), [...stakes, roll(1, 9), roll(0, 9), roll(1, 12), last, drawn, roll(2, 7)], before)
    expect(scene).toMatchObject({ kind: 'max', seat: 1, stakes: ['+15', '+5', null], rolls: [[9, 4], [9, 12], []], winner: 1, open: false })
    expect(tries).toEqual([{ seat: 2, value: 7 }])
  })
  test('without events is what lies there', () => {
    expect(followStory(seen(), [], NOTHING).scene).toBeNull()
    expect(followStory(seen({ phase: 'stake', turn: 2, played: 'max' }), [], NOTHING).scene).toMatchObject({ kind: 'max', open: true })
  })
})

describe('the board', () => {
  test('plays a card without a target at once', async () => {
    const { choose } = show(seen(), asked(...TURN))
    await fireEvent.click(screen.getByRole('button', { name: 'Play “+15 points”' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(TURN[0])
  })
  test('asks for a target, which can be taken back', async () => {
    const { choose } = show(seen(), asked(...TURN))
    await fireEvent.click(screen.getByRole('button', { name: 'Play “−4 on the die”' }))
    expect(choose).not.toHaveBeenCalled()
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByRole('button', { name: /at Björn/ })).toBeNull()
    await fireEvent.keyDown(window, { key: '2' })
    await fireEvent.click(screen.getByRole('button', { name: 'Play “−4 on the die” at Céline' }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(TURN[2])
  })
  test('lets nobody tap what is not legal', () => {
    const { container } = show(seen(), asked({ move: 'play', card: '+15' }))
    expect(container.querySelectorAll('.hand .own:disabled')).toHaveLength(2)
    expect(container.querySelectorAll('.legal')).toHaveLength(1)
  })
  test('asks to counter or accept, with the penalty shown', async () => {
    const view = seen({ phase: 'counter', turn: 1, played: 'ban-2', target: 0 })
    const { choose } = show(view, asked({ move: 'accept' }, { move: 'counter' }))
    expect(screen.getByText('Ban for 2 turns')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Accept the penalty' }))
    const [button, card] = screen.getAllByRole('button', { name: 'Counter it with an immunity card' })
    await fireEvent.click(button!)
    await fireEvent.click(card!)
    expect(choose.mock.calls.map(([move]) => move.move)).toEqual(['accept', 'counter', 'counter'])
  })
  test('stakes a bonus card or nothing', async () => {
    const legal: LuckyHandMove[] = [{ move: 'stake', card: null }, { move: 'stake', card: '+15' }]
    const { choose } = show(seen({ phase: 'stake', turn: 1, played: 'max' }), asked(...legal))
    await fireEvent.click(screen.getByRole('button', { name: 'Stake “+15 points”' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Stake nothing' }))
    expect(choose.mock.calls).toEqual([[legal[1]], [legal[0]]])
  })
  test('offers the pass with its words, in every language, and only where it is legal', async () => {
    const pass: LuckyHandMove = { move: 'pass' }
    for (const language of LANGUAGES) {
      const { choose } = show(seen({ may_pass: true }), asked(...TURN, pass), { t: words(language) })
      await fireEvent.click(screen.getByRole('button', { name: words(language).move(pass) }))
      expect(choose).toHaveBeenCalledExactlyOnceWith(pass)
      cleanup()
    }
    show(seen(), asked(...TURN))
    expect(screen.queryByRole('button', { name: t.move(pass) })).toBeNull()
  })
  test('is asked to pass too where that is allowed', () => {
    const ask = (may_pass: string) => t.localized({ key: 'ask-turn', game: 'lucky-hand', clause: null, params: { may_pass } })
    expect([ask('yes'), ask('no')]).toEqual(['Play a card, or pass.', 'Play a card.'])
  })
  test('shows die minus penalty against the number', async () => {
    const { rerender, container } = show(seen({ penalties: [['dice-4'], [], []], minus: [4, 0, 0] }), null)
    expect(container.querySelector('.need .less')?.textContent).toBe('−4')
    const events: Event[] = [{ seat: 0, move: 'play', card: '+15' }, { chance: 'roll', seat: 0, value: 3 }]
    const effects: Effect[][] = [[], [{ effect: 'move', piece: '+15', from: 'played', to: 'heap', count: 1 }, { effect: 'move', piece: 'dice-4', from: 'penalties/0', to: 'heap', count: 1 }]]
    await rerender({ view: seen({ heap: ['+15', 'dice-4'] }), events, effects })
    const stage = within(container.querySelector('.stage') as HTMLElement)
    for (const text of ['− 4', '−1', 'from 14', 'Lost']) expect(stage.getByText(text)).toBeTruthy()
    await rerender({ view: seen({ heap: ['+15', 'dice-4'] }), events: [], effects: [] })
    expect(stage.getByText('Lost')).toBeTruthy()
  })
  test('shows the chance of a bonus card', () => {
    show(seen())
    expect(screen.getByText('35%')).toBeTruthy()
  })
  test('shows the clock of the game, or the round', () => {
    for (const [left, words] of [[61_500, /2 minutes/], [60_000, /1:00|0:59/], [8_500, /0:0[89]/]] as const) {
      const windows = [{ kind: 'game', total: 1_200_000, left, ends: performance.now() + left }]
      show(seen({ rounds: null, rounds_left: null, clock: 20 }), null, { windows })
      expect(screen.getByRole('timer').textContent).toMatch(words)
      cleanup()
    }
    show(seen())
    expect(screen.getByRole('timer').textContent).toContain('Round 11 of 40')
  })
  test('shows an opponent’s signs in the strip', () => {
    render(Seat, { props: { view: seen({ penalties: [[], ['dice-4', 'dice-2'], []], minus: [0, 6, 0] }), owner: 1, seat: 0, t, settings } })
    expect(screen.getByRole('img', { name: '3 cards' })).toBeTruthy()
    expect(screen.getByText('next bonus roll −6')).toBeTruthy()
  })
  test('shows in the strip what lies before whom', () => {
    const view = seen({ seat: null, hand: [], bans: [0, 2, 0], immunities: [0, 0, 1], qualified: [false, true, true] })
    for (const owner of [0, 1, 2]) render(Seat, { props: { view, owner, seat: null, t, settings } })
    for (const text of ['misses 2 turns', 'immune for 1 turn', 'needs 10 or more']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getAllByRole('img', { name: /^Pot/ })).toHaveLength(2)
  })
  test('draws moments of the recorded games', { timeout: 30_000 }, () => {
    const moments = JSON.parse(readFileSync('fixtures/lucky-hand.json', 'utf8')) as { view: LuckyHandView; seats: SeatShown[]; events: Event[] }[]
    for (const moment of moments.filter((_, index) => index % 31 === 0)) {
      show(moment.view, null, { seats: moment.seats, events: moment.events })
      cleanup()
    }
  })
})
