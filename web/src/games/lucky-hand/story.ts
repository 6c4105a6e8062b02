/** What the middle of the table shows: the newest card played with what came of it, as the views and events tell. */
import type { Event, LuckyHandView } from '../../wire.ts'
import { count, family } from './kinds.ts'

interface Rolled {
  seat: number
  value: number
}

/** A bonus card and its roll. */
export interface Bonus {
  kind: 'bonus'
  seat: number
  card: string
  value: number | null
  minus: number
  needs: number
  won: boolean | null
}

/** A penalty on its way to somebody. */
export interface Penalty {
  kind: 'penalty'
  seat: number
  target: number
  card: string
  answer: 'open' | 'accept' | 'counter' | 'none'
  /** The bonus card that changed pots. */
  moved: { card: string; from: number; to: number } | null
}

/** A card that is simply laid down. */
interface Laid {
  kind: 'laid'
  seat: number
  card: string
}

/** A max of points. */
export interface Max {
  kind: 'max'
  seat: number | null
  stakes: (string | null | undefined)[] // a card, nothing (null), or not known
  rolls: number[][] // per seat, again after a tie
  open: boolean
  winner: number | null
}

export type Scene = Bonus | Penalty | Laid | Max

export interface Story {
  scene: Scene | null
  /** Rolls of seats that may not play cards yet. */
  tries: Rolled[]
  /** Grows with every change: what rolls, rolls again. */
  number: number
}

export const NOTHING: Story = { scene: null, tries: [], number: 0 }

/** The story that follows `last` when `events` have led from one view to the next. */
export function tell(before: LuckyHandView | null, now: LuckyHandView, events: readonly Event[], last: Story): Story {
  const number = last.number + 1
  if (!events.length) return { scene: standing(now), tries: [], number }
  const teller = new Teller(before, now)
  for (const event of events) teller.hear(event)
  return { scene: teller.scene ?? standing(now), tries: teller.tries, number }
}

/** What lies in the middle by the view alone. */
function standing(now: LuckyHandView): Scene | null {
  const { turn, played, target } = now
  if (turn === null || played === null) return null
  if (family(played) === 'max') return { kind: 'max', seat: turn, ...shownStakes(now), open: now.phase === 'stake', winner: null }
  if (target !== null) return { kind: 'penalty', seat: turn, target, card: played, answer: 'open', moved: null }
  return now.needed[played] ? bonus(now, now, turn, played) : { kind: 'laid', seat: turn, card: played }
}

function shownStakes(now: LuckyHandView): Pick<Max, 'stakes' | 'rolls'> {
  return {
    stakes: now.stakes.map((stake) => (stake === null ? undefined : (stake[0] ?? null))),
    rolls: now.rolls.map((roll) => (roll ? [roll] : [])),
  }
}

/** The penalties that count are those that lay there before the roll: `before` is null where that is not known. */
function bonus(before: LuckyHandView | null, now: LuckyHandView, seat: number, card: string): Bonus {
  return { kind: 'bonus', seat, card, value: null, minus: before?.minus[seat] ?? 0, needs: now.needed[card] ?? 0, won: null }
}

class Teller {
  scene: Scene | null = null
  tries: Rolled[] = []

  constructor(
    readonly before: LuckyHandView | null,
    readonly now: LuckyHandView,
  ) {
    if (before && before.phase === 'counter') this.scene = standing(before)
  }

  hear(event: Event): void {
    const seat = event.seat ?? 0
    const card = typeof event.card === 'string' ? event.card : null
    if (event.move === 'play' && card) this.played(seat, card, event.target)
    else if (event.move === 'accept' || event.move === 'counter') this.answered(event.move)
    else if (event.move === 'stake') this.staked(seat, card)
    else if (event.chance === 'roll') this.rolled(seat, Number(event.value))
    else if (event.chance === 'draw' && this.scene?.kind === 'max') this.scene.open = false
  }

  played(seat: number, card: string, target: unknown): void {
    if (typeof target === 'number') {
      const answer = this.now.phase === 'counter' ? 'open' : 'none'
      this.scene = { kind: 'penalty', seat, target, card, answer, moved: this.moved() }
    } else if (this.now.needed[card]) this.scene = bonus(this.before, this.now, seat, card)
    else if (family(card) === 'max') this.scene = this.max(seat)
    else this.scene = { kind: 'laid', seat, card }
  }

  answered(answer: 'accept' | 'counter'): void {
    if (this.scene?.kind === 'penalty') this.scene = { ...this.scene, answer, moved: this.moved() }
  }

  staked(seat: number, card: string | null): void {
    if (this.scene?.kind !== 'max') this.scene = this.max(this.before?.turn ?? null)
    this.scene.stakes[seat] = card
    this.scene.winner = this.gainer()
  }

  rolled(seat: number, value: number): void {
    const { scene } = this
    if (scene?.kind === 'bonus' && scene.seat === seat && scene.value === null) {
      scene.value = value
      scene.won = this.before ? this.gains(seat, scene.card) : null
    } else if (scene?.kind === 'max' && scene.open) scene.rolls[seat]?.push(value)
    else this.tries.push({ seat, value })
  }

  max(seat: number | null): Max {
    const seats = this.now.pots
    return { kind: 'max', seat, stakes: seats.map(() => undefined), rolls: seats.map(() => []), open: true, winner: null }
  }

  gains(seat: number, card: string): boolean {
    return this.difference(seat, card) > 0
  }

  difference(seat: number, card: string): number {
    return count(this.now.pots[seat] ?? [], card) - count(this.before?.pots[seat] ?? [], card)
  }

  /** Whose pot has grown. */
  gainer(): number | null {
    const { before, now } = this
    if (!before) return null
    const seat = now.pots.findIndex((pot, owner) => pot.length > (before.pots[owner]?.length ?? 0))
    return seat < 0 ? null : seat
  }

  /** A bonus card that has left one pot for another. */
  moved(): Penalty['moved'] {
    const to = this.before ? this.gainer() : null
    if (to === null) return null
    const card = Object.keys(this.now.needed).find((kind) => this.gains(to, kind)) ?? ''
    const from = this.now.pots.findIndex((_, owner) => this.difference(owner, card) < 0)
    return from < 0 ? null : { card, from, to }
  }
}
