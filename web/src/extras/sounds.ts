/** The sounds of the table, made here: short, quiet, and never before the reader has touched the page. Phones may vibrate with them. */
import { manifestOf } from '../games/index.ts'
import type { Effect } from '../wire.ts'
import { SOUNDS, type SoundName } from './synth.ts'

const LOUDNESS = 0.2
const GAP = 0.11 // s between sounds that begin at once
const MAX_SOUNDS = 7 // that begin at once
const LEAST_GAP = 0.05 // s between two equal sounds

/** What is heard in every game that has no sound of its own for it. */
const PLAIN: Readonly<Record<string, SoundName>> = { move: 'card', turn: 'card', roll: 'die', suspense: 'drum', 'gain-points': 'chip', win: 'gem', 'win-game': 'win' }

/** How a phone vibrates: on, off, on, … in ms. */
const VIBRATIONS: Readonly<Record<string, number[]>> = { roll: [20, 60, 20, 40, 30], suspense: [12, 70, 12, 60, 12, 50, 12], win: [60, 50, 120], turn: [30] }

const REST_AFTER = 5000 // ms

let context: AudioContext | null = null
let out: AudioNode | null = null
let touched = false
const rung = new Map<SoundName, number>()
let resting: ReturnType<typeof setTimeout> | undefined

for (const kind of ['pointerdown', 'keydown']) {
  globalThis.addEventListener?.(kind, () => (touched = true), { once: true, capture: true, passive: true })
}

function isTouched(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? touched
}

/** The way to the loudspeaker, once the reader has done something; null before. */
function speaker(): { context: AudioContext; out: AudioNode } | null {
  if (!isTouched()) return null
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
  const now = to.context.currentTime
  const due = names.filter((name) => now - (rung.get(name) ?? -1) >= LEAST_GAP || names.length > 1).slice(0, MAX_SOUNDS)
  due.forEach((name, index) => {
    rung.set(name, now)
    SOUNDS[name](to.context, to.out, now + 0.01 + index * GAP)
  })
  clearTimeout(resting)
  resting = setTimeout(() => void to.context.suspend(), REST_AFTER) // a loudspeaker that waits costs as much as one that sounds
}

/** What an effect is about: where it leads, or what is gained or won. */
function aboutOf(effect: Effect): string {
  if (effect.effect === 'move') return effect.to?.split('/')[0] ?? ''
  if (effect.effect === 'win') return effect.seats.length ? effect.what : 'nobody'
  return 'what' in effect ? effect.what : ''
}

/** The sound of an effect, or silence. */
export function soundOf(game: string, effect: Effect): SoundName | null {
  const own = manifestOf(game).sounds
  const [kind, exact] = [effect.effect, `${effect.effect}-${aboutOf(effect)}`]
  if (effect.effect === 'win' && !effect.seats.length) return own[exact] ?? 'miss'
  if (effect.effect === 'gain' && effect.amount < 0) return null
  return own[exact] ?? PLAIN[exact] ?? own[kind] ?? PLAIN[kind] ?? null
}

/** What has just begun, to be heard; the same way many times is one sound. */
export function sound(game: string, effects: readonly Effect[]): void {
  const names = effects.map((effect) => soundOf(game, effect)).filter((name) => name !== null)
  ringAll(names.filter((name, index) => name !== names[index - 1]))
}

/** The same, to be felt, where the device can. */
export function vibrate(effects: readonly Effect[]): void {
  const pattern = effects.map(({ effect }) => VIBRATIONS[effect]).findLast((found) => found)
  if (pattern && isTouched() && !document.hidden) globalThis.navigator?.vibrate?.(pattern)
}

const RINGS = { turn: 'turn', win: 'win', lose: 'lose', phrase: 'pop', tick: 'tick' } as const

/** You are asked; you have won, or not; somebody speaks; time is short. */
export function ring(kind: keyof typeof RINGS): void {
  ringAll([RINGS[kind]])
}
