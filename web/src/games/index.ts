/** The boards, each loaded when its game is first seen. */
import type { Component } from 'svelte'
import type { GameName } from '../wire.ts'
import type { GameParts } from './contract.ts'

export const GAMES: readonly GameName[] = ['lucky-jack', '8-28', 'lucky-numbers', 'lucky-hand', 'lucky-five']

type Module = { default: Component<Record<string, unknown>> }
const boards = import.meta.glob<Module>('./*/Board.svelte')
const seats = import.meta.glob<Module>('./*/Seat.svelte')
const loaded = new Map<string, Promise<GameParts>>()

/** A game's board, and its signs in the opponents' strip if it has some. */
export function loadGame(name: string): Promise<GameParts> {
  const known = loaded.get(name) ?? readGame(name)
  loaded.set(name, known)
  known.catch(() => loaded.delete(name))
  return known
}

async function readGame(name: string): Promise<GameParts> {
  const board = boards[`./${name}/Board.svelte`]
  const [Board, Seat] = await Promise.all([
    board ? board() : import('./Plain.svelte'),
    seats[`./${name}/Seat.svelte`]?.(),
  ])
  return { Board: Board.default, Seat: Seat?.default ?? null }
}
