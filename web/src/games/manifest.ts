/**
 * What a game brings to the page.
 *
 * A game is the folder `games/<name>/`, and its `index.ts` exports `manifest`. Nothing else on the page lists games: a
 * game without a folder is drawn with `PLAIN`. The manifests are part of the first download, so they hold drawings as
 * text and small tables; what is heavy is imported when it is needed.
 */
import type { Component } from 'svelte'
import type { SoundName } from '../extras/synth.ts'
import type { T } from '../lib/texts.ts'
import type { BoxProps, TurnProps } from '../rules/contract.ts'
import type { BoardProps, SeatProps } from './contract.ts'
import type { Describe } from './describe.ts'
import type { Hint } from './hints.ts'
import type { Picture } from './picture.ts'

/** A piece as effects name it: null is face down. A die has the value that it shows. */
export interface PieceProps {
  piece: string | number | null
  value?: unknown
  t: T
}

type Load<C> = () => Promise<{ default: C }>

export interface Manifest<G extends string = string> {
  /** The emblem and the scene of the home page. */
  picture: Picture
  /** The shared middle and the player's own pieces. */
  board: Load<Component<BoardProps<G>>>
  /** The marks of one opponent in the strip above the board. */
  seat?: Load<Component<SeatProps<G>>>
  /** Draws a piece that flies over the board, as wide as its place; without it nothing moves. */
  piece?: Load<Component<PieceProps>>
  /** The table in words, for people who do not see it; without it only names and scores are read. */
  describe?: Load<Describe<G>>
  /** The pictures of the rules page. */
  rules?: {
    /** The table at one step of the example turn. */
    turn: Load<Component<TurnProps<G>>>
    /** Every kind of piece with its number. */
    box: Load<Component<BoxProps>>
    /** SVG definitions that the pieces refer to; `id` is one of theirs, by which it is known whether a board shows them already. */
    drawings?: { id: string; load: Load<Component> }
  }
  /** How many faces a die has that is drawn flat: it shows some of them while it rolls. A die with a body marks it: `data-body`. */
  faces?: Readonly<Record<string, number>>
  /** What is celebrated when somebody wins it, as the effects name it; the game itself always is. */
  celebrated?: readonly string[]
  /** The sounds of effects that differ from those of all games: by kind (`move`), or by kind and place or thing (`move-table`, `win-jackpot`). */
  sounds: Readonly<Record<string, SoundName>>
  /** The coach's hints, in the order in which they are given. */
  hints: readonly Hint[]
}

/** A game that the server offers and the page has no folder for. */
export const PLAIN: Manifest = {
  picture: {
    emblem: '<rect x="-13" y="-13" width="26" height="26" rx="6" fill="#2f9a5f" transform="rotate(-9)"/><text y="6" text-anchor="middle" font-size="17" font-weight="800" fill="#fff">?</text>',
    ground: '#d6ebcb',
    scene: '<circle cx="160" cy="90" r="62" fill="#b7dba6"/><rect x="122" y="52" width="76" height="76" rx="17" fill="#fffdf6" stroke="#d8ccb2" transform="rotate(-9 160 90)"/><text x="160" y="107" text-anchor="middle" font-size="48" font-weight="800" fill="#2f9a5f">?</text>',
  },
  board: () => import('./Plain.svelte'),
  sounds: {},
  hints: [],
}
