/**
 * Moves pieces from place to place, as effects say. It knows places and pieces, and no game.
 *
 * A board marks its places: `data-place="garden/0/7"`. Where a place is not marked, the nearest one above it stands for it
 * (`hand/1/3` → `hand/1`); where there is none, nothing moves. Of several, the last that can be seen counts: a board stands after the strip. The piece that lies there is marked inside, or on the same
 * element: `data-piece="12"`, empty if it lies face down. `data-down` marks a face-down pile. What comes from there turns over
 * on its way.
 * `data-many` says that more of them lie under it, so that it stays.
 * `data-past` marks what makes room in a place when a piece comes there: what happened before.
 * `data-arrived` says that a place shows the piece already, because the player has dragged it there.
 */
import { mount, unmount, type Component } from 'svelte'
import type { PieceProps } from '../games/manifest.ts'
import type { T } from '../lib/texts.ts'
import type { Performer, Step } from './playback.svelte.ts'
import type { Effect, Moved } from '../wire.ts'

type Piece = string | number | null

const MAX_OF_A_KIND = 6 // pieces that are drawn when more go the same way
const STAGGER = 0.12 // of a flight, between pieces that go the same way
const LARGEST = 72 // px, where only the place is known and not how large a piece lies there
const FACE_DOWN = '' // what `data-piece` says of a piece that these eyes do not know
const EASING = 'cubic-bezier(.35,.1,.25,1)'

/** Where a piece lies in the layer: its middle, and its width. */
interface Spot {
  x: number
  y: number
  width: number
}

/** A piece in the air, or where it has landed. */
interface Ghost {
  piece: Piece
  at: string | null
  spot: Spot
  node: HTMLElement
  parts: Record<string, unknown>[]
}

export class Flights implements Performer {
  #ghosts: Ghost[] = []
  #hidden: HTMLElement[] = []

  /** `root` holds the places, `layer` lies over it. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
    readonly Piece: Component<PieceProps> | null,
    readonly t: () => T,
  ) {}

  perform(step: Step, ms: number): number {
    if (!this.Piece || typeof this.layer.animate !== 'function') return 0
    const reached = new Set<string>()
    let [start, end, hasRolled] = [0, 0, false]
    for (const effect of step.effects) {
      if (effect.effect === 'win' || hasRolled) start = end
      hasRolled = effect.effect === 'roll'
      if (effect.effect === 'move' && [...reached].some((place) => covers(place, effect.from))) start = end
      const taken = this.#play(effect, ms, start)
      if (taken > 0) end = Math.max(end, start + taken)
      if (effect.effect === 'move' && effect.to !== null && taken > 0) reached.add(effect.to)
    }
    return end
  }

  clear(): void {
    for (const ghost of this.#ghosts) this.#remove(ghost)
    for (const node of this.#hidden) node.style.removeProperty('visibility')
    this.#ghosts = []
    this.#hidden = []
  }

  /** Starts the motion of one effect; returns how long it takes. */
  #play(effect: Effect, ms: number, delay: number): number {
    if (effect.effect === 'move') return this.#move(effect, ms, delay)
    if (effect.effect === 'turn') return this.#turn(effect.place, effect.piece, ms, delay)
    if (effect.effect === 'roll') return this.#roll(effect.place, effect.dice, ms, delay)
    return 0
  }

  #move({ piece, from, to, count }: Moved, ms: number, delay: number): number {
    const [source, target] = [this.#place(from), this.#place(to)]
    if ((from !== null && !source) || (to !== null && !target) || (!source && !target)) return 0
    if (target?.dataset.arrived !== undefined) return 0
    target?.querySelectorAll<HTMLElement>('[data-past]').forEach((node) => this.#hide(node))
    const drawn = Math.min(count, MAX_OF_A_KIND)
    for (let index = 0; index < drawn; index++) {
      const ghost = this.#takeFrom(from, source, piece) ?? this.#make(piece, this.#spotOf(target!, piece), null)
      const start = ghost.spot
      ghost.spot = target ? this.#spotOf(target, piece, start.width) : start
      ghost.at = to
      fly(ghost, start, { ms, delay: delay + index * STAGGER * ms, fades: to === null ? 'out' : source ? null : 'in' })
    }
    return ms * (1 + (drawn - 1) * STAGGER)
  }

  /** A piece that lies face down is turned up. */
  #turn(place: string, piece: Piece, ms: number, delay: number): number {
    const source = this.#place(place)
    const landed = this.#ghosts.find((ghost) => ghost.at === place && ghost.piece === null)
    const lying = source && !landed ? this.#lying(source, null) : null
    if (piece === null || (!landed && !lying)) return 0
    if (landed) this.#drop(landed)
    if (lying) this.#hide(lying)
    turnOver(this.#make(piece, landed?.spot ?? this.#spotOf(lying!, null), place, true), ms, delay)
    return ms
  }

  /** Dice tumble until they show what they show now. */
  #roll(place: string, dice: readonly { die: string; value: unknown }[], ms: number, delay: number): number {
    const source = this.#place(place)
    if (!source) return 0
    for (const { die, value } of dice) {
      const lying = this.#takeFrom(place, source, die)
      if (lying) this.#drop(lying)
      tumble(this.#make(die, lying?.spot ?? this.#spotOf(source, die), place, false, value), ms, delay)
    }
    return ms
  }

  /** A piece that has landed there, or a new one in place of the one that lies there. */
  #takeFrom(path: string | null, source: HTMLElement | null, piece: Piece): Ghost | null {
    if (path === null || !source) return null
    const landed = this.#ghosts.find(({ at, piece: other }) => at === path && (other === piece || other === null || piece === null))
    if (landed && (landed.piece === piece || piece === null)) return landed
    if (landed) this.#drop(landed)
    const lying = landed ? null : this.#lying(source, piece)
    const spot = landed?.spot ?? this.#spotOf(lying ?? source, piece)
    if (lying && lying.dataset.many === undefined) this.#hide(lying)
    const turns = piece !== null && (isDown(source) || lying?.dataset.piece === FACE_DOWN)
    return this.#make(piece, spot, path, turns)
  }

  /** The piece that is marked in a place and has not left it: one of that name, else one that lies face down. */
  #lying(place: HTMLElement, piece: Piece): HTMLElement | null {
    if (isDown(place)) return null
    const pieces = [place, ...place.querySelectorAll<HTMLElement>('[data-piece]')].filter((node) => node.dataset.piece !== undefined && !this.#hidden.includes(node))
    return pieces.findLast((node) => node.dataset.piece === String(piece)) ?? pieces.findLast((node) => node.dataset.piece === FACE_DOWN) ?? null
  }

  #hide(node: HTMLElement): void {
    node.style.visibility = 'hidden'
    this.#hidden.push(node)
  }

  /** The element of a place, or of the nearest one above it. */
  #place(path: string | null): HTMLElement | null {
    for (let name = path ?? ''; name; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
      const found = [...this.root.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)]
      const seen = found.findLast((node) => node.getBoundingClientRect().width > 0)
      if (seen) return seen
    }
    return null
  }

  /** Where a piece lies in a place: on its like, else in the middle of it. */
  #spotOf(place: HTMLElement, piece: Piece, width = LARGEST): Spot {
    const like = place.dataset.piece === undefined ? place.querySelector<HTMLElement>(`[data-piece="${piece}"]`) : place
    const other = like ?? place.querySelector<HTMLElement>('[data-piece]')
    const [layer, box] = [this.layer.getBoundingClientRect(), (like ?? place).getBoundingClientRect()]
    const size = other?.getBoundingClientRect().width || Math.min(width, LARGEST, box.width, box.height * 1.4)
    return { x: box.left + box.width / 2 - layer.left, y: box.top + box.height / 2 - layer.top, width: size }
  }

  #make(piece: Piece, spot: Spot, at: string | null, turns = false, value?: unknown): Ghost {
    const node = document.createElement('div')
    node.className = 'ghost'
    const sides = turns ? [piece, null] : [piece]
    const parts = sides.map((side) => {
      const face = node.appendChild(document.createElement('div'))
      face.className = turns && side === null ? 'behind' : 'front'
      return mount(this.Piece!, { target: face, props: { piece: side, value, t: this.t() } })
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

/** Whether pieces lie face down in a place, so that none of them can be told from the others. */
function isDown(place: HTMLElement): boolean {
  return place.dataset.down !== undefined
}

/** Whether a place is another one, or lies in it. */
function covers(place: string, path: string | null): boolean {
  return path !== null && (path === place || path.startsWith(`${place}/`))
}

function placed({ x, y, width }: Spot, own: number, lift = 0, grown = 1): string {
  return `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${(width / own) * grown})`
}

/** Flies in a low arc to where the ghost is to be. */
function fly(ghost: Ghost, from: Spot, { ms, delay, fades }: { ms: number; delay: number; fades: 'in' | 'out' | null }): void {
  const { node, spot } = ghost
  const own = parseFloat(node.style.width)
  const half = { x: (from.x + spot.x) / 2, y: (from.y + spot.y) / 2, width: (from.width + spot.width) / 2 }
  const [first, last] = [fades === 'in' ? 0 : 1, fades === 'out' ? 0 : 1]
  const path = [
    { transform: placed(from, own), opacity: first },
    { transform: placed(half, own, 14, 1.12), opacity: 1 },
    { transform: placed(spot, own), opacity: last },
  ]
  node.animate(path, { duration: ms, delay, easing: EASING, fill: 'forwards' })
  turnOver(ghost, ms, delay)
}

/** Turns a ghost that has two sides face up. */
function turnOver({ node }: Ghost, ms: number, delay: number): void {
  if (!node.querySelector('.behind')) return
  for (const [side, from] of [['.front', 180], ['.behind', 0]] as const) {
    const path = [{ transform: `perspective(700px) rotateY(${from}deg)` }, { transform: `perspective(700px) rotateY(${from + 180}deg)` }]
    node.querySelector(side)?.animate(path, { duration: ms, delay, easing: 'ease-in-out', fill: 'both' })
  }
}

function tumble({ node, spot }: Ghost, ms: number, delay: number): void {
  const at = placed(spot, spot.width)
  const path = [
    { transform: `${at} translate(-46px, -60px) rotate(-420deg) scale(.8)` },
    { transform: `${at} translate(5px, 4px) rotate(24deg) scale(1.12)`, offset: 0.55 },
    { transform: `${at} translate(-2px, -5px) rotate(-9deg)`, offset: 0.78 },
    { transform: at },
  ]
  node.animate(path, { duration: ms, delay, easing: 'ease-out', fill: 'both' })
}
