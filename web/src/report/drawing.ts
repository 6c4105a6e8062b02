/** How a report is drawn and worded: where lines, marks and labels go, and what a moment is called. */
import { logOf, type Sentence } from '../lib/log.ts'
import type { T } from '../lib/texts.ts'
import type { DecidingMoment, LuckMark } from '../wire.ts'

/** A drawing's size and its margins, in pixels. */
export interface Room {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** How a seat's line looks: told apart by its dashes and marks as well as by its colour. */
export interface SeatStyle {
  colour: string
  dashes: string
  /** A mark around 0, 0. */
  mark: string
}

export const SEAT_STYLES: readonly SeatStyle[] = [
  { colour: 'var(--clover-deep)', dashes: '', mark: 'M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0' },
  { colour: 'var(--coral-deep)', dashes: '7 4', mark: 'M0-5.500 5 3.500H-5Z' },
  { colour: 'var(--sky-deep)', dashes: '2 3', mark: 'M-4-4h8v8h-8Z' },
  { colour: 'var(--plum-deep)', dashes: '10 3 2 3', mark: 'M0-5.500 5.500 0 0 5.500-5.500 0Z' },
  { colour: 'var(--sun-deep)', dashes: '4 2', mark: 'M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3Z' },
  { colour: 'var(--ink-soft)', dashes: '12 4', mark: 'M0 5.500-5-3.500H5Z' },
]
const MARKS = 4 // of a seat on its line
export const LEAST_LUCK = 2 // points that a bar stands for
export const LEAST_LOST = 2 // points that a better move would have brought

export function styleOf(seat: number): SeatStyle {
  return SEAT_STYLES[seat % SEAT_STYLES.length]!
}

/** Where a ply lies from left to right. */
export function across({ width, left, right }: Room, ply: number, plies: number): number {
  return left + (plies ? ply / plies : 0) * (width - left - right)
}

/** Where a chance lies from top to bottom. */
export function down({ height, top, bottom }: Room, chance: number): number {
  return top + (1 - chance) * (height - top - bottom)
}

/** The line of a seat's chances as a path. */
export function lineOf(chances: readonly number[], room: Room): string {
  const plies = chances.length - 1
  return chances.map((chance, ply) => `${ply ? 'L' : 'M'}${fixed(across(room, ply, plies))} ${fixed(down(room, chance))}`).join('')
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** The plies at which a seat's marks stand, never those of another seat. */
export function markedPlies(plies: number, seat: number, seats: number): number[] {
  return Array.from({ length: MARKS }, (_, index) => Math.round(((index + (seat + 0.5) / seats) / MARKS) * plies))
}

/** Places as near to the wanted ones as they can be without touching each other. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]! || one - other)
  const places: number[] = Array(wanted.length).fill(low)
  let next = low
  for (const index of order) {
    places[index] = Math.max(next, wanted[index]!)
    next = places[index]! + gap
  }
  let last = high
  for (const index of order.reverse()) {
    places[index] = Math.max(low, Math.min(places[index]!, last))
    last = places[index]! - gap
  }
  return places
}

/** A bar of luck: from the chance that the average would have left to the one that there was. */
export interface Bar {
  ply: number
  from: number
  to: number
}

/** The bars of one seat's luck. */
export function barsOf(luck: readonly LuckMark[], chances: readonly (readonly number[])[], seat: number): Bar[] {
  return luck.flatMap(({ last, luck }) => {
    const [points, to] = [luck[seat] ?? 0, chances[last + 1]?.[seat]]
    return to === undefined || Math.abs(points) < LEAST_LUCK ? [] : [{ ply: last + 1, from: Math.max(0, Math.min(1, to - points / 100)), to }]
  })
}

/** One step of a sum: where its bar begins and ends. The first begins at nothing, and so does the result. */
export interface Part {
  name: string
  points: number
  from: number
  to: number
}

export function partsOf(columns: readonly string[], points: readonly number[]): Part[] {
  let reached = 0
  return columns.map((name, index) => {
    const part = points[index] ?? 0
    const from = index === columns.length - 1 ? 0 : reached
    reached = from + part
    return { name, points: part, from, to: reached }
  })
}

/** Points with their sign. */
export function signed(points: number, t: T): string {
  return points > 0 ? `+${t.number(points)}` : points < 0 ? `−${t.number(-points)}` : t.number(0)
}

/** What happened in a moment, as the log says it; where the log waits for the next line, event by event. */
export function momentWords({ events, effects }: DecidingMoment, t: T): Sentence[] {
  const steps = events.map((event, index) => ({ event, effects: effects[index] ?? [] }))
  const lines = logOf(steps, t).flatMap((part) => part.lines)
  const sentences = lines.filter((line) => line.kind === 'event').flatMap((line) => line.sentences)
  return sentences.some(({ text }) => text) ? sentences.filter(({ text }) => text) : steps.map(({ event }) => ({ text: t.event(event), pictures: [] }))
}
