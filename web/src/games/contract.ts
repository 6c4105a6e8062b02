/**
 * What the table gives a board, and what a board gives the table.
 *
 * - `Board.svelte`: the shared middle and the player's own pieces. Props: `BoardProps<'lucky-jack'>` and so on.
 * - `Seat.svelte`: the few marks of one opponent in the strip on top (cards in hand, pots, …), drawn by the table under
 *   the name. Props: `SeatProps<'lucky-jack'>`. Height up to 48 px, width up to 96 px.
 *
 * The frame (TableFrame.svelte) draws the opponents' strip, the line that says who has to do what, the rings of
 * windows, the log, the rules, the result. A board never draws these.
 *
 * **Rules stay out.** A board draws `view` and offers exactly `question.legal`: what can be tapped is a member of that
 * list, handed back as it came: `choose(move)`. Nothing is computed that a rule would have to say.
 *
 * **Room.** The board fills its place: it is put into a container `board` (`container: board / size`), so that
 * `@container board (max-width: 560px)` asks for a phone. From 344×380 up to 1200×700. Own things at the bottom, in the thumb zone;
 * touch targets at least 44 px (`var(--touch)`). A board may scroll inside but should not have to.
 *
 * **Motion.** The table moves the pieces, as the effects of the events say, before it shows the view that they led to
 * (`table/flights.ts`). A board marks its places (`data-place="hand/1"`) and the pieces in them (`data-piece="bell"`),
 * under the names that the game's effects use, and its manifest names a component that draws a piece. It compares no two
 * views. What else moves on a board uses `table/motion.ts` (`pop`, `flip`), which stands still when
 * `settings.motion` is off or the reader prefers so.
 *
 * **Colour never alone**: shape or word too. All colours from `styles/tokens.css`. Everything by keyboard: real
 * `<button>`s with `aria-label={t.move(move)}`; legal ones get the class `legal` (they glow), others are `disabled`.
 *
 * **Texts** through `t` only. What the game's file has already (`table-…`, `move-…`, `card-…`) is there to be used; a
 * board's own words go into `locale/<language>/<game>.ftl` as `page-<game>-…`, in all five languages.
 *
 * **No `style="…"` in markup**: the page's Content-Security-Policy forbids it. Use classes or `style:left={…}`.
 * In a stylesheet nothing may be loaded from elsewhere; draw with SVG.
 */
import type { Component } from 'svelte'
import type { T } from '../lib/texts.ts'
import type { Effect, Event, GameName, Move, Moves, Question, SeatShown, View, Views, Window } from '../wire.ts'
import type { Winning } from '../table/scenes.ts'
import type { PieceProps } from './manifest.ts'

/** What the reader has set; all of it is already in force for the shared pieces. */
export interface Settings {
  /** Things may move. */
  motion: boolean
  /** Moves are confirmed by a second tap; the frame asks, a board does nothing about it. */
  confirm: boolean
  /** Sounds are on; the frame plays those of events, a board none. */
  sound: boolean
}

/** The views and moves of a game, or those that all games share where its name is known only at run time. */
export type ViewOf<G extends string> = G extends GameName ? Views[G] : View
export type MoveOf<G extends string> = G extends GameName ? Moves[G] : Move
export type QuestionOf<G extends string> = Omit<Question, 'legal' | 'consequences' | 'suggested'> & { legal: MoveOf<G>[] }

export interface BoardProps<G extends string = string> {
  /** What is seen: of `seat`, or of a spectator. */
  view: ViewOf<G>
  /** Who looks at it; null for a spectator. */
  seat: number | null
  /** Who sits where, by seat number. */
  seats: SeatShown[]
  /** What the seat is asked; null when others are to act, or it has answered. */
  question: QuestionOf<G> | null
  /** The newest events: those that led to this view. */
  events: Event[]
  /** What each of them did to the pieces. */
  effects?: Effect[][]
  /** Who has just won what, while the pieces that won it still lie there. */
  won?: Winning | null
  /** Hands in one of `question.legal`. The frame may ask to confirm it, unless a standing order gave it; the board stays as it is until a new view comes. */
  choose: (move: MoveOf<G>, ordered?: boolean) => void
  t: T
  settings: Settings
  /** Times that run. The frame shows a question's and a move's as rings; a game's clock is the board's to show. */
  windows?: RunningWindow[]
  /** Events of the game so far: grows with every change. */
  ply?: number
  /** The viewer plays; false in a replay, where nothing is the reader's own: a board names the seat, and takes no orders. */
  live?: boolean
}

export interface SeatProps<G extends string = string> {
  view: ViewOf<G>
  /** The seat that is shown. */
  owner: number
  /** Who looks at it. */
  seat: number | null
  t: T
  settings: Settings
}

/** A window with the moment when it ends, on the browser's clock (`performance.now()`). */
export interface RunningWindow extends Window {
  ends: number
}

/** A game's parts as the registry loads them; which game's they are is known only when it runs. */
export interface GameParts {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Board: Component<any>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Seat: Component<any> | null
  Piece: Component<PieceProps> | null
  /** How many faces a flat die has, by its name. */
  faces: Readonly<Record<string, number>>
  /** What is won greatly. */
  celebrated: readonly string[]
}
