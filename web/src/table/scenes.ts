/** What a playback shows one after the other: steps, and the frames that they lead to. */
import type { Effect, Event, Gained, Won } from '../wire.ts'
import type { Pace } from './motion.ts'

/** An event and what it did to the pieces. */
export interface Step {
  event: Event
  effects: Effect[]
}

/** Steps as a board gets them. */
export function unzipped(steps: readonly Step[]): { events: Event[]; effects: Effect[][] } {
  return { events: steps.map(({ event }) => event), effects: steps.map(({ effects }) => effects) }
}

/** Who wins what, and how many points it brings. */
export interface Winning {
  seats: readonly number[]
  what: string
  points: number
}

/** What the motion of a step is: how long it takes, 0 when nothing moves, and when each effect begins. */
export interface Performance {
  ms: number
  cues: { effect: Effect; at: number }[]
}

/** Moves pieces on the screen. */
export interface Performer {
  perform(step: Step, pace: Pace): Performance
  /** Marks who has won, where nothing moves. */
  mark(seats: readonly number[]): void
  /** Takes away what it put on the screen. */
  clear(): void
}

/** Effects that have just begun: to be heard. */
export interface Begun {
  effects: readonly Effect[]
}

/** Steps that have just been shown: to be read. */
export interface Announced {
  id: number
  steps: readonly Step[]
}

export interface Arrival<Frame> {
  /** Frames in between, by the number of steps that lead to them. */
  pauses?: ReadonlyMap<number, Frame>
  /** The game ends: everybody looks where the last piece goes. */
  isEnd?: boolean
  /** It happened while nobody could see it, or a clock runs: it goes quickly. */
  isLate?: boolean
}

export interface Scene<Frame> {
  step: Step | null
  frame: Frame | null
  isEnd: boolean
  isResult: boolean
  /** How many alike it is one of, if another one follows: they are one moment. */
  alike: number
  /** The part of the game that begins after it. */
  next?: string
  /** Its event was announced with the scene before it. */
  isRest?: boolean
}

/** A scene in which one part of a game ends and another begins is two, where there is a pause between them. */
export function splitBefore<Frame>(scene: Scene<Frame>, hasPause: (part: string) => boolean): Scene<Frame>[] {
  const { event, effects } = scene.step ?? { event: {}, effects: [] }
  const began = effects.find((effect) => effect.effect === 'begin')
  const last = effects.findLastIndex(({ effect }) => effect === 'win' || effect === 'gain') + 1
  if (!began || !last || !hasPause(began.what)) return [scene]
  return [
    { ...scene, step: { event, effects: effects.slice(0, last) }, frame: null, next: began.what },
    { ...scene, step: { event, effects: effects.slice(last) }, isResult: false, isRest: true },
  ]
}

export function winningOf({ seats, what }: Won, effects: readonly Effect[]): Winning {
  const gains = effects.filter((effect) => effect.effect === 'gain' && effect.what === 'points' && seats.includes(effect.seat))
  return { seats, what, points: gains.reduce((sum, gain) => sum + (gain as Gained).amount, 0) }
}

export function sceneOf<Frame>(step: Step, steps: readonly Step[], index: number, frame: Frame | null): Scene<Frame> {
  const next = steps[index + 1]
  return { step, frame, isEnd: false, isResult: isResult(step, next), alike: next && !frame && isAlike(step, next) ? countAlike(steps, index) : 0 }
}

export function isSeen<Frame>({ step }: Scene<Frame>): boolean {
  return !!step?.effects.length
}

/** Whether something is settled: a gain, a win, the last die of a throw. */
function isResult({ effects }: Step, next: Step | undefined): boolean {
  if (effects.some(({ effect }) => effect === 'gain' || effect === 'win')) return true
  const rolls = ({ effects }: Step) => effects.some(({ effect }) => effect === 'roll')
  return rolls({ event: {}, effects }) && !(next && rolls(next))
}

/** Whether both are of the same deal. */
export function isAlike(one: Step, other: Step): boolean {
  const isMove = ({ effects }: Step) => effects.every(({ effect }) => ['move', 'begin', 'scores'].includes(effect))
  return one.event.chance !== undefined && one.event.chance === other.event.chance && isMove(one) && isMove(other)
}

/** How many steps around one are alike. */
function countAlike(steps: readonly Step[], index: number): number {
  let [first, last] = [index, index]
  while (first > 0 && isAlike(steps[first - 1]!, steps[first]!)) first--
  while (last + 1 < steps.length && isAlike(steps[last]!, steps[last + 1]!)) last++
  return last - first + 1
}
