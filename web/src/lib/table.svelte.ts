/** One table as this browser knows it: the newest message, the events of each viewer, and the times that run. */
import type { Alarm } from '../extras/pledges.ts'
import type { RunningWindow } from '../games/contract.ts'
import type { Step } from '../table/scenes.ts'
import type { Advised, Event, LocalizedText, SeatView, Spoken, TableShown } from '../wire.ts'

const BUBBLE_TIME = 4500 // ms
const LISTED = 5 // moves of a bot that are reported

/** The id of our questions to the coach, which its refusals bear. */
export const COACH = 'coach'

/** The key of a spectator's events. */
const NOBODY = -1

export class TableState {
  shown = $state.raw<TableShown | null>(null)
  windows = $state.raw<RunningWindow[]>([])
  /** Events that came with the newest message, by seat, with their effects. */
  fresh = $state.raw<Record<number, Step[]>>({})
  /** All of them, by seat, as that seat may know them. */
  logs = $state.raw<Record<number, Step[]>>({})
  /** The phrases of seats, for a while. */
  bubbles = $state<Record<number, string>>({})
  /** Grows with every phrase that comes. */
  phrases = $state(0)
  /** Why the table is not shown, if it cannot be. */
  trouble = $state.raw<LocalizedText | null>(null)
  /** What is wrong with the seal of the luck. */
  alarm = $state.raw<Alarm | null>(null)
  /** The alarm that the player has seen. */
  seenAlarm: Alarm | null = null
  /** The game begins at once: there is no lobby to be shown, unless the start fails. */
  beginning = $state(false)
  /** The connection on which the start was sent. */
  startedOn: number | null = null
  /** Grows with every refusal at this table. */
  refusals = $state(0)
  /** The coach's last advice to one of our seats. */
  advised = $state.raw<Advised | null>(null)
  /** Why the coach gave no advice; a new one for every refusal. */
  unadvised = $state.raw<LocalizedText | null>(null)

  #reportedUpTo = 0

  /** Events that are known to all viewers: what a new connection need not send again. */
  get known(): number {
    const logs = Object.values(this.logs)
    return logs.length ? Math.min(...logs.map((log) => log.length)) : 0
  }

  /** Takes a message in. False when events are missing in between, so that all have to be asked for again. */
  take(message: TableShown, now = performance.now()): boolean {
    const [logs, fresh]: [Record<number, Step[]>, Record<number, Step[]>] = [{}, {}]
    for (const [index, { seat }] of message.views.entries()) {
      const known = this.logs[seat ?? NOBODY]
      if (message.first > (known?.length ?? 0)) return this.#forget()
      const steps = (message.events[index] ?? []).map((event, at) => ({ event, effects: message.effects[index]?.[at] ?? [] }))
      logs[seat ?? NOBODY] = [...(known ?? []).slice(0, message.first), ...steps]
      fresh[seat ?? NOBODY] = known ? steps.slice(known.length - message.first) : []
    }
    this.logs = logs
    this.fresh = fresh
    this.windows = message.windows.map((window) => ({ ...window, ends: now + window.left }))
    this.shown = message
    this.trouble = null
    if (!['lobby', 'starting'].includes(message.status) || message.seal.broken.length) this.beginning = false
    return true
  }

  #forget(): false {
    this.logs = {}
    return false
  }

  /** What a bot has played for our seats since the last report: the newest moves. */
  playedForUs({ yours, played_since, ply }: TableShown): Event[] {
    const reported = this.#reportedUpTo
    this.#reportedUpTo = ply
    return yours.flatMap((seat, index) => {
      const since = played_since[index] ?? null
      if (since === null) return []
      const own = this.log(seat).slice(Math.max(since, reported)).map(({ event }) => event)
      return own.filter((event) => event.seat === seat && event.move !== undefined).slice(-LISTED)
    })
  }

  receivePhrase({ seat, phrase }: Spoken): void {
    this.phrases++
    this.bubbles[seat] = phrase
    setTimeout(() => {
      if (this.bubbles[seat] === phrase) delete this.bubbles[seat]
    }, BUBBLE_TIME)
  }

  advise(message: Advised): void {
    this.advised = message
    this.unadvised = null
  }

  log(seat: number | null): Step[] {
    return this.logs[seat ?? NOBODY] ?? []
  }

  /** What the newest message has brought for this viewer. */
  news(seat: number | null): Step[] {
    return this.fresh[seat ?? NOBODY] ?? []
  }

  view(seat: number | null): SeatView | undefined {
    return this.shown?.views.find((view) => view.seat === seat)
  }
}

/** Whose view the device shows: the seat that it shows now, unless another of its seats is asked and that one is not. */
export function nextViewer(shown: TableShown, viewer: number | null): number | null {
  const [first] = shown.yours
  if (first === undefined) return null
  const current = viewer !== null && shown.yours.includes(viewer) ? viewer : first
  const asked = shown.views.filter((view) => view.question).map((view) => view.seat)
  if (!asked.length || asked.includes(current)) return current
  return asked[0] ?? current
}
