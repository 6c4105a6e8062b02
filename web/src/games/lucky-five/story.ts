/** What happened between two views, for motion and for the line that tells how the bet came out. */
import type { Event, LuckyFiveView } from '../../wire.ts'
import { shown } from './pieces.ts'

export interface Verdict {
  seat: number
  bet: string
  before: number
  after: number
  right: boolean
}

export interface Story {
  /** The dice that were rolled. */
  rolled: string[]
  /** How the last bet came out, once its dice lie. */
  verdict: Verdict | null
  /** A pile that went to its owner. */
  taken: { seat: number; cards: string[]; chips: readonly number[] } | null
  /** Cards that went to the discards. */
  lost: string[]
  /** A chip that was laid on the table. */
  staked: { seat: number; chip: number } | null
}

/** Reads it off the two views; nothing is judged here that the views do not show. */
export function tell(before: LuckyFiveView | null, view: LuckyFiveView, events: readonly Event[]): Story {
  const rolled = events.filter((event) => event.chance === 'roll').map((event) => String(event.die))
  const story: Story = { rolled, verdict: null, taken: null, lost: [], staked: null }
  if (!before || events.length === 0) return story
  const stake = events.find((event) => event.move === 'stake')
  if (stake) story.staked = { seat: stake.seat ?? view.turn, chip: Number(stake.chip) }
  const grown = view.piles.findIndex((piles, seat) => piles.length > (before.piles[seat]?.length ?? 0))
  if (grown >= 0) story.taken = { seat: grown, cards: before.turned, chips: before.on_table }
  const bet = events.find((event) => event.move === 'call')?.bet ?? before.called
  if (!bet || before.before === null || view.phase === 'roll') return story
  const right = grown >= 0 || (view.phase === 'go-on' && view.turn === before.turn)
  const after = shown(view.dice, before.bet_dice)
  story.verdict = { seat: before.turn, bet: String(bet), before: before.before, after, right }
  if (!right) story.lost = [...before.turned]
  return story
}
