import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import vectors from '../../../docs/fairness-vectors.json'
import { hashOf } from '../../src/extras/bytes.ts'
import { agrees, check, type Checked, isProof, keyOf, Luck, readFile, type Seal } from '../../src/extras/fairness.ts'
import { browsersOwn, OURS } from '../../src/extras/hashes.ts'
import type { Proof } from '../../src/wire.ts'
import { hex, honestGame, rolls } from './sealed.ts'

const BOTH = [
  ['the browser’s own hashes', browsersOwn(webcrypto.subtle as SubtleCrypto)],
  ['ours', OURS],
] as const

describe.each(BOTH)('the test vectors of docs/fairness-vectors.json, with %s', (_, hashes) => {
  it.each(vectors.vectors.map((vector) => [vector.secret.slice(0, 8), vector] as const))('%s…', async (_, vector) => {
    expect(hashOf(vector.secret)).toBe(vector.envelope)
    const seal: Seal = vector // with `contributions`, or with `revealed`
    expect(hex(await keyOf(seal, hashes))).toBe(vector.key)
    const words = await Luck.of(seal, hashes)
    for (const word of vector.words) expect((await words.word()).toString(16).padStart(16, '0')).toBe(word)
    const luck = await Luck.of(seal, hashes)
    for (const choice of vector.choices) {
      expect(await luck.choose(choice.weights.map(BigInt))).toBe(choice.outcome)
      expect(luck.counter).toBe(choice.counter_after)
    }
  })

  it('throws words away where the total does not divide evenly', async () => {
    const luck = await Luck.of(vectors.rejections, hashes)
    for (const { total, ticket, counter_after } of vectors.rejections.tickets) {
      expect(await luck.ticket(BigInt(total))).toBe(BigInt(ticket))
      expect(luck.counter).toBe(counter_after)
    }
  })
})

const SECRET = vectors.vectors[1]!.secret

/** A proof of three rolls, as its own luck brings them. */
async function threeRolls(): Promise<Proof> {
  const fairness = { scheme: 'hmac-sha-256/1', envelope: hashOf(SECRET), secret: SECRET, contributions: ['616e6e61', '62656e'] }
  return { format: 'fiveleaf-proof/1', game: 'lucky-five', names: ['Ada', 'Ben'], envelope: fairness.envelope, fairness, events: await rolls(fairness) }
}

async function checked(proof: Proof, seen?: Parameters<typeof check>[1]): Promise<Checked[]> {
  const found: Checked[] = []
  for await (const one of check(proof, seen)) found.push(one)
  return found
}

const faults = async (proof: Proof, seen?: Parameters<typeof check>[1]) => (await checked(proof, seen)).map(({ fault }) => fault)

describe('checking a proof', () => {
  it('ticks every event of an honest one', async () => {
    expect(await faults(await threeRolls())).toEqual([null, null, null])
  })

  it('names the event that another outcome was put into, and what should have come', async () => {
    const proof = await threeRolls()
    const honest = proof.events[1]!.event
    proof.events[1]!.event = proof.events[1]!.outcomes.find((outcome) => outcome !== honest)!
    const [first, second, third] = await checked(proof)
    expect([first!.fault, second!.fault, third!.fault]).toEqual([null, 'not-from-seal', null])
    expect(second!.right).toEqual(honest)
  })

  it('finds another secret, or another contribution, behind the events', async () => {
    const secret = await threeRolls()
    secret.fairness.secret = '11'.repeat(32)
    const contribution = await threeRolls()
    contribution.fairness.contributions = ['616e6e61', '62656f']
    expect((await faults(secret)).some(Boolean)).toBe(true)
    expect((await faults(contribution)).some(Boolean)).toBe(true)
  })

  it('does not believe weights that cannot be', async () => {
    for (const weights of [[1.5, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1], [1, 1], [-1, 1, 1, 1, 1, 1]]) {
      const proof = await threeRolls()
      proof.events[0]!.weights = weights
      expect((await faults(proof))[0]).toBe('weights')
    }
  })

  it('says when what happened could not happen at all', async () => {
    const proof = await threeRolls()
    proof.events[2]!.event = { chance: 'roll', die: 'yellow', value: 7 }
    expect((await faults(proof))[2]).toBe('not-among')
  })

  it('compares with what was seen at the table', async () => {
    const proof = await threeRolls()
    const seen = proof.events.map(({ event }) => ({ ...event }))
    expect(await faults(proof, seen)).toEqual([null, null, null])
    seen[1]!.value = ((seen[1]!.value as number) % 6) + 1
    expect(await faults(proof, seen)).toEqual([null, 'not-as-seen', null])
  })

  it('knows of a hidden card only whose it is', async () => {
    const event = { chance: 'draw', seat: 1, card: 'bell' }
    expect(agrees({ chance: 'draw', seat: 1, hidden: true }, event)).toBe(true)
    expect(agrees({ chance: 'draw', seat: 0, hidden: true }, event)).toBe(false)
  })
})

describe('reading a file', () => {
  it('tells proofs, transcripts and other things apart', async () => {
    expect(readFile(JSON.stringify(await threeRolls()))).toHaveProperty('proof')
    expect(readFile('{"format": "fiveleaf/1", "events": []}')).toHaveProperty('transcript')
    for (const other of ['', '[]', 'null', '{"format": "pdf"}', '<html>']) expect(readFile(other)).toBeNull()
  })

  it('accepts no proof with a part missing or broken', async () => {
    const whole = await threeRolls()
    expect(isProof(whole)).toBe(true)
    for (const key of Object.keys(whole)) expect(isProof({ ...whole, [key]: undefined })).toBe(false)
    expect(isProof({ ...whole, fairness: { ...whole.fairness, secret: 'zz' } })).toBe(false)
    expect(isProof({ ...whole, fairness: { ...whole.fairness, scheme: 'trust-me' } })).toBe(false)
    expect(isProof({ ...whole, fairness: { ...whole.fairness, contributions: ['aa'] } })).toBe(false)
    expect(isProof({ ...whole, events: [{ index: 0 }] })).toBe(false)
  })

  it('accepts no seal of scheme 2 with a part missing or broken', async () => {
    const whole = await honestGame()
    expect(isProof(whole)).toBe(true)
    const { fairness } = whole
    for (const key of Object.keys(fairness)) expect(isProof({ ...whole, fairness: { ...fairness, [key]: undefined } })).toBe(false)
    const broken = { secret: SECRET, envelope: '', pledges: [null, null, null], revealed: [null, null, null] }
    const withStarts = (broken_starts: unknown[]) => isProof({ ...whole, fairness: { ...fairness, broken_starts } })
    expect(withStarts([broken])).toBe(true)
    expect(withStarts(Array(21).fill(broken))).toBe(false)
    expect(withStarts([{ ...broken, pledges: [null] }])).toBe(false)
    expect(withStarts([{ ...broken, revealed: ['aa', null, null] }])).toBe(false)
  })
})
