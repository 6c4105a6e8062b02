/** Arrow keys: from what has the focus to the nearest thing in that direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ASIDE = 3 // a step aside counts as so many ahead
const CONE = 1.6 // what lies further aside than this is in another direction

export interface Spot {
  x: number
  y: number
}

/** The index of the nearest spot in the key's direction; null when there is none. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number | null {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0]
  let best: number | null = null
  let least = Infinity
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    const cost = ahead + ASIDE * aside
    if (ahead > 4 && aside <= CONE * ahead && cost < least) [best, least] = [index, cost]
  })
  return best
}

/** Moves the focus among the buttons of a board; says whether it did. */
export function walk(root: HTMLElement, key: string): boolean {
  if (!(key in DIRECTIONS)) return false
  const buttons = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const active = document.activeElement
  const at = buttons.findIndex((button) => button === active)
  if (at < 0) return false
  const spots = buttons.map(middleOf)
  const next = nearest(spots[at]!, spots, key)
  if (next === null) return false
  buttons[next]?.focus()
  return true
}

function middleOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
