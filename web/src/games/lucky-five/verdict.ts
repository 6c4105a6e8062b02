/** The line that says how a bet came out. */
import type { Effect, Event, LuckyFiveView } from '../../wire.ts'
import { shown } from './pieces.ts'

/** A bet before its dice are rolled. */
export interface Bet {
  seat: number
  /** What its dice showed. */
  before: number
  dice: readonly string[]
  called: string | null
}

export interface Verdict {
  seat: number
  bet: string
  before: number
  after: number
  right: boolean
}

/** The bet that is open in a view. */
export function betOf({ turn, before, bet_dice, called }: LuckyFiveView): Bet | null {
  return before === null ? null : { seat: turn, before, dice: bet_dice, called }
}

/** How the open bet came out, once its dice lie. */
export function verdictOf(bet: Bet | null, view: LuckyFiveView, events: readonly Event[], effects: readonly Effect[][]): Verdict | null {
  const settled = effects.flat().find((effect) => effect.effect === 'win' && effect.what === 'bet')
  const called = events.find((event) => event.move === 'call')?.bet ?? bet?.called
  if (settled?.effect !== 'win' || !bet || !called) return null
  return { seat: bet.seat, bet: String(called), before: bet.before, after: shown(view.dice, bet.dice), right: settled.seats.length > 0 }
}
