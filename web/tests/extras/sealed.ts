/** Tables as a server shows them before their game, and proofs of what was played there. */
import { newBytes, hashOf } from '../../src/extras/bytes.ts'
import { keyOf, Luck, type Opened } from '../../src/extras/fairness.ts'
import { rememberTable, type Shown } from '../../src/extras/memory.ts'
import { Pledging } from '../../src/extras/pledges.ts'
import type { BrokenShown, Drawn, Event, FromPage, Proof, Sealed, SeatShown } from '../../src/wire.ts'

let tables = 0
const person: SeatShown = { kind: 'person', name: 'Ada', animal: 'fox', bot: null, away: false, stand_in: false, left: null, reading: false }
const bot: SeatShown = { ...person, kind: 'bot', name: 'Bruno', bot: 'simple' }

/** A server with a table of two people and a bot; this browser's seats are `yours`. */
export class Server {
  readonly table = `t${tables++}`
  secret = newBytes()
  pledges: (string | null)[] = [null, null, null]
  revealed: (string | null)[] = [null, null, null]
  broken: BrokenShown[] = []
  seats = [person, { ...person, name: 'Ben' }, bot]
  yours = [0]
  status: Shown['status'] = 'lobby'
  events: Event[] = []
  keyHash: string | null = null
  ben = newBytes()

  shown(change: Partial<Sealed> = {}): Shown {
    const { status, seats, yours, events } = this
    const seal: Sealed = {
      scheme: 'hmac-sha-256/2',
      envelope: hashOf(this.secret),
      pledges: [...this.pledges],
      waiting: [],
      key_hash: this.keyHash,
      broken: [...this.broken],
      ...change,
    }
    return { table: this.table, ply: events.length, status, first: 0, events: [[...events]], seats, yours: [...yours], seal }
  }

  /** What a browser sends when it is shown the table as it is; its pledges and bytes are taken. */
  show(browser: Pledging, change: Partial<Sealed> = {}, connection = 1): FromPage[] {
    const shown = this.shown(change)
    rememberTable(shown)
    const sent = browser.messages(shown, connection)
    for (const message of sent) {
      if (message.type === 'pledge') this.pledges[message.seat] = message.pledge
      if (message.type === 'reveal') this.revealed[message.seat] = message.revealed
    }
    return sent
  }

  /** The seats are closed. */
  close(): void {
    this.pledges[1] = hashOf(this.ben)
    this.status = 'starting'
  }

  /** A pledge was not answered: all is opened, and the lobby is open again. */
  breakOff(missing = [1]): void {
    const revealed = this.revealed.map((bytes, seat) => (missing.includes(seat) ? null : bytes))
    this.broken.push({ envelope: hashOf(this.secret), secret: this.secret, pledges: this.pledges, revealed, missing })
    this.secret = newBytes()
    this.pledges = [null, null, null]
    this.revealed = [null, null, null]
    this.status = 'lobby'
  }

  /** The game begins with three rolls. */
  async begin(): Promise<Proof> {
    if (this.pledges[1]) this.revealed[1] = this.ben
    const opened: Opened = { envelope: hashOf(this.secret), secret: this.secret, pledges: this.pledges, revealed: this.revealed }
    const broken_starts = this.broken.map(({ missing: _, ...start }) => start)
    const fairness = { scheme: 'hmac-sha-256/2', ...opened, broken_starts }
    const drawn = await rolls(opened)
    this.events = drawn.map(({ event }) => event)
    this.keyHash = hashOf(hex(await keyOf(opened)))
    this.status = 'running'
    return { format: 'fiveleaf-proof/1', game: 'lucky-five', names: ['Ada', 'Ben', 'Bruno'], envelope: opened.envelope, fairness, events: drawn }
  }
}

/** Three dice as a seal brings them. */
export async function rolls(seal: Parameters<typeof Luck.of>[0]): Promise<Drawn[]> {
  const luck = await Luck.of(seal)
  const drawn: Drawn[] = []
  for (const [index, die] of ['red', 'orange', 'yellow'].entries()) {
    const outcomes = [1, 2, 3, 4, 5, 6].map((value) => ({ chance: 'roll', die, value }))
    drawn.push({ index, outcomes, weights: Array(6).fill(1), event: outcomes[await luck.choose(Array(6).fill(1))]! })
  }
  return drawn
}

export const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A whole game, honest on all sides, as far as its first picture; this browser saw all of it. */
export async function honestGame(server = new Server(), browser = new Pledging()): Promise<Proof> {
  server.show(browser)
  server.close()
  server.show(browser)
  const proof = await server.begin()
  server.show(browser)
  return proof
}
