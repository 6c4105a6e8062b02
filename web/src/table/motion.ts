/** Motion that stands still when the reader wants it so: for Svelte's `transition:`, `in:`, `out:` and `animate:`. */
import { flip as svelteFlip } from 'svelte/animate'
import { backOut, cubicOut } from 'svelte/easing'
import { fade, fly as svelteFly, scale as svelteScale } from 'svelte/transition'

const CALM = 420 // ms

export type Speed = 'slow' | 'normal' | 'fast' | 'none'

/** The speeds, in the order in which a tap goes through them. */
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'none']

/** How long a flight takes and a result holds, in ms. */
export interface Pace {
  flight: number
  hold: number
}

const PACES: Record<Exclude<Speed, 'none'>, Pace> = {
  slow: { flight: 780, hold: 1800 },
  normal: { flight: 480, hold: 1000 },
  fast: { flight: 270, hold: 450 },
}

/** Whether things may move: the reader's setting and the system's. */
export function moves(): boolean {
  if (document.documentElement.dataset.motion === 'off') return false
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
}

/** How fast what happens is shown, as the reader has set it; null where nothing may move. */
export function pace(): Pace | null {
  if (!moves()) return null
  const { speed } = document.documentElement.dataset
  return speed === 'slow' || speed === 'fast' ? PACES[speed] : PACES.normal
}

/** The time a movement takes, or none. */
export function time(ms = CALM): number {
  return moves() ? ms : 0
}

/** A piece that comes in from a direction. */
export function fly(node: Element, { x = 0, y = -40, delay = 0, duration = CALM } = {}) {
  return svelteFly(node, { x, y, delay: time(delay), duration: time(duration), easing: cubicOut })
}

/** A piece that pops up. */
export function pop(node: Element, { delay = 0, duration = 260 } = {}) {
  return svelteScale(node, { start: 0.5, delay: time(delay), duration: time(duration), easing: backOut })
}

/** A soft coming and going. */
export function soft(node: Element, { delay = 0, duration = 180 } = {}) {
  return fade(node, { delay: time(delay), duration: time(duration) })
}

/** Pieces of a list that change places: `animate:flip`. */
export function flip(node: Element, fromTo: { from: DOMRect; to: DOMRect }, { delay = 0, duration = 300 } = {}) {
  return svelteFlip(node, fromTo, { delay: time(delay), duration: time(duration), easing: cubicOut })
}
