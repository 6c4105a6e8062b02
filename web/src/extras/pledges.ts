/** What this browser adds to the luck: bytes for each of its seats, promised in the lobby and revealed at the start. */
import type { BrokenShown, FromPage, Pledge, Reveal, TableShown } from '../wire.ts'
import { hashOf, newBytes } from './bytes.ts'
import { changeStart, isSame, remembered, type Remembered } from './memory.ts'

type Shown = Pick<TableShown, 'table' | 'status' | 'yours' | 'seal'>

/** One load of the page. */
export class Pledging {
  #listed = new Set<string>() // places where the list had our pledge
  #contested = new Set<string>() // places where we put ours in the place of another's
  #sent = new Set<string>() // reveals on the present connection
  #connection = -1

  /** What is to be sent now that a table is shown and remembered; `connection` is the number of the present one. */
  messages(shown: Shown, connection: number): FromPage[] {
    if (connection !== this.#connection) this.#sent.clear()
    this.#connection = connection
    if (shown.status === 'lobby') {
      forgetOthers(shown)
      return shown.yours.flatMap((seat) => this.#pledge(shown, seat) ?? [])
    }
    return shown.status === 'starting' ? shown.yours.flatMap((seat) => this.#reveal(shown, seat) ?? []) : []
  }

  /** The hash of our bytes, unless it stands in the list; fresh bytes for a seat that was left and taken anew. */
  #pledge({ table, seal }: Shown, seat: number): Pledge | null {
    const place = placeOf(table, seal.broken.length, seat)
    const listed = seal.pledges?.[seat] ?? null
    const own = remembered(table)?.starts.at(-1)?.own[seat]
    if (own && listed === hashOf(own)) {
      this.#listed.add(place)
      return null
    }
    if (listed !== null && this.#contested.has(place)) return null // another device of this player: the last one wins
    if (listed !== null) this.#contested.add(place)
    const wasLeft = listed === null && this.#listed.delete(place)
    const bytes = own && !wasLeft ? own : newBytes()
    changeStart(table, (start) => (start.own[seat] = bytes))
    return { type: 'pledge', table, seat, pledge: hashOf(bytes) }
  }

  /** Our bytes, if the closed list has their pledge and nothing has changed; once for each connection. */
  #reveal({ table, seal }: Shown, seat: number): Reveal | null {
    const place = placeOf(table, seal.broken.length, seat)
    const start = remembered(table)?.starts.at(-1)
    const bytes = start?.own[seat]
    if (!start || !bytes || this.#sent.has(place)) return null
    if (seal.envelope !== start.envelope || !isSame(seal.pledges, start.pledges)) return null
    if (start.pledges?.[seat] !== hashOf(bytes)) return null
    this.#sent.add(place)
    changeStart(table, (start) => (start.revealed = [...new Set([...start.revealed, seat])]))
    return { type: 'reveal', table, seat, revealed: bytes }
  }
}

function placeOf(table: string, start: number, seat: number): string {
  return `${table} ${start} ${seat}`
}

/** Bytes for a seat that is not ours any more are of no use. */
function forgetOthers({ table, yours }: Shown): void {
  const own = Object.keys(remembered(table)?.starts.at(-1)?.own ?? {})
  const left = own.filter((seat) => !yours.includes(Number(seat)))
  if (left.length) changeStart(table, (start) => left.forEach((seat) => delete start.own[seat]))
}

/** What a player has to know at once: the seal was changed, we are said to be silent though we answered, or our
 * promise is not in the closed list. */
export type Alarm = 'changed' | 'accused' | 'left-out'

export function alarmOf(known: Remembered | null, broken: readonly BrokenShown[]): Alarm | null {
  if (!known) return null
  if (known.changed) return 'changed'
  if (broken.some(({ missing }, index) => known.starts[index]?.revealed.some((seat) => missing.includes(seat)))) return 'accused'
  const start = known.starts.at(-1)
  const isListed = ([seat, bytes]: [string, string]) => start?.pledges?.[Number(seat)] === hashOf(bytes)
  return start?.pledges && !Object.entries(start.own).every(isListed) ? 'left-out' : null
}
