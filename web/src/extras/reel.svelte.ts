/** A finished game as it is stepped through: fetched in stretches, shown from any eyes. */
import type { Step } from '../table/playback.svelte.ts'
import type { Event, Frame, Frames } from '../wire.ts'

export const STRETCH = 100 // plies in one request
export const SPEEDS = [0.5, 1, 2, 4] as const
const EVENTS_BESIDE = 20 // events before a ply that are listed beside the table
const BEAT = 1100 // ms for an event at speed 1

/** A seat's number, `spectator`, or `all` cards open. */
export type Eyes = string
type Load = (eyes: Eyes, first: number, last: number) => Promise<Frames>

/** The events of a frame with their effects. */
export function stepsOf(frame: Frame): Step[] {
  return frame.events.map((event, index) => ({ event, effects: frame.effects[index] ?? [] }))
}

export class Reel {
  ply = $state(0)
  eyes = $state<Eyes>('spectator')
  playing = $state(false)
  speed = $state<number>(1)
  /** What is known of the whole game. */
  head = $state.raw<Frames | null>(null)
  /** The moment that is shown; it follows `ply` as soon as it is there. */
  frame = $state.raw<Frame | null>(null)
  /** The frame follows the one that was shown before it: its events have just happened. */
  isForward = $state(false)

  readonly #load: Load
  #stretches = new Map<string, Promise<Frames>>()
  #frames = new Map<string, Frame>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0 // counts wishes, so that a late answer to an old one is not shown

  constructor(load: Load) {
    this.#load = load
  }

  /** The events that have just happened. */
  get events(): Event[] {
    return this.isForward ? (this.frame?.events ?? []) : []
  }

  /** The same with their effects. */
  get steps(): Step[] {
    return this.isForward && this.frame ? stepsOf(this.frame) : []
  }

  get plies(): number {
    return this.head?.plies ?? 0
  }

  /** Shows a ply from these eyes; the promise ends when it is there. */
  async show(ply: number, eyes: Eyes = this.eyes): Promise<void> {
    const wish = ++this.#wanted
    const forward = eyes === this.eyes && ply === this.ply + 1
    this.eyes = eyes
    this.ply = Math.max(0, this.head ? Math.min(ply, this.plies) : ply)
    const frame = await this.#fetch(this.ply)
    if (wish !== this.#wanted) return
    if (!frame && this.ply !== this.plies) return this.show(this.plies)
    this.frame = frame
    this.isForward = forward
  }

  step(by: number): Promise<void> {
    return this.show(this.ply + by)
  }

  /** To the beginning of the next turn, or of this one or the one before. */
  turn(direction: 1 | -1): Promise<void> {
    return this.show(turnFrom(this.head?.turns ?? [], this.ply, direction, this.plies))
  }

  play(): void {
    if (this.playing) return
    this.playing = true
    void (this.ply >= this.plies ? this.show(0) : Promise.resolve()).then(() => this.#beat())
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed)
    this.speed = SPEEDS[(at + 1) % SPEEDS.length] ?? 1
  }

  /** The newest steps up to the ply that is shown, as far as they were fetched. */
  recent(most: number): Step[] {
    const steps: Step[] = []
    for (let ply = this.frame?.ply ?? 0; ply > 0 && steps.length < most; ply--) {
      const frame = this.#frames.get(`${this.eyes} ${ply}`)
      if (!frame) break
      steps.unshift(...stepsOf(frame))
    }
    return steps.slice(-most)
  }

  #beat(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      if (!this.playing) return
      await this.step(1)
      if (this.ply >= this.plies) this.pause()
      else if (this.playing) this.#beat()
    }, BEAT / this.speed)
  }

  async #fetch(ply: number): Promise<Frame | null> {
    const eyes = this.eyes
    const known = this.#frames.get(`${eyes} ${ply}`)
    const before = ply % STRETCH < EVENTS_BESIDE && ply >= STRETCH ? this.#stretch(eyes, ply - STRETCH) : null
    const [frames] = await Promise.all([known ? null : this.#stretch(eyes, ply), known ? null : before])
    if (ply % STRETCH > STRETCH / 2 && ply + STRETCH / 2 <= this.plies) this.#stretch(eyes, ply + STRETCH / 2).catch(() => undefined)
    if (frames) this.head = frames
    return known ?? this.#frames.get(`${eyes} ${ply}`) ?? null
  }

  #stretch(eyes: Eyes, ply: number): Promise<Frames> {
    const first = Math.floor(ply / STRETCH) * STRETCH
    const name = `${eyes} ${first}`
    const asked = this.#stretches.get(name) ?? this.#ask(eyes, first)
    this.#stretches.set(name, asked)
    asked.catch(() => this.#stretches.delete(name))
    return asked
  }

  async #ask(eyes: Eyes, first: number): Promise<Frames> {
    const frames = await this.#load(eyes, first, first + STRETCH - 1)
    for (const frame of frames.frames) this.#frames.set(`${eyes} ${frame.ply}`, frame)
    return frames
  }
}

/** The ply at which the neighbouring turn begins. */
export function turnFrom(turns: readonly number[], ply: number, direction: 1 | -1, last: number): number {
  if (direction > 0) return turns.find((turn) => turn > ply) ?? last
  return turns.findLast((turn) => turn < ply) ?? 0
}

/** A place in a game as it stands behind `#` in a link: `#42`, `#42:1`, `#42:all`. */
export function placeOf(hash: string): { ply: number; eyes: Eyes | null } {
  const [, ply, eyes] = /^#?(\d{1,8})(?::(all|spectator|\d))?$/.exec(hash) ?? []
  return { ply: Number(ply ?? 0), eyes: eyes ?? null }
}

export function hashOf(ply: number, eyes: Eyes): string {
  return `#${ply}:${eyes}`
}

/** How boards that lie open side by side fit into a room: columns, and how much they shrink; null if they do not. */
export function tiling(count: number, width: number, height: number): { columns: number; scale: number } | null {
  const [least, head] = [{ width: 380, height: 420 }, 38]
  let best: { columns: number; scale: number } | null = null
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const scale = Math.min(1, width / columns / least.width, (height / rows - head) / least.height)
    if (scale >= 0.62 && scale > (best?.scale ?? 0)) best = { columns, scale }
  }
  return best
}
