/** A tile that follows the finger, the pen or the mouse, until it is let go over a place. */

const THRESHOLD = 7 // px before a press becomes a drag

export interface Dragged {
  tile: number
  x: number
  y: number
  /** The cell under the finger. */
  over: number | null
}

export class Drag {
  /** What is being dragged now. */
  now = $state.raw<Dragged | null>(null)
  #pressed: { tile: number; x: number; y: number; id: number } | null = null
  #dropped = false
  readonly #started: (tile: number) => void
  readonly #drop: (place: Element | null) => void

  /** `started` is called when a tile is picked up, `drop` with the element over which it is released. */
  constructor(started: (tile: number) => void, drop: (place: Element | null) => void) {
    this.#started = started
    this.#drop = drop
  }

  press = (event: PointerEvent, tile: number) => {
    if (event.button !== 0 || !event.isPrimary) return
    this.#dropped = false
    this.#pressed = { tile, x: event.clientX, y: event.clientY, id: event.pointerId }
    ;(event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId)
  }

  move = (event: PointerEvent) => {
    const pressed = this.#pressed
    if (!pressed || event.pointerId !== pressed.id) return
    const [x, y] = [event.clientX, event.clientY]
    if (!this.now) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < THRESHOLD) return
      this.#started(pressed.tile)
    }
    const over = cellUnder(under(x, y))
    this.now = { tile: pressed.tile, x, y, over }
  }

  release = (event: PointerEvent) => {
    const dragged = this.now
    this.cancel()
    if (!dragged) return
    this.#dropped = true
    this.#drop(under(event.clientX, event.clientY))
  }

  cancel = () => {
    this.#pressed = null
    this.now = null
  }

  /** Whether the click that follows belongs to a drag that has just ended. */
  swallows(): boolean {
    const swallowed = this.#dropped
    this.#dropped = false
    return swallowed
  }
}

function under(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)
}

/** The own garden's cell that an element belongs to. */
export function cellUnder(element: Element | null): number | null {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset.cell
  return cell === undefined ? null : Number(cell)
}
