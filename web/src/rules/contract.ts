/**
 * The pictures of a rules page. A game's folder here holds
 *
 * - `Turn.svelte`: the table at one step of the example turn. Props: `TurnProps<'lucky-jack'>`.
 * - `Box.svelte`: what is in the box, every kind of piece with its number. Props: `BoxProps`.
 *
 * Both draw what the server sends with the pieces of `games/<game>/`, which come with the game's own chunk. A picture
 * has one `role="img"` with a label that says what it shows; the pieces in it are silent.
 */
import type { Component } from 'svelte'
import { ask } from '../lib/api.ts'
import type { T } from '../lib/texts.ts'
import type { GameName, PieceShown, RulesShown, StepShown, Views } from '../wire.ts'

export interface TurnProps<G extends GameName = GameName> {
  step: StepShown & { view: Views[G] }
  t: T
}

export interface BoxProps {
  pieces: PieceShown[]
  t: T
}

/** Which game's they are is known only when they run. */
export interface Pictures {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Turn: Component<any>
  Box: Component<BoxProps>
  /** Drawings that the pieces use by their ids; null where there are none, or where a board shows them already. */
  Drawings: Component | null
}

type Module<C> = { default: C }
const turns = import.meta.glob<Module<Pictures['Turn']>>('./*/Turn.svelte')
const boxes = import.meta.glob<Module<Pictures['Box']>>('./*/Box.svelte')
/** One of the ids, by which it is known whether a board has them. */
const drawings: Record<string, { id: string; load: () => Promise<Module<Component>> }> = {
  'lucky-jack': { id: 'lj-lemon', load: () => import('../games/lucky-jack/Sprite.svelte') },
  'lucky-numbers': { id: 'ln-bed', load: () => import('../games/lucky-numbers/Pieces.svelte') },
  'lucky-hand': { id: 'lh-gold', load: () => import('../games/lucky-hand/Defs.svelte') },
}

export async function loadPictures(game: string): Promise<Pictures> {
  const [turn, box] = [turns[`./${game}/Turn.svelte`], boxes[`./${game}/Box.svelte`]]
  if (!turn || !box) throw new Error(`no pictures for ${game}`)
  const shared = drawings[game]
  const isShown = !shared || document.getElementById(shared.id) !== null
  const [Turn, Box, Drawings] = await Promise.all([turn(), box(), isShown ? null : shared.load()])
  return { Turn: Turn.default, Box: Box.default, Drawings: Drawings?.default ?? null }
}

export const getRules = (game: string) => ask<RulesShown>(`/api/rules/${encodeURIComponent(game)}`)

