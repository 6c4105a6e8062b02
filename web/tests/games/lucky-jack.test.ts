/** The board of Lucky Jack: it offers exactly what is legal, and standing orders answer for the player. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from '../../src/games/lucky-jack/Board.svelte'
import { answer, keepOrders, NO_ORDERS, readOrders, toggled } from '../../src/games/lucky-jack/orders.ts'
import Seat from '../../src/games/lucky-jack/Seat.svelte'
import { groups, SYMBOLS, type Seen } from '../../src/games/lucky-jack/symbols.ts'
import { LANGUAGES, loadBundle, wordings, type T } from '../../src/lib/texts.ts'
import type { QuestionOf } from '../../src/games/contract.ts'
import type { Event, LuckyJackMove, SeatShown } from '../../src/wire.ts'

const NAMES = ['Ada', 'Björn', 'Céline']
const SETTINGS = { motion: false, confirm: false, sound: false }
const seats: SeatShown[] = NAMES.map((name) => ({ kind: 'person', name, animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false }))
const none = [0, 0, 0, 0, 0, 0, 0, 0]
/** No printed points: the board shows what it is sent. */
const SCALE = { '3': [0, 1001, 2001, 3001, 4001, 5001, 6001, 7001], '4': [0, 1002, 2002, 3002, 4002, 5002, 6002, 7002] }
let t: T

beforeEach(async () => {
  localStorage.clear()
  document.documentElement.dataset.motion = 'off'
  t = wordings(await loadBundle('en', 'lucky-jack'), 'en', NAMES)
})
afterEach(cleanup)

function see(changes: Partial<Seen> = {}): Seen {
  return {
    game: 'lucky-jack', seat: 0, seats: 3, first_seat: 0, asked: [0], phase: 'turn', ending: null, scores: [0, 0, 0], winners: null,
    hands: 3, announcers: [], prizes: [], begins: 0, turn: 0, top: 'clover', discard: [0, 0, 0, 0, 1, 0, 0, 0], left: 62,
    reshuffles: 0, owed: 0, held: null, hand: [0, 1, 0, 0, 0, 0, 0, 3], hand_sizes: [4, 7, 7], known: [none, none, none],
    costs: none, scale: SCALE, jackpots: none, refill: none, taken: none, draws: [7, 7, 7], answer: null, ...changes,
  }
}
function ask(legal: LuckyJackMove[]): QuestionOf<'lucky-jack'> {
  return { seat: 0, ask: { key: 'ask-turn', game: 'lucky-jack', clause: null, params: { card: 'clover' } }, legal }
}
function show(view: Seen, legal: LuckyJackMove[] | null, more: { events?: Event[]; ply?: number; live?: boolean } = {}) {
  const choose = vi.fn<(move: LuckyJackMove) => void>()
  const props = { view, seat: view.seat, seats, question: legal && ask(legal), events: [], choose, t, settings: SETTINGS, ply: 1, ...more }
  return { choose, props, ...render(Board, { props }) }
}
const glowing = () => [...document.querySelectorAll<HTMLElement>('button.legal:not(:disabled)')].map((node) => node.querySelector('.unseen')?.textContent ?? node.textContent?.trim())

describe('what can be chosen', () => {
  test('a turn: the stock and the cards of the list glow, and hand back their move', async () => {
    const legal: LuckyJackMove[] = [{ move: 'draw' }, { move: 'discard', card: 'lemon' }]
    const { choose } = show(see(), legal)
    expect(glowing().sort()).toEqual(['Discard a lemon', 'Draw a card'])
    expect(screen.getByRole('button', { name: 'seven' })).toHaveProperty('disabled', true)
    await fireEvent.click(screen.getByRole('button', { name: 'Draw a card' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Discard a lemon' }))
    expect(choose.mock.calls).toEqual([[legal[0]], [legal[1]]])
  })
  test('a drawn card is kept or put', async () => {
    const { choose } = show(see({ phase: 'keep', held: 'bell' }), [{ move: 'keep' }, { move: 'put' }])
    await fireEvent.click(screen.getByRole('button', { name: 'Put it on the discard pile' }))
    expect(choose).toHaveBeenCalledWith({ move: 'put' })
    expect(glowing()).toHaveLength(2)
  })
  test('a jackpot is a button of its own; the card alone is only lifted at first', async () => {
    const legal: LuckyJackMove[] = [{ move: 'draw' }, { move: 'discard', card: 'lemon' }, { move: 'jackpot', card: 'lemon' }]
    const { choose } = show(see(), legal)
    await fireEvent.click(screen.getByRole('button', { name: 'Discard a lemon' }))
    expect(choose).not.toHaveBeenCalled()
    await fireEvent.click(screen.getAllByRole('button', { name: 'Discard a lemon' })[0]!)
    expect(choose).toHaveBeenLastCalledWith(legal[1])
    await fireEvent.click(screen.getByRole('button', { name: /Jackpot/ }))
    expect(choose).toHaveBeenLastCalledWith(legal[2])
  })
  test('nobody else can tap anything, and a spectator sees no hand', () => {
    show(see(), null)
    expect(glowing()).toEqual([])
    cleanup()
    show(see({ seat: null, hand: null, taken: null, phase: 'keep', turn: 1 }), null)
    expect(document.querySelector('[data-place^="hand/"]')).toBeNull()
  })
  test.each(['begins', 'deal', 'turn-up', 'penalty', 'draw', 'over'])('%s is drawn too', (phase) => {
    show(see({ phase, top: null, discard: none, hand: none, hand_sizes: [0, 0, 0], left: 0, ending: phase === 'over' ? 'last-hand' : null }), null)
    expect(screen.getByText('Hand 1 of 3')).toBeTruthy()
  })
  test('the ladder shows what three and four alike score, as the view says', () => {
    show(see(), null)
    const [seven] = [...document.querySelectorAll('.ladder li')]
    expect([...seven!.querySelectorAll('.worths > span')].map((one) => one.textContent)).toEqual(['×37,001', '×47,002'])
    expect(seven!.querySelector('.unseen')?.textContent).toContain('3 alike: 7,001 points, 4 alike: 7,002 points')
  })
  test('cards wear what the view says a discard costs, and the jackpot what it brings', () => {
    const legal: LuckyJackMove[] = [{ move: 'discard', card: 'lemon' }, { move: 'discard', card: 'seven' }, { move: 'jackpot', card: 'lemon' }]
    show(see({ costs: [0, 2, 2, 2, 0, 0, 0, 0], jackpots: [0, 7000, 0, 0, 0, 0, 0, 0] }), legal)
    expect([...document.querySelectorAll('.cost')].map((node) => node.textContent)).toEqual(['+2', 'free'])
    expect(screen.getByText('for 7,000 points')).toBeTruthy()
  })
  test('numbers and arrows walk along the cards', async () => {
    show(see(), [{ move: 'discard', card: 'lemon' }, { move: 'discard', card: 'seven' }])
    const [lemon, seven] = [screen.getByRole('button', { name: 'Discard a lemon' }), screen.getByRole('button', { name: 'Discard a seven' })]
    lemon.focus()
    await fireEvent.keyDown(lemon, { key: '7' })
    expect(document.activeElement).toBe(seven)
    await fireEvent.keyDown(seven, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(lemon)
  })
})

describe('standing orders', () => {
  const legal: LuckyJackMove[] = [{ move: 'take' }, { move: 'leave' }]
  const claim = () => see({ phase: 'claim', turn: 1, held: 'seven', asked: [0, 2] })

  test('choose among the legal moves only', () => {
    const orders = toggled(NO_ORDERS, 'seven')
    expect(answer(orders, 'seven', legal)).toEqual({ move: 'take' })
    expect(answer(orders, 'bell', legal)).toBeNull()
    expect(answer({ ...orders, rest: true }, 'bell', legal)).toEqual({ move: 'leave' })
    expect(answer(orders, 'seven', [])).toBeNull()
    expect(toggled(orders, 'seven')).toEqual(NO_ORDERS)
  })
  test('are kept for each who, and what is kept badly counts as none', () => {
    keepOrders('0-Ada', { take: ['seven'], rest: true })
    expect(readOrders('0-Ada')).toEqual({ take: ['seven'], rest: true })
    expect(readOrders('1-Ada')).toEqual(NO_ORDERS)
    localStorage.setItem('fiveleaf-lucky-jack-orders-0-Ada', '{"take":["joker"]')
    expect(readOrders('0-Ada')).toEqual(NO_ORDERS)
  })
  test('answer a claim once, as soon as it comes', async () => {
    keepOrders('0-Ada', { take: ['seven'], rest: false })
    const { choose, props, rerender } = show(claim(), legal)
    expect(choose.mock.calls).toEqual([[{ move: 'take' }, true]])
    await rerender({ ...props, question: ask(legal) })
    expect(choose).toHaveBeenCalledTimes(1)
    await rerender({ ...props, ply: 9, view: claim() })
    expect(choose).toHaveBeenCalledTimes(2)
    await rerender({ ...props, ply: 9, view: { ...claim(), answer: 'take' }, question: null })
    expect(screen.getByText('standing order')).toBeTruthy()
  })
  test('without one the player is asked; a tap gives it, a tap releases it', async () => {
    const { choose } = show(see(), null)
    const toggle = screen.getByRole('button', { name: 'Always take: grape' })
    await fireEvent.click(toggle)
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    expect(readOrders('0-Ada').take).toEqual(['grape'])
    await fireEvent.click(toggle)
    expect(readOrders('0-Ada')).toEqual(NO_ORDERS)
    expect(choose).not.toHaveBeenCalled()
  })
})

describe('whose things these are', () => {
  test('a card on offer comes from whoever drew it', () => {
    show(see({ phase: 'claim', held: 'bell', turn: 1 }), [{ move: 'take' }, { move: 'leave' }])
    expect(screen.getByText('from Björn')).toBeTruthy()
  })

  test('in a replay the hand is the seat’s, and no order can be given', () => {
    keepOrders('0-Ada', { take: ['bell'], rest: false })
    show(see({ phase: 'claim', held: 'bell', turn: 1, answer: 'take' }), null, { live: false })
    expect(screen.getByRole('list', { name: 'Ada' })).toBeTruthy()
    expect(screen.getByText('Ada calls “I take it!”')).toBeTruthy()
    expect(screen.queryByRole('group', { name: t('page-lucky-jack-orders') })).toBeNull()
    expect(document.body.textContent).not.toMatch(/you/i)
  })
})

describe('what happened', () => {
  test('places and the cards in them are marked as the effects name them', () => {
    show(see({ phase: 'claim', turn: 2, held: 'seven' }), null)
    for (const place of ['stock', 'discard', 'held', 'hand/0']) expect(document.querySelector(`[data-place="${place}"]`)).toBeTruthy()
    expect(document.querySelector<HTMLElement>('[data-place="held"] [data-piece]')?.dataset.piece).toBe('seven')
    const cards = [...document.querySelectorAll<HTMLElement>('[data-place="hand/0"] [data-piece]')].map(({ dataset }) => dataset.piece)
    expect(cards).toEqual(groups(see().hand).flatMap(({ card, count }) => Array<string>(count).fill(card)))
  })
  test('a card that is not known is marked without a name', () => {
    show(see({ phase: 'keep', turn: 1, held: null }), null)
    expect(document.querySelector<HTMLElement>('[data-place="held"] [data-piece]')?.dataset.piece).toBe('')
  })
  test('a jackpot is proclaimed with its prize', async () => {
    const { props, rerender } = show(see(), null)
    await rerender({ ...props, won: { seats: [1], what: 'jackpot', points: 6000 } })
    expect(await screen.findByText('Björn wins 6,000 points')).toBeTruthy()
  })
})

test('groups go from low to high', () => {
  expect(groups([0, 1, 0, 0, 0, 0, 0, 3]).map(({ card, count }) => `${card} ${count}`)).toEqual(['lemon 1', 'seven 3'])
  expect(groups(null)).toEqual([])
})

test('a seat shows how many cards, and which are known', () => {
  const view = see({ known: [none, [0, 0, 0, 0, 0, 0, 0, 2], none] })
  render(Seat, { props: { view, owner: 1, seat: 0, t, settings: SETTINGS } })
  expect(screen.getByText('7 cards')).toBeTruthy()
  expect(screen.getByText('surely holds seven ×2')).toBeTruthy()
})

test.each(LANGUAGES)('%s has all the words of the board', async (language) => {
  const warn = vi.spyOn(console, 'warn')
  t = wordings(await loadBundle(language, 'lucky-jack'), language, NAMES)
  show(see({ phase: 'claim', held: 'seven', turn: 1, answer: 'leave', costs: none, prizes: [0], announcers: [null], reshuffles: 2 }), null)
  for (const card of SYMBOLS) t.piece('card', card)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
