/** What the middle of the table shows: the newest card played with what came of it, from events and effects. */
import type { Step } from '../../table/scenes.ts'
import type { LuckyHandView, Moved } from '../../wire.ts'
import { family } from './kinds.ts'

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
  /** Grows with every change. */
  number: number
}

export const NOTHING: Story = { scene: null, tries: [], number: 0 }

/** The story that follows `last` when the steps have led to a view. */
export function followStory(now: LuckyHandView, steps: readonly Step[], last: Story): Story {
  const number = last.number + 1
  if (!steps.length) return { scene: standing(now), tries: [], number }
  const writer = new StoryWriter(now, last.scene)
  for (const step of steps) writer.add(step)
  return { scene: writer.scene ?? standing(now), tries: writer.tries, number }
}

/** What lies in the middle by the view alone. */
function standing(now: LuckyHandView): Scene | null {
  const { turn, played, target } = now
  if (turn === null || played === null) return null
  if (family(played) === 'max') return { kind: 'max', seat: turn, ...shownStakes(now), open: now.phase === 'stake', winner: null }
  if (target !== null) return { kind: 'penalty', seat: turn, target, card: played, answer: 'open', moved: null }
  return now.needed[played] ? bonus(now, turn, played, now.minus[turn] ?? 0) : { kind: 'laid', seat: turn, card: played }
}

function shownStakes(now: LuckyHandView): Pick<Max, 'stakes' | 'rolls'> {
  return {
    stakes: now.stakes.map((stake) => (stake === null ? undefined : (stake[0] ?? null))),
    rolls: now.rolls.map((roll) => (roll ? [roll] : [])),
  }
}

function bonus(now: LuckyHandView, seat: number, card: string, minus: number): Bonus {
  return { kind: 'bonus', seat, card, value: null, minus, needs: now.needed[card] ?? 0, won: null }
}

class StoryWriter {
  scene: Scene | null = null
  tries: Rolled[] = []

  /** What is open in the scene before goes on: a penalty that waits for an answer, a max of points. */
  constructor(
    readonly now: LuckyHandView,
    before: Scene | null,
  ) {
    if (before?.kind === 'penalty' && before.answer === 'open') this.scene = before
    if (before?.kind === 'max' && before.open) this.scene = { ...before, stakes: [...before.stakes], rolls: before.rolls.map((rolls) => [...rolls]) }
  }

  add({ event, effects }: Step): void {
    const seat = event.seat ?? 0
    const card = typeof event.card === 'string' ? event.card : null
    const moved = effects.filter((effect) => effect.effect === 'move')
    if (event.move === 'play' && card) this.played(seat, card, event.target, moved)
    else if (event.move === 'accept' || event.move === 'counter') this.answered(event.move, moved)
    else if (event.move === 'stake') this.staked(seat, card)
    else if (event.chance === 'roll') this.rolled(seat, Number(event.value), moved)
    else if (event.chance === 'draw' && this.scene?.kind === 'max') this.scene.open = false
  }

  played(seat: number, card: string, target: unknown, moved: Moved[]): void {
    if (typeof target === 'number') {
      const answer = this.now.phase === 'counter' ? 'open' : 'none'
      this.scene = { kind: 'penalty', seat, target, card, answer, moved: handedOver(moved) }
    } else if (this.now.needed[card]) this.scene = bonus(this.now, seat, card, this.now.minus[seat] ?? 0)
    else if (family(card) === 'max') this.scene = this.max(seat)
    else this.scene = { kind: 'laid', seat, card }
  }

  answered(answer: 'accept' | 'counter', moved: Moved[]): void {
    if (this.scene?.kind === 'penalty') this.scene = { ...this.scene, answer, moved: handedOver(moved) }
  }

  staked(seat: number, card: string | null): void {
    if (this.scene?.kind !== 'max') this.scene = this.max(null)
    this.scene.stakes[seat] = card
  }

  rolled(seat: number, value: number, moved: Moved[]): void {
    const { scene } = this
    if (scene?.kind === 'bonus' && scene.seat === seat && scene.value === null) {
      const left = moved.find(({ from }) => from === 'played')
      this.scene = { ...scene, value, minus: usedUp(moved, seat), won: left ? left.to !== 'heap' : null }
    } else if (scene?.kind === 'max' && scene.open) {
      scene.rolls[seat]?.push(value)
      scene.winner = ownerOf(moved.find(({ from }) => from?.startsWith('stake/'))?.to)
    } else this.tries.push({ seat, value })
  }

  max(seat: number | null): Max {
    const seats = this.now.pots
    return { kind: 'max', seat, stakes: seats.map(() => undefined), rolls: seats.map(() => []), open: true, winner: null }
  }
}

/** Whose pot a place is. */
function ownerOf(place: string | null | undefined): number | null {
  const [pot, seat] = place?.split('/') ?? []
  return pot === 'pot' ? Number(seat) : null
}

/** A bonus card that goes from one pot to another. */
function handedOver(moved: Moved[]): Penalty['moved'] {
  const card = moved.find(({ from, to }) => ownerOf(from) !== null && ownerOf(to) !== null)
  return card ? { card: String(card.piece), from: ownerOf(card.from)!, to: ownerOf(card.to)! } : null
}

/** What the dice penalties that a roll has used up took from it. */
function usedUp(moved: Moved[], seat: number): number {
  const used = moved.filter(({ from }) => from === `penalties/${seat}`)
  return used.reduce((sum, { piece, count }) => sum + count * Number(String(piece).split('-')[1]), 0)
}

/** The card seen on top of the heap: the one that came last, as far as it is known. */
export function topOfHeap(now: LuckyHandView, story: Story, last: string | null): string | null {
  const { scene } = story
  const came = scene?.kind === 'max' ? 'max' : scene?.kind === 'bonus' && !scene.won ? scene.card : scene?.kind === 'penalty' ? scene.card : null
  const top = came ?? last
  if (top && now.heap.includes(top)) return top
  return now.heap.find((card) => !now.needed[card]) ?? now.heap[0] ?? null
}
