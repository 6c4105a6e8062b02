/**
 * What may lie in `extras/`; each is loaded when it is needed, and the page goes on without it while it is not there.
 *
 * - `Replay.svelte` (`ReplayProps`): the page `/r/<table>`.
 * - `Report.svelte` (`ReportProps`): the page `/report/<table>` of a finished game, or `/report` for one from a file.
 * - `Verify.svelte` (`VerifyProps`): the page `/v`, or `/v?table=<table>` from a finished game.
 * - `Chance.svelte` (`ChanceProps`): the page `/chance`.
 * - `Coach.svelte` (`CoachProps`): stands between the question and the board, in the first game of each kind
 *   (until `done()`, which is remembered).
 * - `Advice.svelte` (`AdviceProps`): the coach's advice, while it is switched on: a panel beside the board, or a line
 *   above it from which a sheet is pulled up.
 * - `LuckyMoment.svelte`: on the result of a finished game, the least likely good thing that happened.
 * - `sounds.ts`: exports `sound(game, effects)` and `vibrate(effects)`, called with the effects that begin when sounds are
 *   on, and `ring(kind)` with 'turn' (you are asked), 'win', 'lose', 'phrase'.
 *
 * Words: `locale/<language>/extras.ftl`, in five languages. `table/Stage.svelte` draws strip, line and board.
 */
import type { Component } from 'svelte'
import type { TableState } from '../lib/table.svelte.ts'
import type { T } from '../lib/texts.ts'
import type { Effect, Move, Question, View } from '../wire.ts'

export interface ReplayProps {
  table: string
  /** The words of the page; those of the game are loaded by `loadBundle(language, game)`. */
  t: T
}

export interface ReportProps {
  /** Null: a file is asked for. */
  table: string | null
  t: T
}

export interface VerifyProps {
  table: string | null
  t: T
}

export interface ChanceProps {
  t: T
}

export interface CoachProps {
  game: string
  view: View
  seat: number | null
  question: Question | null
  /** A hint has come, or is read. */
  onhint: (open: boolean) => void
  /** The words of the table, with those of the game. */
  t: T
  done: () => void
}

export interface AdviceProps {
  table: TableState
  id: string
  seat: number
  /** What the seat is asked; null while it is not, or while the device is handed over. */
  question: Question | null
  ply: number
  /** There is room for a panel beside the board. */
  wide: boolean
  choose: (move: Move) => void
  t: T
}

export interface Sounds {
  sound(game: string, effects: readonly Effect[]): void
  vibrate(effects: readonly Effect[]): void
  ring(kind: 'turn' | 'win' | 'lose' | 'phrase'): void
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyComponent = Component<any>
const components = import.meta.glob<{ default: AnyComponent }>('./{Replay,Report,Verify,Chance,Coach,Advice,LuckyMoment}.svelte')
const modules = import.meta.glob<Sounds>('./sounds.ts')

/** A component of this folder, or null while there is none. */
export async function loadExtra(name: 'Replay' | 'Report' | 'Verify' | 'Chance' | 'Coach' | 'Advice' | 'LuckyMoment'): Promise<AnyComponent | null> {
  return (await components[`./${name}.svelte`]?.())?.default ?? null
}

let loading: Promise<Sounds | null> | undefined

/** The sounds, or null while there are none. */
export function loadSounds(): Promise<Sounds | null> {
  loading ??= Promise.resolve(modules['./sounds.ts']?.() ?? null)
  return loading
}
