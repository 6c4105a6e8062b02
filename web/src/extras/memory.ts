/** What this browser saw of a game's luck before it was opened, so that it can be compared afterwards. */
import type { Event, Sealed, TableShown } from '../wire.ts'
import { hashOf } from './bytes.ts'
import { rememberEvents } from './seen.ts'

const PLACE = 'fiveleaf-sealed'
const MAX_TABLES = 60

type Pledges = readonly (string | null)[]

/** One start of a game as it was shown; all but the last were broken off. */
export interface Start {
  /** The envelope as it was first shown. */
  envelope: string
  /** The closed list of pledges, by seat, as it was first shown; null until then. */
  pledges: Pledges | null
  /** The list was first seen when the game ran already. */
  late?: boolean
  /** The bytes that this browser drew, by seat. */
  own: Record<string, string>
  /** The seats whose bytes were sent. */
  revealed: number[]
}

export interface Remembered {
  /** Events that had happened when the newest envelope was first seen: 0 is before the first card. */
  ply: number
  /** This browser's seats when the list was closed. */
  seats: number[]
  starts: Start[]
  /** The envelope or the closed list changed though no start was broken off. */
  changed: boolean
  /** The closed list had a pledge for a bot. */
  bot_pledge: boolean
  /** The hash of the key as it was first shown. */
  key_hash: string | null
}

export type Shown = Pick<TableShown, 'table' | 'ply' | 'status' | 'first' | 'events' | 'seats' | 'yours' | 'seal'>

/** Takes in what a table shows. Once a game is over nothing is learned any more but its last events. */
export function rememberTable(shown: Shown): void {
  const known = remembered(shown.table)
  if (shown.status !== 'over') {
    const before = JSON.stringify(known)
    const after = observed(known, shown)
    if (JSON.stringify(after) !== before) keep(shown.table, after)
  }
  if (known || shown.status !== 'over') rememberEvents(shown.table, shown.first, shown.events)
}

/** What is known of a table after it was shown once more. */
function observed(known: Remembered | null, shown: Shown): Remembered {
  const seen = known ?? { ply: 0, seats: [], starts: [], changed: false, bot_pledge: false, key_hash: null }
  const start = startOf(seen, shown.seal, shown.ply)
  if (start.envelope !== shown.seal.envelope) seen.changed = true
  if (shown.status !== 'lobby') closeList(seen, start, shown)
  seen.key_hash ??= shown.seal.key_hash
  return seen
}

/** The start that is shown; a new one begins only when the one before was broken off, and its secret opened. */
function startOf(seen: Remembered, { broken, envelope }: Sealed, ply: number): Start {
  const { starts } = seen
  broken.forEach((opened, index) => {
    if (index < starts.length - 1) return // it was told before
    const start = (starts[index] ??= newStart(opened.envelope))
    if (hashOf(opened.secret) !== start.envelope) seen.changed = true
    start.pledges ??= opened.pledges
  })
  if (starts.length > broken.length + 1) seen.changed = true // one of them is told no more
  if (starts.length === broken.length) {
    starts.push(newStart(envelope))
    seen.ply = ply
  }
  return starts.at(-1)!
}

function newStart(envelope: string): Start {
  return { envelope, pledges: null, own: {}, revealed: [] }
}

/** The list of pledges is closed: the first one that is shown is kept. */
function closeList(seen: Remembered, start: Start, { seal, status, seats, yours }: Shown): void {
  const { pledges } = seal
  if (!pledges) return
  if (start.pledges) {
    if (!isSame(start.pledges, pledges)) seen.changed = true
    return
  }
  start.pledges = pledges
  seen.seats = yours
  if (status === 'starting') seen.bot_pledge ||= seats.some(({ kind }, seat) => kind !== 'person' && pledges[seat] != null)
  else start.late = true // a seat that was left since then is a bot's by now
}

export function isSame(one: Pledges | null, other: Pledges | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

// ── what is kept ─────────────────────────────────────────────────────────────────────────────────

/** How pages before pledges kept it; `contributions` is what they gave, by seat. */
interface Old {
  envelope: string
  ply: number
  contributions: Record<string, string>
}

type Stored = Record<string, Remembered | Old>

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Stored
  } catch {
    return {}
  }
}

function keep(table: string, remembered: Remembered): void {
  const others = Object.entries(stored()).filter(([id]) => id !== table)
  const newest = [...others.slice(1 - MAX_TABLES), [table, remembered]]
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A browser that keeps nothing cannot compare later; Verify says so.
  }
}

export function remembered(table: string): Remembered | null {
  const found = stored()[table]
  if (!found || 'starts' in found) return found ?? null
  const given = Object.keys(found.contributions).map(Number)
  const start = { envelope: found.envelope, pledges: null, own: found.contributions, revealed: given }
  return { ply: found.ply, seats: given, starts: found.envelope ? [start] : [], changed: false, bot_pledge: false, key_hash: null }
}

/** Changes what is kept of the newest start of a table. */
export function changeStart(table: string, change: (start: Start) => void): void {
  const known = remembered(table)
  const start = known?.starts.at(-1)
  if (!known || !start) return
  change(start)
  keep(table, known)
}

// ── what is saved as a file ──────────────────────────────────────────────────────────────────────

/** What this browser saw, as `fiveleaf verify --seen` reads it (docs/fairness.md). */
export function receipt(table: string, known: Remembered, events: readonly (Event | null)[]): object {
  return { format: 'fiveleaf-seen/1', table, ...known, events }
}
