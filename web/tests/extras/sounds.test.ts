import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOUNDS } from '../../src/extras/synth.ts'
import type { Effect } from '../../src/wire.ts'

/** A stand-in for WebAudio that counts what is made. */
class FakeAudio {
  static made = 0
  static voices = 0
  currentTime = 0
  sampleRate = 8000
  state = 'running'
  destination = {}
  constructor() {
    FakeAudio.made++
  }
  #node() {
    const param = { value: 0, setValueAtTime: () => param, exponentialRampToValueAtTime: () => param }
    const node = { gain: param, frequency: param, Q: param, type: '', buffer: null, connect: (to: unknown) => to, start: () => FakeAudio.voices++, stop: () => undefined }
    return node
  }
  createGain = () => this.#node()
  createOscillator = () => this.#node()
  createBufferSource = () => this.#node()
  createBiquadFilter = () => this.#node()
  createBuffer = () => ({ sampleRate: 8000, getChannelData: () => new Float32Array(10) })
}

const move = (to: string, piece: string | number = 'bell'): Effect => ({ effect: 'move', piece, from: 'stock', to, count: 1 })
const win = (what: string, ...seats: number[]): Effect => ({ effect: 'win', seats, what })
const gain = (amount: number): Effect => ({ effect: 'gain', seat: 0, what: 'points', amount, from: null })

async function fresh(active: boolean) {
  vi.resetModules()
  FakeAudio.made = FakeAudio.voices = 0
  vi.stubGlobal('AudioContext', FakeAudio)
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: active }, configurable: true })
  return import('../../src/extras/sounds.ts')
}

describe('sounds', () => {
  beforeEach(() => vi.unstubAllGlobals())
  afterEach(() => vi.unstubAllGlobals())

  it('are silent before the reader has done anything', async () => {
    const { sound, ring } = await fresh(false)
    sound('lucky-jack', [move('discard')])
    ring('turn')
    expect([FakeAudio.made, FakeAudio.voices]).toEqual([0, 0])
  })

  it('come from one context, a few at a time', async () => {
    const { sound, ring } = await fresh(true)
    sound('lucky-jack', Array(40).fill(move('hand/0')))
    expect(FakeAudio.made).toBe(1)
    expect(FakeAudio.voices).toBeLessThanOrEqual(2 * 7)
    for (const kind of ['turn', 'win', 'lose', 'phrase'] as const) ring(kind)
    expect(FakeAudio.made).toBe(1)
  })

  it('go by what happens, and by the game', async () => {
    const { soundOf } = await fresh(true)
    const heard: [string, Effect][] = [
      ['lucky-jack', win('jackpot', 0)],
      ['lucky-jack', win('hand')],
      ['lucky-jack', move('hand/1')],
      ['lucky-numbers', move('held', 3)],
      ['lucky-hand', { effect: 'roll', dice: [{ die: 'd20', value: 20 }], place: 'die/0' }],
      ['lucky-hand', { effect: 'suspense', what: 'bonus' }],
      ['lucky-five', move('table', 10)],
      ['8-28', move('gems/1', 'blue')],
      ['8-28', gain(4)],
      ['8-28', gain(-4)],
      ['pig', { effect: 'turn', piece: 'x', place: 'mat' }],
    ]
    expect(heard.map(([game, effect]) => soundOf(game, effect))).toEqual(['jackpot', 'miss', 'card', 'tile', 'die', 'drum', 'chip', 'gem', 'chip', null, 'card'])
  })

  it('are felt where the device can vibrate', async () => {
    const { vibrate } = await fresh(true)
    const vibrated = vi.fn()
    Object.defineProperty(navigator, 'vibrate', { value: vibrated, configurable: true })
    vibrate([gain(4)])
    expect(vibrated).not.toHaveBeenCalled()
    vibrate([win('jackpot', 0)])
    expect(vibrated).toHaveBeenCalledOnce()
  })

  it('can all be made', async () => {
    await fresh(true)
    const context = new FakeAudio() as unknown as AudioContext
    for (const make of Object.values(SOUNDS)) make(context, {} as AudioNode, 0)
    expect(FakeAudio.voices).toBeGreaterThan(Object.keys(SOUNDS).length)
  })
})
