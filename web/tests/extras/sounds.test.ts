import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOUNDS } from '../../src/extras/synth.ts'
import type { Event } from '../../src/wire.ts'

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
    sound('lucky-jack', [{ chance: 'draw', seat: 0 }])
    ring('turn')
    expect([FakeAudio.made, FakeAudio.voices]).toEqual([0, 0])
  })

  it('come from one context, a few at a time', async () => {
    const { sound, ring } = await fresh(true)
    sound('lucky-jack', Array(40).fill({ chance: 'deal', seat: 0 }))
    expect(FakeAudio.made).toBe(1)
    expect(FakeAudio.voices).toBeLessThanOrEqual(2 * 7)
    for (const kind of ['turn', 'win', 'lose', 'phrase'] as const) ring(kind)
    expect(FakeAudio.made).toBe(1)
  })

  it('go by the kind of an event', async () => {
    const { soundOf } = await fresh(true)
    const heard: [string, Event][] = [
      ['lucky-jack', { move: 'jackpot', seat: 0, card: 'bell' }],
      ['lucky-numbers', { chance: 'draw', seat: 0, tile: 3 }],
      ['lucky-numbers', { move: 'put', seat: 0 }],
      ['lucky-hand', { chance: 'roll', seat: 0, value: 20 }],
      ['lucky-hand', { move: 'stake', seat: 0, card: null }],
      ['lucky-five', { move: 'stake', seat: 0, chip: 10 }],
      ['lucky-jack', { move: 'draw', seat: 0 }],
      ['8-28', { move: 'decline', seat: 0 }],
    ]
    expect(heard.map(([game, event]) => soundOf(game, event))).toEqual(['jackpot', 'tile', 'tile', 'die', 'card', 'chip', null, null])
  })

  it('can all be made', async () => {
    await fresh(true)
    const context = new FakeAudio() as unknown as AudioContext
    for (const make of Object.values(SOUNDS)) make(context, {} as AudioNode, 0)
    expect(FakeAudio.voices).toBeGreaterThan(Object.keys(SOUNDS).length)
  })
})
