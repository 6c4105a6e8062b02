/** Moves pieces from place to place, as effects say. It knows places and pieces, and no game. */
import { mount, unmount } from 'svelte'
import type { GameParts } from '../games/contract.ts'
import type { T } from '../lib/texts.ts'
import type { Effect, Gained, Moved, Turned, Won } from '../wire.ts'
import { Celebration } from './celebration.ts'
import type { Pace } from './motion.ts'
import { facesOf, fly, placed, tumble, turnOver, type Spot } from './paths.ts'
import { FACE_DOWN, isDown, Places, READABLE, type Piece } from './places.ts'
import type { Performance, Performer, Step } from './scenes.ts'

const MAX_OF_A_KIND = 6 // pieces that are drawn when more go the same way
const STAGGER = 0.12 // of a flight, between pieces that go the same way
const FAN = 88 // px, of a piece that has won
const ROLL = 2.2 // flights that dice need
const GAIN = 1.5 // flights that points need
const AWAITED = 1.7 // how much longer it takes while everybody waits for it
const GAME = 'game' // what is won last

/** A piece in the air, or where it has landed. */
interface Ghost {
  piece: Piece
  at: string | null
  spot: Spot
  node: HTMLElement
  parts: Record<string, unknown>[]
}

/** Where in time the effects of a step are. */
interface Clock {
  /** When the next effect begins. */
  start: number
  /** When all of those before it are over. */
  end: number
  /** How much longer things take. */
  slow: number
  before: Effect | null
  /** Somebody has won: the pieces lie as they are until that was seen. */
  isWon: boolean
}

export class Flights implements Performer {
  #ghosts: Ghost[] = []
  #timers: ReturnType<typeof setTimeout>[] = []
  #celebration: Celebration
  #places: Places

  /** `root` holds the places, `layer` lies over it. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
    readonly parts: Pick<GameParts, 'Piece' | 'faces' | 'celebrated'>,
    readonly t: () => T,
  ) {
    this.#celebration = new Celebration(root, layer)
    this.#places = new Places(root, layer)
  }

  perform(step: Step, pace: Pace): Performance {
    if (typeof this.layer.animate !== 'function') return { ms: 0, cues: [] }
    const [reached, cues, clock] = [new Set<string>(), [] as Performance['cues'], { start: 0, end: 0, slow: 1, before: null, isWon: false } as Clock]
    let awaited: number | null = null
    for (const effect of step.effects) {
      if (this.#waits(effect, clock, reached)) clock.start = clock.end
      if (effect.effect === 'turn' && clock.before?.effect === 'turn' && clock.before.place !== effect.place) clock.start += pace.flight * (clock.slow > 1 ? 1 : 0.3)
      if (effect.effect === 'suspense') [clock.slow, awaited] = [AWAITED, clock.end]
      const taken = this.#start(effect, step, pace, clock)
      if (taken > 0 || effect.effect === 'suspense') cues.push({ effect, at: clock.start })
      if (taken > 0) clock.end = Math.max(clock.end, clock.start + taken)
      if (effect.effect === 'move' && effect.to !== null && taken > 0) reached.add(effect.to)
      if (awaited !== null && effect.effect === 'win') awaited = this.#release(awaited, clock)
      clock.before = effect
      clock.isWon ||= effect.effect === 'win'
    }
    if (awaited !== null) this.#release(awaited, clock)
    return { ms: clock.end, cues: clock.end > 0 ? cues : [] }
  }

  /** Starts an effect now, or when its time has come; returns how long it takes. */
  #start(effect: Effect, step: Step, pace: Pace, clock: Clock): number {
    const isLater = clock.start > 0 && (clock.isWon || effect.effect === 'win' || effect.effect === 'gain')
    if (!isLater) return this.#play(effect, step, pace, clock)
    this.#timers.push(setTimeout(() => this.#play(effect, step, pace, { ...clock, start: 0 }), clock.start))
    return this.#lasts(effect, pace)
  }

  /** About how long an effect takes that has not begun. */
  #lasts(effect: Effect, { flight, hold }: Pace): number {
    if (effect.effect === 'win') return this.#winLasts(effect, flight, hold)
    if (effect.effect === 'gain') return effect.what === 'points' && this.#places.seat(effect.seat) ? flight * GAIN : 0
    if (effect.effect !== 'move' || !this.parts.Piece || !(this.#places.place(effect.from) ?? this.#places.place(effect.to))) return 0
    return flight * (1 + (Math.min(effect.count, MAX_OF_A_KIND) - 1) * STAGGER)
  }

  #winLasts({ seats, what }: Won, flight: number, hold: number): number {
    if (!seats.length) return hold * 0.6
    return flight + hold * (this.#isGreat(what) ? 2 : 0.6)
  }

  #isGreat(what: string): boolean {
    return what === GAME || this.parts.celebrated.includes(what)
  }

  /** Whether an effect begins when those before it are over. */
  #waits(effect: Effect, { before }: Clock, reached: ReadonlySet<string>): boolean {
    if (effect.effect === 'win' || before?.effect === 'win' || before?.effect === 'suspense') return true
    if ((before?.effect === 'roll' && effect.effect !== 'roll') || (before?.effect === 'turn' && effect.effect !== 'turn')) return true
    return effect.effect === 'move' && [...reached].some((place) => covers(place, effect.from))
  }

  /** What everybody waited for has come. */
  #release(since: number, clock: Clock): null {
    if (clock.end > since) this.#celebration.dim({ ms: clock.end - since, delay: since })
    clock.slow = 1
    return null
  }

  mark(seats: readonly number[]): void {
    this.#celebration.mark(seats)
  }

  clear(): void {
    for (const ghost of this.#ghosts) this.#remove(ghost)
    for (const timer of this.#timers) clearTimeout(timer)
    this.#ghosts = []
    this.#places.clear()
    this.#timers = []
    this.#celebration.clear()
  }

  /** Starts the motion of one effect; returns how long it takes. */
  #play(effect: Effect, step: Step, { flight, hold }: Pace, { start, slow }: Clock): number {
    if (effect.effect === 'win') return this.#win(effect, step, flight, hold, start)
    if (effect.effect === 'gain') return this.#gain(effect, flight * GAIN, start)
    if (!this.parts.Piece) return 0
    if (effect.effect === 'move') return this.#move(effect, flight * slow, start)
    if (effect.effect === 'turn') return this.#turn(effect, step, flight * slow, start)
    if (effect.effect === 'roll') return this.#roll(effect.place, effect.dice, flight * slow * ROLL, start) + (slow > 1 ? hold / 2 : 0)
    return 0
  }

  /** What has won shines; a great win is celebrated with the pieces that won it. */
  #win(won: Won, step: Step, flight: number, hold: number, delay: number): number {
    const [seats, ms] = [won.seats, this.#winLasts(won, flight, hold)]
    if (!seats.length) return ms
    const isGreat = this.#isGreat(won.what)
    if (isGreat) this.#fan(seats, step, flight, delay)
    const landed = this.#ghosts.filter(({ at }) => seats.includes(Number(at?.split('/')[1] ?? NaN)))
    this.#celebration.shine(seats, landed.map(({ node }) => node), { ms, delay })
    if (isGreat) this.#celebration.rain({ ms, delay })
    if (isGreat) for (const { at, node } of this.#ghosts) if (!at?.includes('/')) node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: flight, delay, fill: 'forwards' }) // they do not lie over a banner
    return ms
  }

  /** The pieces that the winner has turned up come to the middle, side by side. */
  #fan(seats: readonly number[], { effects }: Step, ms: number, delay: number): void {
    const turned = effects.filter((effect): effect is Turned => effect.effect === 'turn' && seats.includes(Number(effect.place.split('/')[1] ?? NaN)))
    const { width, height } = this.layer.getBoundingClientRect()
    const size = Math.min(FAN, (width * 0.8) / Math.max(1, turned.length))
    turned.forEach(({ piece, place }, index) => {
      const own = this.#ghosts.filter((ghost) => ghost.at === place && ghost.piece === piece)[index] ?? this.#takeFrom(place, this.#places.place(place), piece)
      if (!own) return
      const from = own.spot
      own.spot = { x: width / 2 + (index - (turned.length - 1) / 2) * size * 1.06, y: height * 0.64, width: size }
      fly(own.node, from, own.spot, { ms, delay: delay + index * STAGGER * ms })
    })
  }

  /** Points fly to the score of the seat. */
  #gain({ seat, what, amount, from }: Gained, ms: number, delay: number): number {
    const to = this.#places.seat(seat)
    if (what !== 'points' || !amount || !to) return 0
    const source = from === null ? null : this.#places.seat(from)
    const { width, height } = this.layer.getBoundingClientRect()
    const start = source ? this.#places.spotOf(source, null) : { x: width / 2, y: height / 2, width: 0 }
    this.#celebration.points(`${amount > 0 ? '+' : '−'}${this.t().number(Math.abs(amount))}`, amount < 0, start, this.#places.spotOf(to, null), { ms, delay })
    return ms
  }

  #move({ piece, from, to, count }: Moved, ms: number, delay: number): number {
    const [source, target] = [this.#places.place(from), this.#places.place(to)]
    if ((from !== null && !source) || (to !== null && !target) || (!source && !target)) return 0
    if (target?.dataset.arrived !== undefined) return 0
    target?.querySelectorAll<HTMLElement>('[data-past]').forEach((node) => this.#places.hide(node))
    const drawn = Math.min(count, MAX_OF_A_KIND)
    for (let index = 0; index < drawn; index++) {
      const ghost = this.#takeFrom(from, source, piece) ?? this.#make(piece, this.#places.spotOf(target!, piece), null)
      const start = ghost.spot
      ghost.spot = target ? this.#places.spotOf(target, piece, start.width) : start
      ghost.at = to
      const timing = { ms, delay: delay + index * STAGGER * ms }
      fly(ghost.node, start, ghost.spot, { ...timing, fades: to === null ? 'out' : source ? null : 'in' })
      turnOver(ghost.node, timing)
    }
    return ms * (1 + (drawn - 1) * STAGGER)
  }

  /** A piece that lies face down is turned up; small ones are spread so that they can be read. */
  #turn({ place, piece }: Turned, { effects }: Step, ms: number, delay: number): number {
    const source = this.#places.place(place)
    const landed = this.#ghosts.find((ghost) => ghost.at === place && ghost.piece === null)
    const lying = source && !landed ? this.#places.lying(source, null) : null
    if (piece === null || (!landed && !lying)) return 0
    if (landed) this.#drop(landed)
    if (lying) this.#places.hide(lying)
    const from = landed?.spot ?? this.#places.spotOf(lying!, null)
    const ghost = this.#make(piece, from, place, true)
    turnOver(ghost.node, { ms, delay })
    if (from.width >= READABLE) return ms
    const count = effects.filter((effect) => effect.effect === 'turn' && effect.place === place).length
    ghost.spot = this.#places.spread(source!, this.#ghosts.filter(({ at, piece }) => at === place && piece !== null).length - 1, count)
    fly(ghost.node, from, ghost.spot, { ms, delay })
    return ms
  }

  /** Dice tumble until they show what they show now. */
  #roll(place: string, dice: readonly { die: string; value: unknown }[], ms: number, delay: number): number {
    const source = this.#places.place(place)
    if (!source) return 0
    for (const { die, value } of dice) {
      const lying = this.#takeFrom(place, source, die)
      if (lying) this.#drop(lying)
      const spot = lying?.spot ?? this.#places.spotOf(source, die)
      tumble(this.#make(die, spot, place, false, facesOf(value, this.parts.faces[die])).node, spot, { ms, delay })
    }
    return ms
  }

  /** A piece that has landed there, or a new one in place of the one that lies there. */
  #takeFrom(path: string | null, source: HTMLElement | null, piece: Piece): Ghost | null {
    if (path === null || !source) return null
    const landed = this.#ghosts.find(({ at, piece: other }) => at === path && (other === piece || other === null || piece === null))
    if (landed && (landed.piece === piece || piece === null)) return landed
    if (landed) this.#drop(landed)
    const lying = landed ? null : this.#places.lying(source, piece)
    const spot = landed?.spot ?? this.#places.spotOf(lying ?? source, piece)
    if (lying && lying.dataset.many === undefined) this.#places.hide(lying)
    const turns = piece !== null && (isDown(source) || lying?.dataset.piece === FACE_DOWN)
    return this.#make(piece, spot, path, turns)
  }

  /** A piece with its back where it turns over, or with all the faces that it shows in turn. */
  #make(piece: Piece, spot: Spot, at: string | null, turns = false, values: readonly unknown[] = [undefined]): Ghost {
    const node = document.createElement('div')
    node.className = 'ghost'
    const sides = turns ? [{ piece, value: undefined }, { piece: null, value: undefined }] : values.map((value) => ({ piece, value }))
    const parts = sides.map(({ piece: side, value }, index) => {
      const face = node.appendChild(document.createElement('div'))
      face.className = turns && index ? 'behind' : 'front'
      return mount(this.parts.Piece!, { target: face, props: { piece: side, value, t: this.t() } })
    })
    node.style.width = `${spot.width}px`
    node.style.transform = placed(spot, spot.width)
    this.layer.append(node)
    const ghost = { piece, at, spot, node, parts }
    this.#ghosts.push(ghost)
    return ghost
  }

  #drop(ghost: Ghost): void {
    this.#ghosts = this.#ghosts.filter((other) => other !== ghost)
    this.#remove(ghost)
  }

  #remove({ node, parts }: Ghost): void {
    for (const part of parts) void unmount(part)
    node.remove()
  }
}

/** Whether a place is another one, or lies in it. */
function covers(place: string, path: string | null): boolean {
  return path !== null && (path === place || path.startsWith(`${place}/`))
}
