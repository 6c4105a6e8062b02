/** Lets cards fly: those that arrive on the board move themselves, those that go to a seat are sent as birds. */
import { moves } from '../../table/motion.ts'
import { pause, type Flight, type Place } from './flights.ts'

const TIME = 420 // ms

interface Spot {
  x: number
  y: number
  width: number
}

/** A card in the air, in the board's own measure. */
export interface Bird {
  id: number
  card: string | null
  from: Spot
  to: Spot
  delay: number
}

/** Where the cards of the hand lay, by symbol. */
export type Spots = Map<string, DOMRect>

export function handSpots(root: Element | undefined): Spots {
  const spots: Spots = new Map()
  root?.querySelectorAll<HTMLElement>('[data-hand]').forEach((node) => spots.set(node.dataset.hand ?? '', node.getBoundingClientRect()))
  return spots
}

let hatched = 0

/** Starts the flights; `spots` is where the hand lay before. Returns those that need a bird. */
export function takeOff(root: Element, flights: readonly Flight[], spots: Spots): Bird[] {
  if (!moves()) return []
  const origin = root.getBoundingClientRect()
  const landed = new Map<string, number>()
  const birds: Bird[] = []
  flights.forEach((flight, index) => {
    const delay = index * pause(flights.length)
    const from = (flight.from === 'hand' && spots.get(flight.card ?? '')) || placeOf(root, flight.from)?.getBoundingClientRect()
    if (!from?.width) return
    const nth = landed.get(`${flight.to} ${flight.card}`) ?? 0
    landed.set(`${flight.to} ${flight.card}`, nth + 1)
    const card = arriving(root, flight, nth)
    if (card) glide(card, from, delay)
    else {
      const to = placeOf(root, flight.to)?.getBoundingClientRect()
      if (to?.width) birds.push({ id: ++hatched, card: flight.card, from: spot(from, origin), to: spot(to, origin), delay })
    }
  })
  return birds
}

function placeOf(root: Element, place: Place): Element | null {
  if (place.startsWith('seat-')) return document.querySelector(`[data-lucky-jack-seat="${place.slice(5)}"] .fan`)
  return root.querySelector(`[data-at="${place}"]`)
}

/** The drawn card that has come from there, if it lies on the board. */
function arriving(root: Element, { card, to }: Flight, nth: number): Element | null {
  if (to === 'discard' || to === 'held') return root.querySelector(`[data-at="${to}"] > .lying:not(.beneath)`)
  if (to !== 'hand') return null
  const copies = root.querySelectorAll(`[data-hand="${card}"] .copy`)
  return copies[copies.length - 1 - nth] ?? null
}

function spot(rect: DOMRect, origin: DOMRect): Spot {
  return { x: rect.left + rect.width / 2 - origin.left, y: rect.top + rect.height / 2 - origin.top, width: Math.min(rect.width, 90) }
}

function glide(node: Element, from: DOMRect, delay: number) {
  const to = node.getBoundingClientRect()
  if (!to.width || !node.animate) return
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
  const start = `translate(${x}px, ${y}px) scale(${Math.min(2, from.width / to.width)})`
  node.animate([{ transform: start, zIndex: 9 }, { transform: 'none', zIndex: 9 }], {
    duration: TIME,
    delay,
    easing: 'cubic-bezier(.2,.8,.3,1)',
    fill: 'backwards',
  })
}
