/** The flights of this table: cards come from the deck and turn over, gems come from their reserve. */
import { cubicOut } from 'svelte/easing'
import { moves, time } from '../../table/motion.ts'

const FLIGHT = 480

/** How far a thing of the same board is away. */
function away(node: Element, selector: string): [number, number] | null {
  const origin = node.closest('[data-board]')?.querySelector(selector)
  if (!origin || !moves()) return null
  const [from, to] = [origin.getBoundingClientRect(), node.getBoundingClientRect()]
  if (!from.width || !to.width) return null
  return [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
}

/** `in:dealt`: a card flies from the deck and turns its face up on the way. */
export function dealt(node: Element, { delay = 0, turning = true } = {}) {
  const [x, y] = away(node, '[data-deck]') ?? [0, 0]
  if (!x && !y) return { duration: time(160) }
  return {
    delay: time(delay),
    duration: time(FLIGHT),
    easing: cubicOut,
    css: (_: number, left: number) =>
      `z-index:9;transform:translate(${x * left}px,${y * left}px) perspective(700px) rotateY(${turning ? 180 * left : 0}deg) rotate(${-14 * left}deg)`,
  }
}

/** `in:turnedUp`: a card that lay face down shows its face. */
export function turnedUp(_: Element, { delay = 0 } = {}) {
  return { delay: time(delay), duration: time(360), easing: cubicOut, css: (_: number, left: number) => `transform:rotateY(${180 * left}deg)` }
}

/** `in:placed`: a gem drops from its reserve onto the heap. */
export function placed(node: Element, { colour }: { colour: string }) {
  const [x, y] = away(node, `[data-reserve="${colour}"]`) ?? [0, -30]
  return {
    duration: time(FLIGHT + 80),
    easing: cubicOut,
    css: (done: number, left: number) =>
      `z-index:99;translate:${x * left}px ${y * left - 46 * Math.sin(Math.PI * done)}px;scale:${0.7 + 0.3 * done}`,
  }
}
