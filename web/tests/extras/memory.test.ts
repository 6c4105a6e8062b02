import { beforeEach, describe, expect, it, vi } from 'vitest'
import { receipt, remembered, rememberTable } from '../../src/extras/memory.ts'
import { Pledging } from '../../src/extras/pledges.ts'
import { seenEvents } from '../../src/extras/seen.ts'
import { honestGame, Server } from './sealed.ts'

const OTHER = 'ab'.repeat(32)
const known = () => remembered(server.table)!
const last = () => known().starts.at(-1)!
let server: Server
let browser: Pledging

beforeEach(() => {
  localStorage.clear()
  server = new Server()
  browser = new Pledging()
})

describe('what the browser remembers of a seal', () => {
  it('keeps the first envelope, never a later one, and remembers that there was another', () => {
    rememberTable(server.shown())
    const first = last().envelope
    expect(known().changed).toBe(false)
    rememberTable(server.shown({ envelope: OTHER }))
    expect(last().envelope).toBe(first)
    expect(known()).toMatchObject({ changed: true, ply: 0 })
    rememberTable(server.shown())
    expect(known().changed).toBe(true)
  })

  it('begins a new start when the old one was broken off and its secret opened', () => {
    rememberTable(server.shown())
    server.breakOff()
    rememberTable(server.shown())
    expect(known().starts.map(({ envelope }) => envelope)).toEqual([server.broken[0]!.envelope, server.shown().seal.envelope])
    expect(known().changed).toBe(false)
  })

  it('finds a broken start whose secret is not what its envelope held', () => {
    rememberTable(server.shown())
    server.breakOff()
    server.broken[0]!.secret = OTHER
    rememberTable(server.shown())
    expect(known().changed).toBe(true)
  })

  it('finds that a broken start is told no more', () => {
    rememberTable(server.shown())
    server.breakOff()
    rememberTable(server.shown())
    rememberTable(server.shown({ broken: [] }))
    expect(known().changed).toBe(true)
  })

  it('keeps up with starts that were broken off while it was away, and with those before it came', () => {
    rememberTable(server.shown())
    for (let count = 0; count < 2; count++) server.breakOff()
    rememberTable(server.shown())
    expect(known().starts).toHaveLength(3)
    expect(known().starts.map(({ pledges }) => pledges)).toEqual([...server.broken.map(({ pledges }) => pledges), null])
    expect(known().changed).toBe(false)
    localStorage.clear()
    rememberTable(server.shown())
    expect(known().starts.map(({ envelope }) => envelope)).toEqual([...server.broken.map(({ envelope }) => envelope), server.shown().seal.envelope])
  })

  it('knows how many events had happened when the envelope was first seen', async () => {
    await server.begin()
    rememberTable(server.shown())
    expect(known().ply).toBe(3)
    server = new Server()
    rememberTable(server.shown())
    await server.begin()
    rememberTable(server.shown())
    expect(known().ply).toBe(0)
  })

  it('keeps the list of pledges as it was closed, with its own seats, and finds another one', () => {
    rememberTable(server.shown())
    expect(last().pledges).toBeNull()
    server.close()
    rememberTable(server.shown())
    const closed = server.shown().seal.pledges
    expect(last()).toMatchObject({ pledges: closed })
    expect(last().late).toBeUndefined()
    expect(known()).toMatchObject({ seats: [0], changed: false, bot_pledge: false })
    rememberTable(server.shown({ pledges: [null, OTHER, null] }))
    expect(last().pledges).toEqual(closed)
    expect(known().changed).toBe(true)
  })

  it('marks a list that it saw only in the running game', async () => {
    rememberTable(server.shown())
    server.close()
    await server.begin()
    rememberTable(server.shown())
    expect(last()).toMatchObject({ late: true, pledges: server.pledges })
  })

  it('remembers that a bot had a pledge at the start, but not of one that took over a seat later', async () => {
    server.close()
    rememberTable(server.shown())
    server.seats = [...server.seats.slice(0, 1), server.seats[2]!, server.seats[2]!]
    await server.begin()
    rememberTable(server.shown())
    expect(known().bot_pledge).toBe(false)
    server = new Server()
    server.close()
    server.pledges[2] = OTHER
    rememberTable(server.shown())
    expect(known().bot_pledge).toBe(true)
  })

  it('keeps the first hash of the key', async () => {
    await honestGame(server, browser)
    expect(known().key_hash).toBe(server.keyHash)
    rememberTable(server.shown({ key_hash: OTHER }))
    expect(known().key_hash).toBe(server.keyHash)
  })

  it('learns nothing of a table that it first sees when it is over', async () => {
    await server.begin()
    server.status = 'over'
    rememberTable(server.shown())
    expect(remembered(server.table)).toBeNull()
    expect(seenEvents(server.table)).toEqual([])
  })

  it('learns nothing about the seal any more when the game is over', async () => {
    rememberTable(server.shown())
    await server.begin()
    server.status = 'over'
    rememberTable(server.shown())
    expect(known().key_hash).toBeNull()
    expect(last().pledges).toBeNull()
  })

  it('reads what pages before pledges kept', () => {
    localStorage.setItem('fiveleaf-sealed', JSON.stringify({ [server.table]: { envelope: OTHER, ply: 0, contributions: { 1: 'ff' } } }))
    expect(known()).toMatchObject({ seats: [1], starts: [{ envelope: OTHER, own: { 1: 'ff' }, pledges: null }] })
  })

  it('forgets the oldest tables, and survives a broken store', () => {
    for (let index = 0; index < 70; index++) rememberTable({ ...server.shown(), table: `t${index}` })
    expect(remembered('t0')).toBeNull()
    expect(remembered('t69')).not.toBeNull()
    localStorage.setItem('fiveleaf-sealed', 'no json')
    expect(remembered('t69')).toBeNull()
  })

  it('saves a file that says all of it', async () => {
    await honestGame(server, browser)
    const file = JSON.parse(JSON.stringify(receipt(server.table, known(), seenEvents(server.table))))
    const start = { envelope: server.shown().seal.envelope, pledges: server.pledges, own: { 0: server.revealed[0] }, revealed: [0] }
    const more = { ply: 0, seats: [0], changed: false, bot_pledge: false, key_hash: server.keyHash, events: server.events }
    expect(file).toEqual({ format: 'fiveleaf-seen/1', table: server.table, starts: [start], ...more })
  })
})

describe('the events as they were seen', () => {
  const bell = { chance: 'deal', seat: 0, card: 'bell' }
  const hidden = { chance: 'deal', seat: 0, hidden: true }

  it('stay, whatever is told later; only a hidden card may be shown', () => {
    rememberTable({ ...server.shown(), table: 'b', first: 1, events: [[hidden], [bell]] })
    rememberTable({ ...server.shown(), table: 'b', first: 1, events: [[{ ...bell, card: 'seven' }]] })
    expect(seenEvents('b')).toEqual([null, bell])
    expect(seenEvents('unknown')).toEqual([])
  })

  it('outlive a reload', async () => {
    rememberTable({ ...server.shown(), table: 'c', events: [[bell]] })
    vi.resetModules()
    const reloaded = await import('../../src/extras/seen.ts')
    expect(reloaded.seenEvents('c')).toEqual([bell])
    expect(reloaded.seenEvents('d')).toEqual([])
  })

  it('are kept of the newest tables, so that there is room', async () => {
    for (let index = 0; index < 20; index++) rememberTable({ ...server.shown(), table: `e${index}`, events: [[bell]] })
    vi.resetModules()
    const reloaded = await import('../../src/extras/seen.ts')
    expect(reloaded.seenEvents('e19')).toEqual([bell])
    expect(reloaded.seenEvents('e0')).toEqual([])
  })
})
