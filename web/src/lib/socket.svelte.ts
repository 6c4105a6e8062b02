/** The connection: comes back by itself, and loses no decision.
 *
 * A decision stays in `unanswered` (and in the tab's storage, so that a reload keeps it) until the server has said
 * `taken` or refused it; after every reconnection it is sent again with the same id, which the server counts once.
 */
import type { Decide, FromPage, Move, ToPage } from '../wire.ts'

const PLACE = 'fiveleaf-unanswered'
const FIRST_WAIT = 400 // ms
const LONGEST_WAIT = 12_000
const HEARTBEAT = 15_000
const ANSWER_TIMEOUT = 7_000 // for an answer to a ping or a decision
const OUTBOX_LIMIT = 30
const TRY_AGAIN = 1013 // the server's code for having no room
const FULL_TRIES = 5 // tries after which the wait is the longest
const SIGNED_OUT = 4401 // how the server closes the connection of somebody who was signed out on another device

type Receive = (message: ToPage) => void

export class Connection {
  /** Whether messages flow now. */
  online = $state(false)
  /** Whether the connection was lost after it had stood. */
  lost = $state(false)
  /** Which connection this is: grows with every new one. */
  number = 0
  /** Decisions that the server has not answered yet. */
  unanswered = $state.raw<Decide[]>([])

  /** Called when this device is nobody's any more. */
  onSignedOut: () => void = () => {}

  #socket: WebSocket | null = null
  #watches = new Map<string, () => FromPage>()
  #outbox: FromPage[] = []
  #tries = 0
  #hasReceived = false // something came on this connection
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #overdue: ReturnType<typeof setTimeout> | undefined
  readonly #receive: Receive
  readonly #open: () => WebSocket

  constructor(receive: Receive, open: () => WebSocket = openSocket) {
    this.#receive = receive
    this.#open = open
    this.unanswered = remembered()
  }

  start(): void {
    if (this.#socket) return
    clearTimeout(this.#retry)
    const socket = this.#open()
    this.#socket = socket
    socket.onopen = () => this.#opened()
    socket.onmessage = (event) => this.#received(String(event.data))
    socket.onclose = (event) => this.#closed(socket, event.code)
  }

  /** A new connection, as somebody else: after the cookie has changed. */
  restart(): void {
    this.#drop()
    this.start()
  }

  /** Tries at once, without waiting for its turn: the network is back, or the reader asks for it. */
  hurry(): void {
    this.#tries = 0
    if (this.#socket) this.#ping()
    else this.start()
  }

  /** The network is gone, as the browser says: not worth waiting for a silence. */
  suspect(): void {
    this.#giveUp()
  }

  /** Watches a table; `message` is made anew for every connection, so that it says what is known by then. */
  watch(table: string, message: () => FromPage): void {
    this.#watches.set(table, message)
    if (this.online) this.#put(message())
  }

  unwatch(table: string): void {
    if (this.#watches.delete(table) && this.online) this.#put({ type: 'unwatch', table })
  }

  /** Sends now, or as soon as there is a connection again. */
  send(message: FromPage): void {
    if (this.online) this.#put(message)
    else this.#outbox = [...this.#outbox.slice(1 - OUTBOX_LIMIT), message]
  }

  /** A seat's move; it is kept until it is answered. */
  decide(table: string, seat: number, move: Move, ply: number | null = null): string {
    const decision: Decide = { type: 'decide', table, seat, id: newId(), move, ply }
    this.#keep([...this.unanswered, decision])
    if (this.online) {
      this.#put(decision)
      this.#expect()
    }
    return decision.id
  }

  #opened(): void {
    this.#tries = 0
    this.#hasReceived = false
    this.number++
    this.online = true
    this.lost = false
    for (const message of this.#watches.values()) this.#put(message())
    for (const decision of this.unanswered) this.#put(decision)
    for (const message of this.#outbox.splice(0)) this.#put(message)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#ping(), HEARTBEAT)
  }

  #received(text: string): void {
    clearTimeout(this.#overdue)
    this.#hasReceived = true
    const message = JSON.parse(text) as ToPage
    if ((message.type === 'taken' || message.type === 'refused') && message.id) {
      this.#keep(this.unanswered.filter((decision) => decision.id !== message.id))
    }
    this.#receive(message)
  }

  #closed(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return
    const stood = this.online
    this.#drop()
    if (code === TRY_AGAIN && !this.#hasReceived) this.#tries = FULL_TRIES // a full house is not asked again at once
    if (code === SIGNED_OUT) {
      this.#keep([])
      this.onSignedOut()
      this.start()
      return
    }
    this.lost ||= stood
    this.#retryLater()
  }

  #retryLater(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random())
    if (this.#tries > 2) this.lost = true
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.start(), wait)
  }

  #ping(): void {
    if (!this.online) return
    this.#put({ type: 'ping', sent: Date.now() })
    this.#expect()
  }

  /** Something has to come back in good time. */
  #expect(): void {
    clearTimeout(this.#overdue)
    this.#overdue = setTimeout(() => this.#giveUp(), ANSWER_TIMEOUT)
  }

  /** A connection that no longer answers: closed here and now, since the browser may take minutes to notice. */
  #giveUp(): void {
    const silent = this.#socket
    if (!silent) return
    const stood = this.online
    this.#drop()
    this.lost ||= stood
    this.#retryLater()
  }

  /** Ends the connection; nothing of it is handled any more. */
  #drop(): void {
    const old = this.#socket
    this.#socket = null
    this.online = false
    clearInterval(this.#beat)
    clearTimeout(this.#overdue)
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  /** A teardown may still believe in a connection that was just replaced: nothing is put on one that does not stand. */
  #put(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #keep(decisions: Decide[]): void {
    this.unanswered = decisions
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(decisions))
    } catch {
      // Without storage a reload forgets it; a lost connection does not.
    }
  }
}

function openSocket(): WebSocket {
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
}

function remembered(): Decide[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '[]') as Decide[]
  } catch {
    return []
  }
}

/** 128 random bits; `crypto.randomUUID` is missing where a phone opens the page without https. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
