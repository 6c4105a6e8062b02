import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection } from '../src/lib/socket.svelte.ts'
import type { FromPage, ToPage } from '../src/wire.ts'

/** A wire whose other end the test holds. */
class Wire {
  static all: Wire[] = []
  readyState = 0
  sent: FromPage[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Wire.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  send(text: string) {
    if (this.readyState !== 1) throw new Error('still connecting')
    this.sent.push(JSON.parse(text) as FromPage)
  }
  close() {
    this.onclose?.({ code: 1005 })
  }
  say(message: ToPage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function connect(receive: (message: ToPage) => void = () => undefined): Connection {
  const connection = new Connection(receive, () => new Wire() as unknown as WebSocket)
  connection.start()
  Wire.all.at(-1)!.open()
  return connection
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  Wire.all = []
})
afterEach(() => vi.useRealTimers())

test('a decision that was not answered is sent again with the same id', () => {
  const connection = connect()
  const id = connection.decide('t', 0, { move: 'draw' }, 7)
  Wire.all[0]!.onclose!({ code: 1006 })
  expect(connection.online).toBe(false)
  expect(connection.lost).toBe(true)
  vi.advanceTimersByTime(1000)
  Wire.all[1]!.open()
  expect(Wire.all[1]!.sent).toEqual([{ type: 'decide', table: 't', seat: 0, id, move: { move: 'draw' }, ply: 7 }])
  expect(connection.lost).toBe(false)
})

test('a decision that was taken is not sent again', () => {
  const connection = connect()
  const id = connection.decide('t', 0, { move: 'draw' })
  Wire.all[0]!.say({ type: 'taken', table: 't', id })
  expect(connection.unanswered).toEqual([])
  Wire.all[0]!.onclose!({ code: 1006 })
  vi.advanceTimersByTime(1000)
  Wire.all[1]!.open()
  expect(Wire.all[1]!.sent).toEqual([])
})

test('a decision survives a reload', () => {
  const id = connect().decide('t', 0, { move: 'draw' })
  expect(connect().unanswered.map((decision) => decision.id)).toEqual([id])
})

test('tables are watched again, with what is known by then', () => {
  const connection = connect()
  let known = 3
  connection.watch('t', () => ({ type: 'watch', table: 't', after: known }))
  known = 8
  Wire.all[0]!.onclose!({ code: 1006 })
  vi.advanceTimersByTime(1000)
  Wire.all[1]!.open()
  expect(Wire.all[1]!.sent).toEqual([{ type: 'watch', table: 't', after: 8 }])
})

test('what is said without a connection waits for it', () => {
  const connection = new Connection(() => undefined, () => new Wire() as unknown as WebSocket)
  connection.start()
  connection.send({ type: 'rematch', table: 't' })
  expect(Wire.all[0]!.sent).toEqual([])
  Wire.all[0]!.open()
  expect(Wire.all[0]!.sent).toEqual([{ type: 'rematch', table: 't' }])
})

test('after the cookie has changed nothing is sent before the new connection stands', () => {
  const connection = connect()
  connection.restart()
  connection.send({ type: 'rematch', table: 't' })
  expect(Wire.all[1]!.sent).toEqual([])
  Wire.all[1]!.open()
  expect(Wire.all[1]!.sent).toEqual([{ type: 'rematch', table: 't' }])
})

test('a connection that no longer answers is given up and made anew', () => {
  connect()
  vi.advanceTimersByTime(15_000)
  expect(Wire.all[0]!.sent.at(-1)?.type).toBe('ping')
  vi.advanceTimersByTime(7_000 + 1_000)
  expect(Wire.all.length).toBe(2)
})

test('waiting grows, but not for ever', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const connection = new Connection(() => undefined, () => new Wire() as unknown as WebSocket)
  connection.start()
  for (let tries = 0; tries < 12; tries++) {
    Wire.all.at(-1)!.onclose!({ code: 1006 })
    vi.advanceTimersByTime(12_000)
    expect(Wire.all.length).toBe(tries + 2)
  }
  vi.restoreAllMocks()
})

test('a full house is not asked again at once; one that hangs up later is', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connect()
  Wire.all[0]!.onclose!({ code: 1013 })
  vi.advanceTimersByTime(11_000)
  expect(Wire.all.length).toBe(1)
  vi.advanceTimersByTime(1_500)
  Wire.all[1]!.open()
  Wire.all[1]!.onmessage!({ data: '{"type":"pong","sent":1}' })
  Wire.all[1]!.onclose!({ code: 1013 })
  vi.advanceTimersByTime(500)
  expect(Wire.all.length).toBe(3)
  vi.restoreAllMocks()
})

test('somebody who was signed out comes back at once as nobody, without what they had decided', () => {
  const connection = connect()
  const signedOut = vi.fn()
  connection.onSignedOut = signedOut
  connection.decide('t', 0, { move: 'draw' })
  Wire.all[0]!.onclose!({ code: 4401 })
  expect(signedOut).toHaveBeenCalledOnce()
  expect(connection.lost).toBe(false)
  Wire.all[1]!.open()
  expect(Wire.all[1]!.sent).toEqual([])
})
