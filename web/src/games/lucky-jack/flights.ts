/** Which cards fly from where to where when something happened. */
import type { Event } from '../../wire.ts'
import type { Seen } from './symbols.ts'

export type Place = 'stock' | 'held' | 'discard' | 'hand' | `seat-${number}`

export interface Flight {
  /** The symbol; null face down. */
  card: string | null
  from: Place
  to: Place
}

/** The flights of the newest events, in order; `before` is what was seen until now. */
export function flightsOf(events: readonly Event[], view: Seen, before: Seen | null): Flight[] {
  const found: Flight[] = []
  if (before && events.length && view.reshuffles > before.reshuffles) {
    found.push({ card: null, from: 'discard', to: 'stock' }, { card: null, from: 'discard', to: 'stock' })
  }
  events.forEach((event, index) => {
    const flight = flightOf(event, events[index - 1], view, before)
    if (flight) found.push(flight)
  })
  const offer = claimed(events, view, before)
  return offer ? [offer, ...found] : found
}

function flightOf(event: Event, previous: Event | undefined, view: Seen, before: Seen | null): Flight | null {
  const card = typeof event.card === 'string' ? event.card : null
  const home = homeOf(event.seat, view)
  switch (event.chance ?? event.move) {
    case 'deal':
      return { card, from: 'stock', to: home }
    case 'turn-up':
      return { card, from: 'stock', to: 'discard' }
    case 'draw':
      if (event.chance === undefined) return null
      return { card, from: 'stock', to: previous?.move === 'draw' || (!previous && view.phase === 'keep') ? 'held' : home }
    case 'discard':
    case 'jackpot':
      return { card, from: home, to: 'discard' }
    case 'keep':
      return { card: home === 'hand' ? (before?.held ?? null) : null, from: 'held', to: home }
  }
  return null
}

/** The card on offer goes to whose hand has grown, or onto the pile. */
function claimed(events: readonly Event[], view: Seen, before: Seen | null): Flight | null {
  if (before?.phase !== 'claim' || !before.held || !events.some((event) => event.move === 'take' || event.move === 'leave')) return null
  const taker = events.find(({ move, seat }) => move === 'take' && seat !== undefined && grew(seat, view, before))
  return { card: before.held, from: 'held', to: taker ? homeOf(taker.seat, view) : 'discard' }
}

function grew(seat: number, view: Seen, before: Seen): boolean {
  return (view.hand_sizes[seat] ?? 0) > (before.hand_sizes[seat] ?? 0)
}

function homeOf(seat: number | undefined, view: Seen): Place {
  return seat === undefined || seat === view.seat ? 'hand' : `seat-${seat}`
}

/** Milliseconds between one flight's start and the next: many go quickly, so that all is over soon. */
export function pause(count: number): number {
  return Math.min(110, 420 / Math.max(1, count))
}
