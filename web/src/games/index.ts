/** The games that have a folder here, and their boards, each loaded when its game is first seen. */
import type { GameParts } from './contract.ts'
import { PLAIN, type Manifest } from './manifest.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whose views a manifest draws is known only when it runs
const manifests = import.meta.glob<Manifest<any>>('./*/index.ts', { eager: true, import: 'manifest' })
const loaded = new Map<string, Promise<GameParts>>()

/** The names of the games that have a folder. */
export const GAMES: readonly string[] = Object.keys(manifests).map((path) => path.split('/')[1]!)

/** A game's manifest; a plain one where it has no folder. */
export function manifestOf(game: string): Manifest {
  return manifests[`./${game}/index.ts`] ?? PLAIN
}

/** A game's board, and its marks in the opponents' strip if it has some. */
export function loadGame(game: string): Promise<GameParts> {
  const known = loaded.get(game) ?? readGame(manifestOf(game))
  loaded.set(game, known)
  known.catch(() => loaded.delete(game))
  return known
}

async function readGame({ board, seat, piece, faces = {}, celebrated = [] }: Manifest): Promise<GameParts> {
  const [Board, Seat, Piece] = await Promise.all([board(), seat?.(), piece?.()])
  return { Board: Board.default, Seat: Seat?.default ?? null, Piece: Piece?.default ?? null, faces, celebrated }
}
