/** What lies where, read off a view: names of places, the sorted middle, the tiles still to lay. */
import type { Effect, LuckyNumbersMove, LuckyNumbersView } from '../../wire.ts'

export const SIDE = 4 // cells along a garden's edge
const BAND = 5 // numbers of one colour

/** Places as the effects name them. */
export const cellPlace = (seat: number, cell: number) => `garden/${seat}/${cell}`
export const trayPlace = (seat: number) => `tray/${seat}`

/** Which of the four colours a number wears. */
export function band(tile: number): number {
  return Math.floor((tile - 1) / BAND)
}

interface Stack {
  tile: number
  count: number
}

/** The face-up tiles from low to high, equal ones on one stack. */
export function stacks(middle: readonly number[]): Stack[] {
  return middle.map((count, tile) => ({ tile, count })).filter(({ count }) => count > 0)
}

export interface Waiting {
  tile: number
  /** Which of the seat's drawn tiles it is. */
  index: number
}

/** The tiles of the set-up that a seat has drawn and, as far as is known, not yet laid: the next one first. */
export function waiting(view: LuckyNumbersView, seat: number): Waiting[] {
  const laid = view.spots[seat]?.length ?? 0
  return (view.drawn[seat] ?? []).map((tile, index) => ({ tile, index })).slice(laid)
}

/** How many cells of a garden are free. */
export function freeCells(view: LuckyNumbersView, seat: number): number {
  return view.gardens[seat]?.filter((tile) => tile === null).length ?? 0
}

/** The cell that was planted last, as the effects tell. */
export function lastPlanted(effects: readonly Effect[][]): string | null {
  const moved = effects.flat().filter((effect) => effect.effect === 'move')
  return moved.findLast(({ to }) => to?.startsWith('garden/'))?.to ?? null
}

/** How many tiles lie face down. */
export function stockLeft(view: LuckyNumbersView): number {
  return view.stock.reduce((sum, count) => sum + count, 0)
}

/** Whether gardens are being prepared: their diagonals are marked. */
export function isSetUp(view: LuckyNumbersView): boolean {
  return view.phase === 'begins' || view.phase.startsWith('setup')
}

/** The gardens of the others as turns go; all of them for a spectator. */
export function others(view: LuckyNumbersView, seat: number | null): number[] {
  const everyone = Array.from({ length: view.seats }, (_, index) => index)
  return seat === null ? everyone : everyone.slice(1).map((step) => (seat + step) % view.seats)
}

/** What the question offers, sorted by what a finger can touch. */
export interface Offer {
  draw: LuckyNumbersMove | null
  put: LuckyNumbersMove | null
  /** The tile in hand or next to lay: it need not be chosen first. */
  ready: number | null
  /** Tiles of the middle that fit somewhere. */
  picks: Set<number>
  /** The cells for a tile. */
  cells: (tile: number | null) => Map<number, LuckyNumbersMove>
}

/** The legal moves as an offer; nothing is offered that is not in the list. */
export function offer(legal: readonly LuckyNumbersMove[], view: LuckyNumbersView): Offer {
  const moves = legal as readonly (LuckyNumbersMove & LuckyNumbersMove)[]
  const find = (name: string) => moves.find(({ move }) => move === name) ?? null
  const lay = moves.find((move) => move.move === 'lay')
  const ready = lay?.move === 'lay' ? lay.tile : find('place') ? view.held : null
  const picks = new Set(moves.flatMap((move) => (move.move === 'pick' ? [move.tile] : [])))
  return { draw: find('draw'), put: find('put'), ready, picks, cells: (tile) => cellsFor(moves, tile) }
}

function cellsFor(moves: readonly (LuckyNumbersMove & LuckyNumbersMove)[], tile: number | null): Map<number, LuckyNumbersMove> {
  const cells = new Map<number, LuckyNumbersMove>()
  for (const move of moves) {
    if (move.move === 'place' || ((move.move === 'lay' || move.move === 'pick') && move.tile === tile)) cells.set(move.cell, move)
  }
  return cells
}
