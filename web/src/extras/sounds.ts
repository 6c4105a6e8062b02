/** The sounds of the table, made here: short, quiet, and never before the reader has touched the page. */
import { manifestOf } from '../games/index.ts'
import { eventKey } from '../lib/texts.ts'
import type { Event } from '../wire.ts'
import { SOUNDS, type SoundName } from './synth.ts'

const LOUDNESS = 0.2
const GAP = 0.11 // s between the sounds of a burst
const MAX_SOUNDS = 7 // in one burst

let context: AudioContext | null = null
let out: AudioNode | null = null
let touched = false

for (const kind of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(kind, () => (touched = true), { once: true, capture: true, passive: true })
}

/** The way to the loudspeaker, once the reader has done something; null before. */
function speaker(): { context: AudioContext; out: AudioNode } | null {
  if (!(globalThis.navigator?.userActivation?.hasBeenActive ?? touched)) return null
  if (!context && typeof AudioContext === 'function') {
    context = new AudioContext()
    const gain = context.createGain()
    gain.gain.value = LOUDNESS
    gain.connect(context.destination)
    out = gain
  }
  if (context?.state === 'suspended') void context.resume()
  return context && out ? { context, out } : null
}

/** Sounds one after the other. */
function ringAll(names: readonly SoundName[]): void {
  const to = names.length ? speaker() : null
  if (!to || document.hidden) return
  names.slice(0, MAX_SOUNDS).forEach((name, index) => SOUNDS[name](to.context, to.out, to.context.currentTime + 0.01 + index * GAP))
}

/** The sound of an event, or silence: most silences are sounds that would come too often. */
export function soundOf(game: string, event: Event): SoundName | null {
  return manifestOf(game).sounds[eventKey(event)] ?? null
}

/** What has just happened, to be heard. */
export function sound(game: string, events: readonly Event[]): void {
  ringAll(events.map((event) => soundOf(game, event)).filter((name) => name !== null))
}

const RINGS = { turn: 'turn', win: 'win', lose: 'lose', phrase: 'pop', tick: 'tick' } as const

/** You are asked; you have won, or not; somebody speaks; time is short. */
export function ring(kind: keyof typeof RINGS): void {
  ringAll([RINGS[kind]])
}
