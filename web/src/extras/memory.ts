/** What this browser saw and gave before a game's luck was opened, so that it can be compared afterwards. */
import type { Event, TableShown } from '../wire.ts'

const PLACE = 'fiveleaf-sealed'
const MOST_TABLES = 60

export interface Remembered {
  /** The envelope as it was first shown. */
  envelope: string
  /** Events that had happened by then: 0 is before the first card. */
  ply: number
  /** What this browser gave to the luck, by seat. */
  contributions: Record<string, string>
}

type Kept = Record<string, Remembered>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function keep(table: string, remembered: Remembered): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table)
  const newest = [...others.slice(1 - MOST_TABLES), [table, remembered]]
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing cannot compare later; Verify says so.
  }
}

/** Events as this browser was shown them, by table; those of the newest finished game outlive a reload. */
const SEEN = 'fiveleaf-seen'
const logs = new Map<string, Event[]>()

type Shown = Pick<TableShown, 'table' | 'envelope' | 'ply' | 'status' | 'first' | 'events'>

/** Takes in what a table shows. The first envelope is kept, and never another one in its place. */
export function rememberTable({ table, envelope, ply, status, first, events }: Shown): void {
  const log = logs.get(table) ?? []
  logs.set(table, log)
  for (const seen of events) seen.forEach((event, index) => see(log, first + index, event))
  if (status === 'over') keepSeen(table, log)
  if (!envelope || status === 'over' || remembered(table)?.envelope) return
  keep(table, { envelope, ply, contributions: remembered(table)?.contributions ?? {} })
}

/** What was seen once stays: only a card that was hidden may be shown later. */
function see(log: Event[], index: number, event: Event): void {
  if (!log[index] || log[index].hidden) log[index] = event
}

/** The events of a table as they were seen here; with gaps where this browser was not there. */
export function seenEvents(table: string): Event[] {
  const here = logs.get(table)
  if (here) return here
  try {
    const kept = JSON.parse(sessionStorage.getItem(SEEN) ?? '{}') as { table?: string; log?: Event[] }
    return kept.table === table ? (kept.log ?? []) : []
  } catch {
    return []
  }
}

function keepSeen(table: string, log: readonly Event[]): void {
  try {
    sessionStorage.setItem(SEEN, JSON.stringify({ table, log }))
  } catch {
    // Without storage there is less to compare with after a reload.
  }
}

/** What this browser hands in for a seat; call it before or after the table was first shown. */
export function rememberContribution(table: string, seat: number, contribution: string): void {
  const known = remembered(table) ?? { envelope: '', ply: 0, contributions: {} }
  keep(table, { ...known, contributions: { ...known.contributions, [seat]: contribution } })
}

export function remembered(table: string): Remembered | null {
  return kept()[table] ?? null
}

export type Verdict = 'good' | 'bad' | 'unknown'

/** Whether the opened envelope is the one that was shown. */
export function envelopeVerdict(known: Remembered | null, envelope: string): Verdict {
  if (!known?.envelope) return 'unknown'
  return known.envelope === envelope ? 'good' : 'bad'
}

/** Whether what this browser gave is in the luck. */
export function contributionVerdict(known: Remembered | null, contributions: readonly string[]): Verdict {
  const given = Object.entries(known?.contributions ?? {})
  if (!given.length) return 'unknown'
  return given.every(([seat, part]) => contributions[Number(seat)] === part) ? 'good' : 'bad'
}
