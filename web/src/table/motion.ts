/** Motion that stands still when the reader wants it so: for Svelte's `transition:`, `in:`, `out:` and `animate:`. */
import { flip as svelteFlip } from 'svelte/animate'
import { backOut, cubicOut } from 'svelte/easing'
import { crossfade, fade, fly as svelteFly, scale as svelteScale } from 'svelte/transition'

const CALM = 420 // ms

/** Whether things may move: the reader's setting and the system's. */
export function moves(): boolean {
  if (document.documentElement.dataset.motion === 'off') return false
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
}

/** The time a movement takes, or none. */
export function time(ms = CALM): number {
  return moves() ? ms : 0
}

/** A pair of transitions: a piece that leaves one place (`out:send`) and comes up in another (`in:receive`) flies there,
 * when both carry the same key. Make one pair for each board. */
export function flights() {
  const [send, receive] = crossfade({
    duration: (distance) => time(Math.min(640, 240 + distance * 0.5)),
    easing: cubicOut,
    fallback: (node) => svelteScale(node, { start: 0.6, duration: time(220) }),
  })
  return { send, receive }
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

/** Lets an element fly from another one's place to its own, now: for what is not in an `{#each}`. */
export function flyFrom(node: Element, origin: Element | null, duration = CALM): Animation | null {
  if (!origin || !moves() || !node.animate) return null
  const from = origin.getBoundingClientRect()
  const to = node.getBoundingClientRect()
  const [x, y] = [from.left + from.width / 2 - (to.left + to.width / 2), from.top + from.height / 2 - (to.top + to.height / 2)]
  const size = to.width ? from.width / to.width : 1
  const start = { transform: `translate(${x}px, ${y}px) scale(${size || 1})` }
  return node.animate([start, { transform: 'none' }], { duration, easing: 'cubic-bezier(.2,.9,.3,1)' })
}
