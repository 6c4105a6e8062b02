import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../../src/extras/bytes.ts'
import { remembered } from '../../src/extras/memory.ts'
import { alarmOf, Pledging } from '../../src/extras/pledges.ts'
import { Server } from './sealed.ts'

const OTHER = 'ab'.repeat(32)
const own = (seat = 0) => remembered(server.table)!.starts.at(-1)!.own[seat]!
const alarm = () => alarmOf(remembered(server.table), server.broken)
let server: Server
let browser: Pledging

beforeEach(() => {
  localStorage.clear()
  server = new Server()
  browser = new Pledging()
})

describe('in the lobby', () => {
  it('a browser pledges the hash of 32 random bytes, once', () => {
    const [sent, ...more] = server.show(browser)
    expect(more).toEqual([])
    expect(own()).toMatch(/^[0-9a-f]{64}$/)
    expect(sent).toEqual({ type: 'pledge', table: server.table, seat: 0, pledge: hashOf(own()) })
    expect(server.show(browser)).toEqual([])
  })

  it('each seat at one device has bytes of its own, and a spectator has none', () => {
    server.yours = [0, 1]
    expect(server.show(browser)).toHaveLength(2)
    expect(own(0)).not.toBe(own(1))
    server = new Server()
    server.yours = []
    expect(server.show(browser)).toEqual([])
  })

  it('a pledge that did not arrive is sent again, with the same bytes', () => {
    const sent = server.show(browser)
    server.pledges[0] = null
    expect(server.show(browser, {}, 2)).toEqual(sent)
  })

  it('a reload keeps the bytes', () => {
    server.show(browser)
    const bytes = own()
    expect(server.show(new Pledging())).toEqual([])
    expect(own()).toBe(bytes)
  })

  it('a seat that was left and taken anew has fresh bytes', () => {
    server.show(browser)
    const bytes = own()
    server.yours = []
    server.pledges[0] = null
    server.show(browser)
    server.yours = [0]
    expect(server.show(browser)).toHaveLength(1)
    expect(own()).not.toBe(bytes)
  })

  it('so has one that was left and taken anew while this browser was not told', () => {
    server.show(browser)
    server.show(browser)
    const bytes = own()
    server.pledges[0] = null
    expect(server.show(browser)).toHaveLength(1)
    expect(own()).not.toBe(bytes)
  })

  it('two devices of one player do not fight: each puts its pledge in the place of another once', () => {
    server.show(browser)
    server.pledges[0] = OTHER
    expect(server.show(browser)).toHaveLength(1)
    server.pledges[0] = OTHER
    expect(server.show(browser)).toEqual([])
    expect(server.show(new Pledging())).toHaveLength(1)
  })

  it('a device without bytes of its own pledges though another has, and then leaves it', () => {
    server.pledges[0] = OTHER
    expect(server.show(browser)).toHaveLength(1)
    server.pledges[0] = OTHER
    expect(server.show(browser)).toEqual([])
  })
})

describe('at the start', () => {
  it('a browser reveals its bytes, and remembers that', () => {
    server.show(browser)
    server.close()
    expect(server.show(browser)).toEqual([{ type: 'reveal', table: server.table, seat: 0, revealed: own() }])
    expect(remembered(server.table)!.starts.at(-1)!.revealed).toEqual([0])
    expect(server.show(browser)).toEqual([])
    expect(alarm()).toBeNull()
  })

  it('it reveals again after a reconnection, and after a reload', () => {
    server.show(browser)
    server.close()
    const sent = server.show(browser)
    expect(server.show(browser, {}, 2)).toEqual(sent)
    expect(server.show(new Pledging())).toEqual(sent)
  })

  it('it does not reveal when the envelope is another one, and says so', () => {
    server.show(browser)
    server.close()
    expect(server.show(browser, { envelope: OTHER })).toEqual([])
    expect(remembered(server.table)!.starts.at(-1)!.revealed).toEqual([])
    expect(alarm()).toBe('changed')
  })

  it.each([null, OTHER])('it does not reveal when the list has %s in the place of its pledge, and says so', (pledge) => {
    server.show(browser)
    server.close()
    server.pledges[0] = pledge
    expect(server.show(browser)).toEqual([])
    expect(alarm()).toBe('left-out')
  })

  it('it does not reveal when a second list is shown', () => {
    server.show(browser)
    server.close()
    const first = server.shown().seal.pledges!
    server.show(new Pledging(), { pledges: [first[0]!, OTHER, null] })
    expect(server.show(browser)).toEqual([])
    expect(alarm()).toBe('changed')
  })

  it('a browser that pledged nothing has nothing to reveal, and is calm', () => {
    server.close()
    server.pledges[0] = OTHER
    expect(server.show(browser)).toEqual([])
    expect(alarm()).toBeNull()
  })
})

describe('after a broken start', () => {
  it('everybody pledges anew, with fresh bytes, and reveals these', () => {
    server.show(browser)
    server.close()
    server.show(browser)
    const bytes = own()
    server.breakOff()
    expect(server.show(browser)).toHaveLength(1)
    expect(own()).not.toBe(bytes)
    server.close()
    expect(server.show(browser)).toEqual([{ type: 'reveal', table: server.table, seat: 0, revealed: own() }])
    expect(alarm()).toBeNull()
  })

  it('a browser that answered and is said to be silent says so', () => {
    server.show(browser)
    server.close()
    server.show(browser)
    server.breakOff([0])
    server.show(browser)
    expect(alarm()).toBe('accused')
  })

  it('one that did not answer says nothing', () => {
    server.show(browser)
    server.close()
    server.breakOff([0])
    server.show(browser)
    expect(alarm()).toBeNull()
  })

  it('a rematch is another table and begins anew', () => {
    server.show(browser)
    server.breakOff()
    const bytes = own()
    server = new Server()
    expect(server.show(browser)).toHaveLength(1)
    expect(remembered(server.table)!.starts).toHaveLength(1)
    expect(own()).not.toBe(bytes)
  })
})
