/**
 * What is on the screen, and what is still to be played.
 *
 * A frame (a view and what belongs to it) comes with the steps that led to it. The frame before it stays on the screen
 * while they are played one after the other; then the new one is shown. Where nothing may move, it is shown at once.
 */
import { tick } from 'svelte'
import type { Effect, Event } from '../wire.ts'
import { moves } from './motion.ts'

/** An event and what it did to the pieces. */
export interface Step {
  event: Event
  effects: Effect[]
}

/** Steps as a board gets them. */
export function unzipped(steps: readonly Step[]): { events: Event[]; effects: Effect[][] } {
  return { events: steps.map(({ event }) => event), effects: steps.map(({ effects }) => effects) }
}

/** Moves pieces on the screen. */
export interface Performer {
  /** Starts the motion of a step, `ms` for each flight; returns how long all of it takes, 0 when nothing moves. */
  perform(step: Step, ms: number): number
  /** Takes away what it put on the screen. */
  clear(): void
}

const FLIGHT_MS = 440
const CATCH_UP_MS = 2600 // for all steps that wait: many go quickly
const SHORTEST_FLIGHT_MS = 40
const END_FACTOR = 2 // for the last step of a game

/** How long one flight takes when so many steps wait. */
export function flightTime(waiting: number): number {
  return Math.max(SHORTEST_FLIGHT_MS, Math.min(FLIGHT_MS, CATCH_UP_MS / Math.max(1, waiting)))
}

export class Playback<Frame> {
  /** The frame on the screen. */
  shown = $state.raw() as Frame
  /** The steps that have just begun: to be heard, and read aloud. */
  begun = $state.raw<readonly Step[]>([])
  /** Newer frames wait for their steps to be played. */
  playing = $state(false)
  performer: Performer | null = null

  #waiting: { frame: Frame; steps: Step[]; isEnd: boolean }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #burst = 0 // the most steps that have waited since nothing did: it sets the pace until all are played
  #hasFlown = false // pieces lie over the frame where they have landed

  constructor(first: Frame) {
    this.shown = first
  }

  /** Shows a frame after its steps, and after all that waits; slower where the game ends: everybody looks where the last piece goes. */
  push(frame: Frame, steps: readonly Step[], isEnd = false): void {
    this.#waiting.push({ frame, steps: [...steps], isEnd })
    this.#burst = Math.max(this.#burst, this.#waiting.flatMap((one) => one.steps).filter(({ effects }) => effects.length).length)
    if (!this.playing) this.#play()
  }

  /** Shows a frame at once and forgets what waits: it is seen with other eyes. */
  reset(frame: Frame): void {
    clearTimeout(this.#timer)
    this.#waiting = [{ frame, steps: [], isEnd: false }]
    this.#play()
  }

  /** Shows the newest frame at once. */
  skip(): void {
    const [rest, last] = [this.#waiting.flatMap(({ steps }) => steps), this.#waiting.at(-1)]
    if (!last) return
    if (rest.length) this.begun = rest
    this.reset(last.frame)
  }

  /** Plays on until a step takes time, or nothing waits. */
  #play(): void {
    const begun: Step[] = []
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      for (let step = next.steps.shift(); step; step = next.steps.shift()) {
        begun.push(step)
        const ms = this.#perform(step, next.isEnd && !next.steps.length ? END_FACTOR : 1)
        if (ms > 0) return this.#wait(begun, ms)
      }
      this.#waiting.shift()
      this.shown = next.frame
      if (this.#hasFlown) return this.#settle(begun)
    }
    this.playing = false
    this.#burst = 0
    this.#hear(begun)
  }

  #perform(step: Step, factor: number): number {
    if (!this.performer || !moves() || document.hidden) return 0
    return this.performer.perform(step, factor * flightTime(this.#burst))
  }

  #wait(begun: Step[], ms: number): void {
    this.playing = this.#hasFlown = true
    this.#hear(begun)
    this.#timer = setTimeout(() => this.#play(), ms)
  }

  /** Takes away the pieces that have landed, once the frame that shows them there is drawn; then plays on. */
  #settle(begun: Step[]): void {
    this.#hasFlown = false
    this.#hear(begun)
    void tick().then(() => {
      this.performer?.clear()
      this.#play()
    })
  }

  #hear(begun: Step[]): void {
    if (begun.length) this.begun = begun
  }
}
