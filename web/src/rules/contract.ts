/**
 * The pictures of a rules page, which a game's manifest names under `rules`.
 *
 * They draw what the server sends with the pieces of the game's folder. A picture has one `role="img"` with a label
 * that says what it shows; the pieces in it are silent.
 */
import type { Component } from 'svelte'
import type { ViewOf } from '../games/contract.ts'
import { manifestOf } from '../games/index.ts'
import { ask } from '../lib/api.ts'
import type { T } from '../lib/texts.ts'
import type { PieceShown, RulesShown, StepShown } from '../wire.ts'

export interface TurnProps<G extends string = string> {
  step: StepShown & { view: ViewOf<G> }
  t: T
}

export interface BoxProps {
  pieces: PieceShown[]
  t: T
}

export interface Pictures {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whose views it draws is known only when it runs
  Turn: Component<any>
  Box: Component<BoxProps>
  /** SVG definitions that the pieces refer to; null where there are none, or where a board shows them already. */
  Drawings: Component | null
}

/** A game's pictures; null where it has none. */
export async function loadPictures(game: string): Promise<Pictures | null> {
  const { rules } = manifestOf(game)
  if (!rules) return null
  const { turn, box, drawings } = rules
  const isShown = !drawings || document.getElementById(drawings.id) !== null
  const [Turn, Box, Drawings] = await Promise.all([turn(), box(), isShown ? null : drawings.load()])
  return { Turn: Turn.default, Box: Box.default, Drawings: Drawings?.default ?? null }
}

export const getRules = (game: string) => ask<RulesShown>(`/api/rules/${encodeURIComponent(game)}`)
