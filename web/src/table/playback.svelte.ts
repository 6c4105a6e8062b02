/**
 * What is on the screen, and what is still to be shown: a queue of events, in order.
 *
 * A frame (a view and what belongs to it) comes with the steps that led to it. Each step is shown over the frame before
 * it, then announced; a result (a gain, a win, a roll) holds for a while before the next step. Frames in between, where a
 * result is on the way, are shown after their step. Where nothing may move, the newest frame is shown at once; so it is
 * in a hidden tab, whose reader sees what was missed in fast motion on return.
 */
import { tick } from 'svelte'
import type { Effect } from '../wire.ts'
import { pace, type Pace } from './motion.ts'
import { isSeen, sceneOf, splitBefore, winningOf } from './scenes.ts'
import type { Announced, Arrival, Begun, Performance, Performer, Scene, Step, Winning } from './scenes.ts'

/** What was on the screen when the tab was hidden, and all that came since. */
interface Missed<Frame> {
  frame: Frame
  scenes: Scene<Frame>[]
}

const RUSH_MS = 2600 // for all that waits, when it goes quickly
const MAX_BACKLOG_MS = 15_000 // more than that goes quickly
const MAX_MISSED = 80 // steps; of more only the newest frame is shown
const SHORTEST_FLIGHT_MS = 40
const ALIKE_MS = 1600 // for all of a deal
const BEAT = 0.2 // of a hold, between steps without a result
const END_FACTOR = 2 // of a hold, for the last step of a game
const PART_FACTOR = 6 // of a hold, before another part begins by itself
const MAX_ANNOUNCED = 8 // that stay in the live region

export class Playback<Frame> {
  /** The frame on the screen. */
  shown = $state.raw() as Frame
  /** Effects that have just begun, in step with the motion. */
  begun = $state.raw<Begun>({ effects: [] })
  /** What has been shown and announced; the newest last. */
  announced = $state.raw<readonly Announced[]>([])
  /** What is announced while more is to be shown. */
  announcing = $state.raw<readonly Step[]>([])
  /** Who has just won what, while the pieces still lie there. */
  won = $state.raw<Winning | null>(null)
  /** Newer frames wait for their steps to be shown, or a result holds. */
  playing = $state(false)
  /** What waits goes quickly: it was missed, a clock runs, or it is too much. */
  isRushed = $state(false)
  performer: Performer | null = null
  /** How many times as fast as the reader has set: of a replay. */
  speed = 1
  /** Parts of a game, such as a hand, before which everybody looks at how the last one ended. */
  hasPauseBefore: (part: string) => boolean = () => false
  /** The part that begins when the reader has looked. */
  nextPart = $state<string | null>(null)

  #queue: Scene<Frame>[] = []
  #scene: Scene<Frame> | null = null // whose motion runs
  #timers: ReturnType<typeof setTimeout>[] = []
  #unannounced: Step[] = []
  #rush = 0 // the most steps that have waited since the queue went quickly; 0: it does not
  #generation = 0 // grows when what waits is left out, so that what was begun does not go on
  #hasFlown = false // pieces lie over the frame where they have landed
  #isDealing = false // the next step is of the same deal
  #count = 0 // of what was announced
  #missed: Missed<Frame> | null = null // while the tab is hidden

  constructor(first: Frame) {
    this.shown = first
  }

  /** Shows a frame after its steps, and after all that waits. */
  push(frame: Frame, steps: readonly Step[], { pauses = new Map<number, Frame>(), isEnd = false, isLate = false }: Arrival<Frame> = {}): void {
    const scenes: Scene<Frame>[] = steps.map((step, index) => sceneOf(step, steps, index, pauses.get(index + 1) ?? null))
    const last = scenes.at(-1)
    if (last) Object.assign(last, { frame, isEnd })
    else scenes.push({ step: null, frame, isEnd: false, isResult: false, alike: 0 })
    if (this.#missed) return this.#miss(scenes, frame)
    this.#queue.push(...scenes.flatMap((scene) => splitBefore(scene, this.hasPauseBefore)))
    const waiting = this.#queue.filter(isSeen).length
    if (waiting > MAX_MISSED) return this.skip()
    if (this.#rush || isLate || this.#backlog() > MAX_BACKLOG_MS) this.#hurry(waiting)
    if (!this.playing) this.#next()
    else if (this.#rush) this.goOn()
  }

  /** The tab is hidden: from now on the newest frame is shown at once, and what led to it is remembered. */
  hide(): void {
    if (this.#missed || !this.performer || !pace()) return
    const scenes = [this.#scene, ...this.#queue].filter((scene) => scene !== null)
    this.#missed = { frame: this.shown, scenes }
    this.#jump(scenes.findLast((scene) => scene.frame !== null)?.frame ?? this.shown)
  }

  /** The tab is seen again: what was missed goes quickly, or the newest of it, where it was too much. */
  unhide(): void {
    const missed = this.#missed
    this.#missed = null
    const count = missed?.scenes.filter(isSeen).length
    if (!missed || !count) return
    this.shown = missed.frame
    this.#queue = missed.scenes
    this.#hurry(count)
    this.playing = true
    void this.#settle(false).then((isCurrent) => isCurrent && this.#next())
  }

  #hurry(waiting: number): void {
    this.#rush = Math.max(this.#rush, waiting)
    this.isRushed = this.#rush > 0
  }

  #miss(scenes: Scene<Frame>[], frame: Frame): void {
    const missed = this.#missed!
    const newest = missed.scenes.at(-1) ?? missed
    if (scenes.some(({ step }) => step)) missed.scenes.push(...scenes)
    else newest.frame = frame
    if (missed.scenes.filter(isSeen).length > MAX_MISSED) this.#missed = { frame, scenes: [] }
    this.shown = frame
  }

  /** Shows a frame at once and forgets what waits and what was announced: another seat looks at it. */
  reset(frame: Frame): void {
    if (this.#missed) this.#missed = { frame, scenes: [] }
    this.#jump(frame)
    this.announced = []
  }

  #jump(frame: Frame): void {
    this.#stop()
    this.shown = frame
    this.#unannounced = []
    this.#end()
  }

  /** Shows the newest frame at once. */
  skip(): void {
    const frame = this.#queue.findLast((scene) => scene.frame !== null)?.frame ?? this.#scene?.frame
    if (!this.playing && !this.#queue.length) return
    const left = [this.#scene, ...this.#queue].flatMap((scene) => (scene?.step && !scene.isRest ? [scene.step] : []))
    this.#stop()
    if (frame != null) this.shown = frame
    this.#unannounced.push(...left)
    this.#end()
  }

  /** Shows what waits, until a step takes time. */
  #next(): void {
    const tempo = this.#tempo()
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.won = null
      this.#scene = scene
      const { ms, cues } = this.#perform(scene.step, tempo)
      if (ms > 0) return this.#begin(scene, ms, cues, tempo!)
      if (scene.step && !tempo) this.#begins(scene.step.effects)
      if (this.#land(scene, tempo)) return
    }
    this.#end()
  }

  /** How fast it goes now; null where nothing may move. */
  #tempo(): Pace | null {
    const set = this.performer && !document.hidden ? pace() : null
    const normal = set && { flight: set.flight / this.speed, hold: set.hold / this.speed }
    if (!normal || !this.#rush) return normal
    const flight = Math.max(SHORTEST_FLIGHT_MS, Math.min(normal.flight, RUSH_MS / this.#rush))
    return { flight, hold: Math.min(normal.hold, flight / 2) }
  }

  #perform(step: Step | null, tempo: Pace | null): Performance {
    if (!step || !tempo || !this.performer) return { ms: 0, cues: [] }
    return this.performer.perform(step, tempo)
  }

  #begin(scene: Scene<Frame>, ms: number, cues: Performance['cues'], tempo: Pace): void {
    this.playing = this.#hasFlown = true
    if (!this.#isDealing) this.#flush()
    const now = cues.filter(({ at }) => at <= 0).map(({ effect }) => effect)
    if (now.length) this.#cue(now)
    for (const { effect, at } of cues) if (at > 0) this.#after(at, () => this.#cue([effect]))
    const wait = scene.alike ? Math.min(tempo.flight / 2, Math.max(SHORTEST_FLIGHT_MS, ALIKE_MS / scene.alike)) : ms
    this.#after(wait, () => (scene.next && !this.#rush ? this.#pauseAfter(scene, tempo) : this.#land(scene, tempo) || this.#next()))
  }

  /** What has won lies there until the reader goes on, or for some seconds. */
  #pauseAfter(scene: Scene<Frame>, { hold }: Pace): void {
    this.#unannounced.push(scene.step!)
    this.#flush()
    this.#scene = { ...scene, isRest: true, isResult: false }
    this.nextPart = scene.next!
    this.#after(hold * PART_FACTOR, () => this.goOn())
  }

  /** The reader has looked at how a part ended. */
  goOn(): void {
    const scene = this.#scene
    if (this.nextPart === null || !scene) return
    this.nextPart = null
    this.#clearTimers()
    if (!this.#land(scene, this.#tempo())) this.#next()
  }

  /** Shows what a step has led to, and announces it; true when the next one has to wait. */
  #land(scene: Scene<Frame>, tempo: Pace | null): boolean {
    this.#scene = null
    if (scene.step && !scene.isRest) this.#unannounced.push(scene.step)
    this.#isDealing = scene.alike > 0
    if (this.#isDealing) return false
    if (scene.frame !== null) this.shown = scene.frame
    const hold = this.#holdOf(scene, tempo)
    const isOverlaid = scene.frame !== null && this.#hasFlown
    if (hold <= 0 && !isOverlaid) return false
    this.playing = true
    this.#flush()
    void this.#settle(isOverlaid).then((isCurrent) => {
      if (!isCurrent) return
      if (hold > 0) this.#after(hold, () => this.#next())
      else this.#next()
    })
    return true
  }

  /** Takes away the pieces that have landed, once the frame that shows them there is drawn. */
  async #settle(isOverlaid: boolean): Promise<boolean> {
    const generation = this.#generation
    await tick()
    if (generation !== this.#generation) return false
    if (isOverlaid) {
      this.#hasFlown = false
      this.performer?.clear()
    }
    return true
  }

  #holdOf({ step, isEnd, isResult }: Scene<Frame>, tempo: Pace | null): number {
    if (!tempo || !step?.effects.length) return 0
    if (isResult) return tempo.hold * (isEnd ? END_FACTOR : 1)
    return this.#queue.length ? tempo.hold * BEAT : 0
  }

  /** Nothing waits any more. */
  #end(): void {
    if (this.#hasFlown) this.performer?.clear()
    const last = this.#unannounced.at(-1)?.effects.findLast((effect) => effect.effect === 'win' && effect.what === 'game')
    this.#hasFlown = false
    this.#scene = this.won = this.nextPart = null
    this.playing = this.isRushed = false
    this.#rush = 0
    this.#flush()
    this.announcing = []
    if (last?.effect === 'win') void tick().then(() => this.performer?.mark(last.seats))
  }

  #stop(): void {
    this.#generation++
    this.#clearTimers()
    this.#queue = []
  }

  #clearTimers(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  #after(ms: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((other) => other !== timer)
      then()
    }, ms)
    this.#timers.push(timer)
  }

  #cue(effects: Effect[]): void {
    this.#begins(effects)
    const won = effects.findLast((effect) => effect.effect === 'win')
    if (won) this.won = winningOf(won, this.#scene?.step?.effects ?? [])
  }

  #begins(effects: readonly Effect[]): void {
    if (effects.length) this.begun = { effects }
  }

  #flush(): void {
    if (!this.#unannounced.length) return
    this.announcing = this.#unannounced
    this.announced = [...this.announced, { id: ++this.#count, steps: this.#unannounced }].slice(-MAX_ANNOUNCED)
    this.#unannounced = []
  }

  /** About how long all that waits would take. */
  #backlog(): number {
    const { flight, hold } = pace() ?? { flight: 0, hold: 0 }
    return this.#queue.reduce((sum, scene) => sum + (isSeen(scene) ? flight / (scene.alike || 1) + (scene.isResult ? hold : hold * BEAT) : 0), 0)
  }
}

