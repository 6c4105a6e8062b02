import { beforeEach, describe, expect, it } from 'vitest'
import { hashOf, newBytes } from '../../src/extras/bytes.ts'
import { fairnessOf, type Opened } from '../../src/extras/fairness.ts'
import { changeStart, remembered, rememberTable } from '../../src/extras/memory.ts'
import { Pledging } from '../../src/extras/pledges.ts'
import { seenEvents } from '../../src/extras/seen.ts'
import { Verifying } from '../../src/extras/verifying.svelte.ts'
import type { Event, Proof } from '../../src/wire.ts'
import { honestGame, rolls, Server } from './sealed.ts'

const OTHER = 'ab'.repeat(32)
let server: Server
let browser: Pledging

beforeEach(() => {
  localStorage.clear()
  server = new Server()
  browser = new Pledging()
})

async function verified(proof: Proof, seen: readonly (Event | null)[] = seenEvents(server.table), known = remembered(server.table)): Promise<Verifying> {
  const verifying = await Verifying.of(proof, known, seen)
  await verifying.step(proof.events.length + 1)
  return verifying
}

/** What a proof is found to be, by check; only what is not good. */
async function findings(proof: Proof, seen: readonly (Event | null)[] = server.events, known = remembered(server.table)): Promise<[string, string][]> {
  const { verdicts, verdict } = await verified(proof, seen, known)
  const found = verdicts.filter(({ state }) => state !== 'good')
  expect(verdict).toBe(found.some(({ state }) => state === 'bad') ? 'bad' : found.length ? 'missing' : 'good')
  return found.map(({ state, why }) => [state, why])
}

/** The proof of other luck from what was changed in it: everything that can be made to fit does. */
async function resealed(proof: Proof, change: Partial<Opened>): Promise<Proof> {
  const fairness = { ...(proof.fairness as unknown as Opened), ...change }
  fairness.envelope = hashOf(fairness.secret)
  return { ...proof, envelope: fairness.envelope, fairness: fairness as unknown as Proof['fairness'], events: await rolls(fairness) }
}

const whys = async (proof: Proof, ...more: [(Event | null)[]?]) => (await findings(proof, ...more)).map(([, why]) => why)

describe('a game that was honest', () => {
  it('is good in every check', async () => {
    const { verdicts, verdict } = await verified(await honestGame(server, browser))
    expect(verdicts.map(({ check }) => check)).toEqual(['secret', 'envelope', 'pledges', 'revealed', 'own', 'key', 'broken', 'events'])
    expect(verdict).toBe('good')
  })

  it('is good with two seats at this device', async () => {
    server.yours = [0, 1]
    server.show(browser)
    server.ben = remembered(server.table)!.starts[0]!.own[1]!
    expect(await findings(await honestGame(server, browser))).toEqual([])
  })

  it('is good after a broken start', async () => {
    server.show(browser)
    server.close()
    server.show(browser)
    server.breakOff()
    expect(await findings(await honestGame(server, browser))).toEqual([])
  })

  it('is good for a spectator, who gave nothing', async () => {
    server.yours = []
    const proof = await honestGame(server, browser)
    expect((await verified(proof)).verdicts.map(({ check }) => check)).not.toContain('own')
    expect(await findings(proof)).toEqual([])
  })
})

describe('secret', () => {
  it('is bad when it is not what the envelope held', async () => {
    const proof = await honestGame(server, browser)
    expect(await whys({ ...proof, envelope: OTHER })).toEqual(['secret-bad'])
    expect(await whys({ ...proof, fairness: { ...proof.fairness, envelope: OTHER } })).toEqual(['secret-bad'])
  })
})

describe('envelope', () => {
  it('is bad when another one was shown before', async () => {
    const proof = await resealed(await honestGame(server, browser), { secret: newBytes() })
    expect(await whys(proof, proof.events.map(({ event }) => event))).toEqual(['envelope-bad', 'key-bad'])
  })

  it('is bad when it changed without a broken start', async () => {
    const proof = await honestGame(server, browser)
    rememberTable(server.shown({ envelope: OTHER }))
    expect(await findings(proof)).toEqual([['bad', 'envelope-changed']])
  })

  it('is missing when none was seen, or only after the first event', async () => {
    server.yours = []
    server.close()
    const proof = await server.begin()
    rememberTable(server.shown())
    expect(await findings(proof)).toContainEqual(['missing', 'envelope-late'])
    expect(await findings(proof, server.events, null)).toContainEqual(['missing', 'envelope-unseen'])
  })

  it('is missing, and nothing is wrong, for somebody who left before a broken start', async () => {
    rememberTable(server.shown())
    server.close()
    server.breakOff()
    server.close()
    const proof = await server.begin()
    expect(await findings(proof, server.events)).toEqual([
      ['missing', 'envelope-unseen'],
      ['missing', 'pledges-unseen'],
      ['missing', 'key-unseen'],
    ])
  })
})

describe('pledges', () => {
  it('are bad when another list was shown', async () => {
    const proof = await honestGame(server, browser)
    const swapped = newBytes()
    const told = fairnessOf(proof) as Opened
    const change = { revealed: [told.revealed[0]!, swapped, null], pledges: [told.pledges[0]!, hashOf(swapped), null] }
    const other = await resealed(proof, change)
    expect(await whys(other, other.events.map(({ event }) => event))).toEqual(['pledges-bad', 'key-bad'])
  })

  it('are bad when a bot had one', async () => {
    server.show(browser)
    server.close()
    server.pledges[2] = hashOf(OTHER)
    server.show(browser)
    server.revealed[2] = OTHER
    const proof = await server.begin()
    server.show(browser)
    expect(await findings(proof)).toEqual([['bad', 'pledges-bot']])
  })

  it('are missing when the list was not seen, or only late', async () => {
    server.yours = []
    rememberTable(server.shown())
    server.close()
    const proof = await server.begin()
    expect(await findings(proof)).toContainEqual(['missing', 'pledges-unseen'])
    rememberTable(server.shown())
    expect(await findings(proof)).toEqual([['missing', 'pledges-late']])
  })

  it('are missing when nobody pledged: the server alone made the luck', async () => {
    server.yours = []
    rememberTable(server.shown())
    const proof = await server.begin()
    rememberTable(server.shown())
    expect(await findings(proof)).toEqual([['missing', 'pledges-nobody']])
  })
})

describe('revealed', () => {
  it.each([
    ['other bytes', (told: Opened) => ({ revealed: [told.revealed[0]!, OTHER, null] })],
    ['nothing', (told: Opened) => ({ revealed: [told.revealed[0]!, null, null] })],
    ['bytes of a seat without a pledge', (told: Opened) => ({ revealed: [...told.revealed.slice(0, 2), OTHER] })],
  ])('is bad with %s', async (_, change) => {
    const proof = await honestGame(server, browser)
    const other = await resealed(proof, change(fairnessOf(proof) as Opened))
    expect(await whys(other, other.events.map(({ event }) => event))).toEqual(['revealed-bad', 'key-bad'])
  })
})

describe('own', () => {
  it('is bad when other bytes are in the luck, also in the headline', async () => {
    const proof = await honestGame(server, browser)
    const swapped = newBytes()
    const told = fairnessOf(proof) as Opened
    const other = await resealed(proof, { revealed: [swapped, told.revealed[1]!, null], pledges: [hashOf(swapped), told.pledges[1]!, null] })
    expect(await whys(other, other.events.map(({ event }) => event))).toEqual(['pledges-bad', 'own-bad', 'key-bad'])
  })

  it('is bad when the list never had our pledge', async () => {
    server.show(browser)
    server.close()
    server.pledges[0] = null
    server.show(browser)
    const proof = await server.begin()
    server.show(browser)
    expect(await findings(proof)).toEqual([['bad', 'own-bad']])
  })

  it('is bad when we were said to be silent though we answered', async () => {
    server.show(browser)
    server.close()
    server.show(browser)
    server.breakOff([0])
    expect(await findings(await honestGame(server, browser))).toEqual([['bad', 'own-accused']])
  })

  it('is missing when this browser pledged nothing for its seat', async () => {
    server.close()
    server.pledges[0] = hashOf(OTHER)
    rememberTable(server.shown())
    server.revealed[0] = OTHER
    const proof = await server.begin()
    rememberTable(server.shown())
    expect(await findings(proof)).toEqual([['missing', 'own-none']])
  })

  it('is missing when our bytes were never sent', async () => {
    const proof = await honestGame(server, browser)
    changeStart(server.table, (start) => (start.revealed = []))
    expect(await findings(proof)).toEqual([['missing', 'own-none']])
  })
})

describe('key', () => {
  it('is bad when its hash was another one, and missing when none was seen', async () => {
    server.show(browser)
    server.close()
    server.show(browser)
    const proof = await server.begin()
    expect(await findings(proof)).toEqual([['missing', 'key-unseen']])
    server.keyHash = OTHER
    server.show(browser)
    expect(await findings(proof)).toEqual([['bad', 'key-bad']])
  })
})

describe('broken starts', () => {
  async function afterBrokenStart(): Promise<{ proof: Proof; broken: Opened }> {
    server.show(browser)
    server.close()
    server.show(browser)
    server.breakOff()
    const proof = await honestGame(server, browser)
    return { proof, broken: (proof.fairness.broken_starts as Opened[])[0]! }
  }
  const withStarts = (proof: Proof, broken_starts: Opened[]) => ({ ...proof, fairness: { ...proof.fairness, broken_starts } }) as unknown as Proof

  it('are bad when one is left out, or one more is told', async () => {
    const { proof, broken } = await afterBrokenStart()
    expect(await whys(withStarts(proof, []))).toEqual(['broken-bad'])
    expect(await whys(withStarts(proof, [broken, broken]))).toEqual(['broken-bad'])
  })

  it('are bad with another envelope or other pledges than were shown', async () => {
    const { proof, broken } = await afterBrokenStart()
    const secret = newBytes()
    expect(await whys(withStarts(proof, [{ ...broken, secret, envelope: hashOf(secret) }]))).toEqual(['broken-bad'])
    expect(await whys(withStarts(proof, [{ ...broken, pledges: [broken.pledges[0]!, OTHER, null] }]))).toEqual(['broken-bad'])
  })

  it('are bad when the secret does not fit, the bytes do not fit, or nobody was silent', async () => {
    const { proof, broken } = await afterBrokenStart()
    const told = (change: Partial<Opened>) => findings(withStarts(proof, [{ ...broken, ...change }]), server.events, null)
    const isBad = ['bad', 'broken-bad']
    expect(await told({})).not.toContainEqual(isBad)
    expect(await told({ secret: OTHER })).toContainEqual(isBad)
    expect(await told({ revealed: [OTHER, null, null] })).toContainEqual(isBad)
    expect(await told({ revealed: [broken.revealed[0]!, server.ben, null] })).toContainEqual(isBad)
  })
})

describe('broken starts that nobody here saw', () => {
  it('are missing, or bad by themselves', async () => {
    const proof = await honestGame(server, browser)
    expect(await findings(proof, server.events, null)).toContainEqual(['missing', 'broken-unseen'])
  })
})

describe('events', () => {
  it('are bad when one was changed, and when outcomes were put in another order', async () => {
    const proof = await honestGame(server, browser)
    const [first] = proof.events
    const swapped = [...first!.outcomes].reverse()
    const luck = proof.events.map((drawn, index) => (index ? drawn : { ...drawn, outcomes: swapped, event: swapped[first!.outcomes.indexOf(first!.event)]! }))
    const reordered = { ...proof, events: luck }
    expect(await findings(reordered, luck.map(({ event }) => event))).toEqual([['bad', 'events-bad']])
    expect((await verified(reordered)).fault?.fault).toBe('order')
  })

  it('are bad when they are not what was seen, or some that were seen are left out', async () => {
    const proof = await honestGame(server, browser)
    const [first, ...others] = server.events
    expect(await findings(proof, [{ ...first!, value: 9 }, ...others])).toEqual([['bad', 'events-bad']])
    expect(await findings({ ...proof, events: proof.events.slice(0, 2) })).toEqual([['bad', 'events-left-out']])
  })

  it('are missing when not all were seen', async () => {
    const proof = await honestGame(server, browser)
    expect(await findings(proof, [null, ...server.events.slice(1)])).toEqual([['missing', 'events-unseen']])
  })
})

describe('a seal of the old kind', () => {
  async function oldProof(contributions: string[]): Promise<Proof> {
    const fairness = { scheme: 'hmac-sha-256/1', envelope: hashOf(OTHER), secret: OTHER, contributions }
    return { format: 'fiveleaf-proof/1', game: 'lucky-five', names: ['Ada', 'Ben'], envelope: fairness.envelope, fairness, events: await rolls(fairness) }
  }
  const keep = (contributions: Record<string, string>) =>
    localStorage.setItem('fiveleaf-sealed', JSON.stringify({ [server.table]: { envelope: hashOf(OTHER), ply: 0, contributions } }))

  it('is never more than incomplete', async () => {
    keep({ 0: 'aa' })
    const proof = await oldProof(['aa', 'bb'])
    expect(await findings(proof, proof.events.map(({ event }) => event))).toEqual([['missing', 'old']])
  })

  it('is bad when our contribution was swapped', async () => {
    keep({ 0: 'cc' })
    const proof = await oldProof(['aa', 'bb'])
    expect(await whys(proof, proof.events.map(({ event }) => event))).toEqual(['own-bad', 'old'])
  })
})
