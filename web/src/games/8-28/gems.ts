/** Where the gems of a heap lie. */
export type Colour = 'blue' | 'red'

export interface Lying {
  id: string
  colour: Colour
  /** From the middle of the heap, in gems. */
  x: number
  y: number
  turn: number
}

const MAX_DRAWN = 70
const GOLDEN_ANGLE = 2.39996
const SPACING = 0.52 // gems
const FLATNESS = 0.6 // a heap seen from the side

/** The heap from the back to the front: a gem keeps its place while others come. */
export function heap(blue: number, red: number): Lying[] {
  const reds = numbered('red', red)
  const gems = [...reds, ...numbered('blue', blue)].slice(0, MAX_DRAWN)
  const places = gems.map((gem) => ({ ...gem, ...place(gem.colour === 'red' ? gem.index + 2 : gem.index, gem.colour) }))
  return places.sort((a, b) => a.y - b.y)
}

function numbered(colour: Colour, count: number) {
  return Array.from({ length: count }, (_, index) => ({ id: `${colour}-${index}`, colour, index }))
}

function place(index: number, colour: Colour) {
  const away = SPACING * Math.sqrt(index)
  const angle = index * GOLDEN_ANGLE + (colour === 'red' ? 1.1 : 0)
  return { x: away * Math.cos(angle) * 1.25, y: away * Math.sin(angle) * FLATNESS, turn: ((index * 47) % 36) - 18 }
}

/** How large a gem may be, as a part of the heap's height, so that all find room. */
export function gemSize(count: number): number {
  const step = Math.ceil(Math.sqrt(Math.max(4, count)))
  return 0.92 / (1 + 2 * SPACING * FLATNESS * step)
}
