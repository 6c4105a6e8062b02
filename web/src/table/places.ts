/**
 * The places of a board and the pieces in them. It knows no game.
 *
 * A board marks its places: `data-place="garden/0/7"`. Where a place is not marked, the nearest one above it stands for it
 * (`hand/1/3` → `hand/1`); where none can be seen, the seat that it belongs to; else nothing moves. Of several, the last
 * that can be seen counts: a board stands after the strip. The piece that lies there is marked inside, or on the same
 * element: `data-piece="12"`, empty if it lies face down. `data-down` marks a face-down pile. What comes from there turns
 * over on its way.
 * `data-many` says that more of them lie under it, so that it stays.
 * `data-past` marks what makes room in a place when a piece comes there: what happened before.
 * `data-arrived` says that a place shows the piece already, because the player has dragged it there.
 */
import type { Spot } from './paths.ts'

export type Piece = string | number | null

const LARGEST = 72 // px, where only the place is known and not how large a piece lies there
export const READABLE = 34 // px: a turned piece is at least so wide
export const FACE_DOWN = '' // what `data-piece` says of a piece that the viewer does not know

export class Places {
  #hidden: HTMLElement[] = []

  /** `root` holds the places, `layer` lies over it. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  /** Shows again what was hidden. */
  clear(): void {
    for (const node of this.#hidden) node.style.removeProperty('visibility')
    this.#hidden = []
  }

  /** The piece that is marked in a place and has not left it: one of that name, else one that lies face down. */
  lying(place: HTMLElement, piece: Piece): HTMLElement | null {
    if (isDown(place)) return null
    const pieces = [place, ...place.querySelectorAll<HTMLElement>('[data-piece]')].filter((node) => node.dataset.piece !== undefined && !this.#hidden.includes(node))
    return pieces.findLast((node) => node.dataset.piece === String(piece)) ?? pieces.findLast((node) => node.dataset.piece === FACE_DOWN) ?? null
  }

  hide(node: HTMLElement): void {
    node.style.visibility = 'hidden'
    this.#hidden.push(node)
  }

  /** The element of a place, of the nearest one above it, or of the seat that it belongs to. */
  place(path: string | null): HTMLElement | null {
    for (let name = path ?? ''; name; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
      const found = [...this.root.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)]
      const seen = found.findLast((node) => node.getBoundingClientRect().width > 0)
      if (seen) return seen
    }
    const seat = Number(path?.split('/')[1] ?? NaN)
    return Number.isNaN(seat) ? null : this.seat(seat)
  }

  /** Where a piece lies in a place: on its like, else in the middle of it. */
  spotOf(place: HTMLElement, piece: Piece, width = LARGEST): Spot {
    const like = place.dataset.piece === undefined ? place.querySelector<HTMLElement>(`[data-piece="${piece}"]`) : place
    const other = like ?? place.querySelector<HTMLElement>('[data-piece]')
    const [layer, box] = [this.layer.getBoundingClientRect(), (like ?? place).getBoundingClientRect()]
    const size = other?.getBoundingClientRect().width || Math.min(width, LARGEST, box.width, box.height * 1.4)
    return { x: box.left + box.width / 2 - layer.left, y: box.top + box.height / 2 - layer.top, width: size }
  }

  /** Where one of several pieces lies that are spread below the seat that they belong to; on the board, not on the line above it. */
  spread(place: HTMLElement, index: number, count: number): Spot {
    const [layer, box] = [this.layer.getBoundingClientRect(), (place.closest('[data-seat]') ?? place).getBoundingClientRect()]
    const step = Math.min(READABLE * 0.8, Math.max(box.width - READABLE, READABLE) / Math.max(1, count - 1))
    const half = ((count - 1) * step + READABLE) / 2
    const middle = Math.max(half, Math.min(box.left + box.width / 2 - layer.left, layer.width - half))
    const board = this.root.querySelector('.stage > .board')?.getBoundingClientRect()
    const top = board && box.bottom <= board.top ? board.top + READABLE * 0.3 : box.bottom
    return { x: middle + (index - (count - 1) / 2) * step, y: top - layer.top + READABLE * 0.5, width: READABLE }
  }

  seat(seat: number): HTMLElement | null {
    return [...this.root.querySelectorAll<HTMLElement>(`[data-seat="${seat}"]`)].find((node) => node.getBoundingClientRect().width > 0) ?? null
  }
}

/** Whether pieces lie face down in a place, so that none of them can be told from the others. */
export function isDown(place: HTMLElement): boolean {
  return place.dataset.down !== undefined
}
