/** A finished game as it is stepped through: fetched in stretches, shown as any viewer saw it. */
import { isAlike, type Step } from '../table/scenes.ts'
import type { Event, Frame, Frames } from '../wire.ts'

export const STRETCH = 100 // plies in one request
export const SPEEDS = [0.5, 1, 2, 4] as const
const EVENTS_BESIDE = 50 // events before a ply that are listed beside the table
const BEAT = 1100 // ms for an event at speed 1
const LISTEN = 60 // ms until it is asked again whether something moves

/** A seat's number, `spectator`, or `all` cards open. */
export type Viewer = string
type Load = (viewer: Viewer, first: number, last: number) => Promise<Frames>

/** A step with the ply that it led to. */
export interface PlacedStep extends Step {
  ply: number
}

/** The events of a frame with their effects. */
export function stepsOf(frame: Frame): Step[] {
  return frame.events.map((event, index) => ({ event, effects: frame.effects[index] ?? [] }))
}

export class Reel {
  ply = $state(0)
  viewer = $state<Viewer>('spectator')
  playing = $state(false)
  speed = $state<number>(1)
  /** What is known of the whole game. */
  head = $state.raw<Frames | null>(null)
  /** The moment that is shown; it follows `ply` as soon as it is there. */
  frame = $state.raw<Frame | null>(null)
  /** The frame follows the one that was shown before it: its events have just happened. */
  isForward = $state(false)

  /** Whether what happened is still being shown. */
  isBusy: () => boolean = () => false

  readonly #load: Load
  #since = 0 // the ply that was shown before
  #stretches = new Map<string, Promise<Frames>>()
  #frames = new Map<string, Frame>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #wanted = 0 // counts wishes, so that a late answer to an old one is not shown

  constructor(load: Load) {
    this.#load = load
  }

  /** The events that have just happened. */
  get events(): Event[] {
    return this.steps.map(({ event }) => event)
  }

  /** The same with their effects. */
  get steps(): Step[] {
    if (!this.isForward || !this.frame) return []
    const plies = Array.from({ length: this.frame.ply - this.#since }, (_, index) => this.#since + 1 + index)
    return plies.flatMap((ply) => {
      const frame = this.#frames.get(`${this.viewer} ${ply}`)
      return frame ? stepsOf(frame) : []
    })
  }

  /** The move that follows, if one does and the viewer sees it at once. */
  get nextMove(): Event | null {
    if (!this.frame) return null
    const event = this.#frames.get(`${this.viewer} ${this.frame.ply + 1}`)?.events[0]
    return event?.move !== undefined ? event : null
  }

  /** The ply that was shown before. */
  get since(): number {
    return this.#since
  }

  get plies(): number {
    return this.head?.plies ?? 0
  }

  /** Shows a ply as this viewer saw it; the promise ends when it is there. */
  async show(ply: number, viewer: Viewer = this.viewer): Promise<void> {
    const wish = ++this.#wanted
    const [since, forward] = [this.ply, viewer === this.viewer && ply > this.ply && ply <= this.#momentEnd(this.ply)]
    this.viewer = viewer
    this.ply = Math.max(0, this.head ? Math.min(ply, this.plies) : ply)
    const frame = await this.#fetch(this.ply)
    if (wish !== this.#wanted) return
    if (!frame && this.ply !== this.plies) return this.show(this.plies)
    this.#since = since
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
  recent(most: number): PlacedStep[] {
    const steps: PlacedStep[] = []
    for (let ply = this.frame?.ply ?? 0; ply > 0 && steps.length < most; ply--) {
      const frame = this.#frames.get(`${this.viewer} ${ply}`)
      if (!frame) break
      steps.unshift(...stepsOf(frame).map((step) => ({ ...step, ply })))
    }
    return steps.slice(-most)
  }

  /** The ply at which the next moment is over: cards that are dealt in a row are one. */
  #momentEnd(ply: number): number {
    let end = ply + 1
    while (this.#isDealtOn(end)) end++
    return end
  }

  /** Whether the events that lead to a ply and to the next one are of one deal, as far as they were fetched. */
  #isDealtOn(ply: number): boolean {
    const [one, next] = [ply, ply + 1].map((at) => this.#frames.get(`${this.viewer} ${at}`))
    if (one?.events.length !== 1 || next?.events.length !== 1) return false
    return isAlike(stepsOf(one)[0]!, stepsOf(next)[0]!)
  }

  #beat(wait = BEAT / this.speed): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      if (!this.playing) return
      if (this.isBusy()) return this.#beat(LISTEN)
      await this.show(this.#momentEnd(this.ply))
      if (this.ply >= this.plies) this.pause()
      else if (this.playing) this.#beat()
    }, wait)
  }

  async #fetch(ply: number): Promise<Frame | null> {
    const viewer = this.viewer
    const known = this.#frames.get(`${viewer} ${ply}`)
    const before = ply % STRETCH < EVENTS_BESIDE && ply >= STRETCH ? this.#stretch(viewer, ply - STRETCH) : null
    const [frames] = await Promise.all([known ? null : this.#stretch(viewer, ply), known ? null : before])
    if (ply % STRETCH > STRETCH / 2 && ply + STRETCH / 2 <= this.plies) this.#stretch(viewer, ply + STRETCH / 2).catch(() => undefined)
    if (frames) this.head = frames
    return known ?? this.#frames.get(`${viewer} ${ply}`) ?? null
  }

  #stretch(viewer: Viewer, ply: number): Promise<Frames> {
    const first = Math.floor(ply / STRETCH) * STRETCH
    const name = `${viewer} ${first}`
    const asked = this.#stretches.get(name) ?? this.#ask(viewer, first)
    this.#stretches.set(name, asked)
    asked.catch(() => this.#stretches.delete(name))
    return asked
  }

  async #ask(viewer: Viewer, first: number): Promise<Frames> {
    const frames = await this.#load(viewer, first, first + STRETCH - 1)
    for (const frame of frames.frames) this.#frames.set(`${viewer} ${frame.ply}`, frame)
    return frames
  }
}

/** The ply at which the neighbouring turn begins. */
export function turnFrom(turns: readonly number[], ply: number, direction: 1 | -1, last: number): number {
  if (direction > 0) return turns.find((turn) => turn > ply) ?? last
  return turns.findLast((turn) => turn < ply) ?? 0
}

/** A place in a game as it stands behind `#` in a link: `#42`, `#42:1`, `#42:all`. */
export function placeOf(hash: string): { ply: number; viewer: Viewer | null } {
  const [, ply, viewer] = /^#?(\d{1,8})(?::(all|spectator|\d))?$/.exec(hash) ?? []
  return { ply: Number(ply ?? 0), viewer: viewer ?? null }
}

export function hashOf(ply: number, viewer: Viewer): string {
  return `#${ply}:${viewer}`
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
