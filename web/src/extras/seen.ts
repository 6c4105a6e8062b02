/** The events of the newest tables as this browser was shown them; they outlive a reload. */
import type { Event } from '../wire.ts'

const LIST = 'fiveleaf-seen' // the tables, newest last
const PLACE = 'fiveleaf-seen:' // before a table's id: its events
const MAX_TABLES = 12

type Log = (Event | null)[]
const logs = new Map<string, Log>()

/** Takes in events from `first` on, as each viewer of this browser sees them. */
export function rememberEvents(table: string, first: number, events: readonly (readonly Event[])[]): void {
  const log = seenEvents(table)
  logs.set(table, log)
  let isNew = false
  for (const seen of events) seen.forEach((event, index) => (isNew = see(log, first + index, event) || isNew))
  if (isNew) keep(table, log)
}

/** What was seen once stays: only a card that was hidden may be shown later. */
function see(log: Log, index: number, event: Event): boolean {
  const known = log[index]
  if (known && !(known.hidden && !event.hidden)) return false
  while (log.length < index) log.push(null)
  log[index] = event
  return true
}

/** The events of a table as they were seen here; null where this browser was not there. */
export function seenEvents(table: string): Log {
  return logs.get(table) ?? (read(PLACE + table) as Log)
}

function keep(table: string, log: Log): void {
  const tables = [...(read(LIST) as string[]).filter((other) => other !== table), table]
  const newest = tables.slice(-MAX_TABLES)
  for (const old of tables) if (!newest.includes(old)) localStorage.removeItem(PLACE + old)
  try {
    localStorage.setItem(LIST, JSON.stringify(newest))
    localStorage.setItem(PLACE + table, JSON.stringify(log))
  } catch {
    // Without room there is less to compare with after a reload.
  }
}

function read(place: string): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
