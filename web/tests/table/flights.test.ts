import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameParts } from '../../src/games/contract.ts'
import Piece from '../../src/games/lucky-numbers/Piece.svelte'
import { loadBundle, wordings, type T } from '../../src/lib/texts.ts'
import { Flights } from '../../src/table/flights.ts'
import { Places, READABLE } from '../../src/table/places.ts'
import type { Effect } from '../../src/wire.ts'

const MS = 400
let t: T
let root: HTMLElement
let layer: HTMLElement
let flights: Flights
const animated = vi.fn()

const move = (piece: number | null, from: string | null, to: string | null, count = 1): Effect => ({ effect: 'move', piece, from, to, count })
const HOLD = 1000
const timed = (...effects: Effect[]) => flights.perform({ event: {}, effects }, { flight: MS, hold: HOLD })
const perform = (...effects: Effect[]) => timed(...effects).ms
const ghosts = () => [...layer.querySelectorAll<HTMLElement>('.ghost')].map((ghost) => ghost.textContent?.trim())
const at = (place: string) => root.querySelector<HTMLElement>(`[data-place="${place}"]`)!
/** The delays of the flights, in order. */
const delays = () => animated.mock.calls.filter(([path]) => path.length === 3).map(([, timing]) => timing.delay)

beforeEach(async () => {
  t = wordings(await loadBundle('en'), 'en')
  document.body.innerHTML = `
    <div id="root">
      <div data-place="stock" data-down></div>
      <div data-place="middle"><i data-piece="3"></i><i data-piece="3"></i><i data-piece="8"></i></div>
      <div data-place="held"></div>
      <div data-place="garden/0/5" data-piece="6"></div>
      <div data-place="garden/0/6"></div>
      <div data-place="hand/1"></div>
    </div>
    <div id="layer"></div>`
  root = document.querySelector('#root')!
  layer = document.querySelector('#layer')!
  animated.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = animated as unknown as Element['animate']
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 10, top: 10, width: 40, height: 40 } as DOMRect)
  flights = new Flights(root, layer, { Piece: Piece as GameParts['Piece'], faces: { d20: 20 }, celebrated: ['jackpot'] }, () => t)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete (Element.prototype as Partial<Element>).animate
})

describe('flights', () => {
  it('move a piece from one place to another; the one that lay there is hidden until the end', () => {
    expect(perform(move(6, 'garden/0/5', 'middle'))).toBe(MS)
    expect([ghosts(), at('garden/0/5').style.visibility]).toEqual([['6'], 'hidden'])
    flights.clear()
    expect([ghosts(), at('garden/0/5').style.visibility]).toEqual([[], ''])
  })

  it('take a marked piece of the same kind out of a place that holds several', () => {
    perform(move(3, 'middle', 'held'), move(3, 'middle', 'garden/0/6'))
    expect([...at('middle').children].map((node) => (node as HTMLElement).style.visibility)).toEqual(['hidden', 'hidden', ''])
  })

  it('go to the nearest place above one that is not marked', () => {
    expect(perform(move(7, 'stock', 'hand/1/3'))).toBe(MS)
  })

  it('do nothing where a place is unknown', () => {
    expect(perform(move(7, 'stock', 'tray/0/0'), move(7, 'nowhere', 'held'), move(7, null, null))).toBe(0)
    expect(perform({ effect: 'turn', piece: 7, place: 'tray/0/0' }, { effect: 'roll', dice: [{ die: 'red', value: 3 }], place: 'mat' })).toBe(0)
    expect(ghosts()).toEqual([])
  })

  it('go on from where the step before has put the piece', () => {
    perform(move(7, 'stock', 'held'))
    perform(move(7, 'held', 'garden/0/6'))
    expect(ghosts().length).toBe(1)
  })

  it('wait for what comes to their place first, and else go together', () => {
    perform(move(6, 'garden/0/5', 'middle'), move(7, 'stock', 'garden/0/5'))
    expect(delays()).toEqual([0, 0])
    animated.mockClear()
    flights.clear()
    perform(move(7, 'stock', 'held'), move(7, 'held', 'stock'))
    expect(delays()).toEqual([0, MS])
  })

  it('show a piece from a face-down place with both its sides', () => {
    perform(move(7, 'stock', 'held'))
    expect(layer.querySelectorAll('.ghost > div').length).toBe(2)
    perform(move(null, 'stock', 'hand/1'))
    expect(layer.querySelectorAll('.ghost:last-child > div').length).toBe(1)
  })

  it('draw only a few of many', () => {
    const taken = perform(move(null, 'middle', 'stock', 40))
    expect(ghosts().length).toBeLessThan(10)
    expect(taken).toBeLessThan(2 * MS)
  })

  it('leave out a piece that the player has dragged there', () => {
    at('garden/0/6').dataset.arrived = ''
    expect(perform(move(7, 'held', 'garden/0/6'))).toBe(0)
  })

  it('hide what happened before in the place that a piece comes to', () => {
    at('held').innerHTML = '<b data-past></b>'
    perform(move(7, 'stock', 'held'))
    expect(at('held').querySelector('b')?.style.visibility).toBe('hidden')
    flights.clear()
    expect(at('held').querySelector('b')?.style.visibility).toBe('')
  })

  it('fly points to the score of who gains them, and stay there until the score shows them', () => {
    root.innerHTML += '<b data-seat="0"></b>'
    expect(perform({ effect: 'gain', seat: 0, what: 'points', amount: 5, from: null })).toBeGreaterThan(0)
    expect(layer.querySelector('.points')?.textContent).toBe('+5')
    flights.clear()
    expect(layer.children.length).toBe(0)
  })

  it('let what has won shine, and celebrate a great win', () => {
    const small = perform({ effect: 'win', seats: [0], what: 'bet' })
    expect(layer.querySelectorAll('.leaf').length).toBe(0)
    const great = perform({ effect: 'win', seats: [0], what: 'jackpot' })
    expect(layer.querySelectorAll('.leaf').length).toBeGreaterThan(10)
    expect(great).toBeGreaterThan(small)
    flights.clear()
    expect(layer.querySelectorAll('.leaf').length).toBe(0)
  })

  it('gather pieces only after a win was seen', () => {
    const { ms, cues } = timed({ effect: 'win', seats: [0], what: 'bet' }, move(6, 'garden/0/5', 'stock'))
    expect(cues.map(({ effect }) => effect.effect)).toEqual(['win', 'move'])
    expect(cues[1]!.at).toBeGreaterThan(0.5 * HOLD)
    expect(ms).toBe(cues[1]!.at + MS)
  })

  it('take longer while everybody waits, in the dark', () => {
    const plain = perform(move(7, 'stock', 'held'))
    flights.clear()
    expect(perform({ effect: 'suspense', what: 'last-tile' }, move(7, 'stock', 'held'))).toBeGreaterThan(1.5 * plain)
    expect(layer.querySelectorAll('.dim').length).toBe(1)
  })

  it('show other faces of a flat die on its way, and its own at last', () => {
    root.innerHTML += '<b data-place="die/0"></b>'
    perform({ effect: 'roll', dice: [{ die: 'd20', value: 20 }], place: 'die/0' })
    expect(layer.querySelectorAll('.ghost > .front').length).toBe(6)
  })

  it('spread cards that are shown on the board, not on the line above it; beside a board below their seat', () => {
    root.innerHTML = '<div data-seat="1"><i data-place="hand/1"></i></div><div class="stage"><div class="board"></div></div>'
    const boxes = (top: number) =>
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const box = this.className === 'board' ? { top, bottom: 700 } : this.matches('[data-seat]') ? { top: 0, bottom: 100 } : { top: 0, bottom: 0 }
        return { left: 0, width: 400, height: 40, ...box } as DOMRect
      })
    const lies = () => new Places(root, layer).spread(at('hand/1'), 0, 3).y
    boxes(160)
    expect(lies() - READABLE * 0.7).toBeGreaterThanOrEqual(160)
    boxes(40)
    expect(lies()).toBe(100 + READABLE / 2)
  })

  it('mark who has won where nothing moves', () => {
    flights.mark([0])
    expect(at('garden/0/5').dataset.won).toBe('')
    flights.clear()
    expect(at('garden/0/5').dataset.won).toBeUndefined()
  })
})
