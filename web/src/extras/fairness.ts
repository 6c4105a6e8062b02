/** The luck of a game recomputed: SHA-256, HMAC and whole numbers, and no rule of any game (docs/fairness.md). */
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Drawn, Event, Proof } from '../wire.ts'
import { hashesHere, type Hashes, type Mac } from './hashes.ts'

export const SCHEME = 'hmac-sha-256/1'
export const PROOF_FORMAT = 'fiveleaf-proof/1'
const TICKETS = 1n << 64n

export interface Seal {
  secret: string
  contributions: readonly string[]
}

/** The hash that is shown before the first card. */
export async function envelopeOf(secret: string, hashes: Hashes = hashesHere()): Promise<string> {
  return bytesToHex(await hashes.sha256(hexToBytes(secret)))
}

/** SHA-256 over the secret and every contribution, each behind its length. */
export async function keyOf({ secret, contributions }: Seal, hashes: Hashes = hashesHere()): Promise<Uint8Array<ArrayBuffer>> {
  const parts = [secret, ...contributions].map(hexToBytes)
  return hashes.sha256(concatBytes(...parts.flatMap((part) => [bigEndian(part.length, 4), part])))
}

function bigEndian(value: number, size: 4 | 8): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(size))
  if (size === 4) view.setUint32(0, value)
  else view.setBigUint64(0, BigInt(value))
  return new Uint8Array(view.buffer)
}

/** The stream of words that a seal gives, and the choices made from it. */
export class Luck {
  counter = 0
  readonly #mac: Mac

  private constructor(mac: Mac) {
    this.#mac = mac
  }

  static async of(seal: Seal, hashes: Hashes = hashesHere()): Promise<Luck> {
    return new Luck(await hashes.mac(await keyOf(seal, hashes)))
  }

  /** The next 64 bits. */
  async word(): Promise<bigint> {
    const block = await this.#mac(bigEndian(this.counter++, 8))
    return new DataView(block.buffer, block.byteOffset, 8).getBigUint64(0)
  }

  /** A number below the total; words that would favour the low ones are thrown away. */
  async ticket(total: bigint): Promise<bigint> {
    const limit = TICKETS - (TICKETS % total)
    let word = await this.word()
    while (word >= limit) word = await this.word()
    return word % total
  }

  /** The outcome on whose stretch the next ticket falls. */
  async choose(weights: readonly (number | bigint)[]): Promise<number> {
    const stretches = weights.map(BigInt)
    let ticket = await this.ticket(stretches.reduce((sum, weight) => sum + weight, 0n))
    return stretches.findIndex((weight) => {
      if (ticket < weight) return true
      ticket -= weight
      return false
    })
  }
}

export type Fault = 'shape' | 'weights' | 'not-among' | 'not-from-seal' | 'not-as-seen'

/** What came of checking one event; no fault is a tick. */
export interface Checked {
  drawn: Drawn
  fault: Fault | null
  /** What the seal says should have come, where it says something else. */
  right: Event | null
  /** The ticket's chances: weight of the outcome and of all. */
  weight: number
  total: number
}

/** Checks the events one by one, in order; what was seen at the table is compared where it is known. */
export async function* check(proof: Proof, seen: readonly Event[] = [], hashes: Hashes = hashesHere()): AsyncGenerator<Checked> {
  const luck = await Luck.of(sealOf(proof), hashes)
  for (const drawn of proof.events) yield await checkOne(luck, drawn, seen[drawn.index])
}

async function checkOne(luck: Luck, drawn: Drawn, seen: Event | undefined): Promise<Checked> {
  const { outcomes, weights, event } = drawn
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const at = outcomes.findIndex((outcome) => same(outcome, event))
  const found = { drawn, fault: null, right: null, weight: weights[at] ?? 0, total }
  if (!plausible(drawn)) return { ...found, fault: 'weights' }
  const right = outcomes[await luck.choose(weights)] ?? null
  if (at < 0) return { ...found, fault: 'not-among', right }
  if (!right || !same(right, event)) return { ...found, fault: 'not-from-seal', right }
  return seen && !agrees(seen, event) ? { ...found, fault: 'not-as-seen', right: seen } : found
}

/** What can be said of weights without knowing a rule: whole, positive, one for each outcome, no outcome twice. */
export function plausible({ outcomes, weights, event }: Drawn): boolean {
  const whole = weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)
  const kinds = outcomes.every((outcome) => outcome.chance === event.chance)
  const distinct = new Set(outcomes.map(text)).size === outcomes.length
  return whole && kinds && distinct && outcomes.length === weights.length && outcomes.length > 0
}

/** Whether an event as a seat saw it is this one; of a hidden card only kind and owner were seen. */
export function agrees(seen: Event, event: Event): boolean {
  if (seen.hidden) return seen.chance === event.chance && seen.seat === event.seat
  return same(seen, event)
}

function same(one: Event, other: Event): boolean {
  return text(one) === text(other)
}

function text(event: Event): string {
  return JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function sealOf(proof: Proof): Seal {
  return proof.fairness as unknown as Seal
}

/** What a file holds: a proof, or a transcript whose weights have to be asked for; anything else is neither. */
export function readFile(content: string): { proof: Proof } | { transcript: Record<string, unknown> } | null {
  let told: unknown
  try {
    told = JSON.parse(content)
  } catch {
    return null
  }
  if (!isRecord(told)) return null
  if (told.format === 'fiveleaf/1') return { transcript: told }
  return isProof(told) ? { proof: told } : null
}

/** Whether a value has the shape of a proof, so that checking it cannot go astray. */
export function isProof(told: unknown): told is Proof {
  if (!isRecord(told) || told.format !== PROOF_FORMAT || typeof told.game !== 'string') return false
  const { fairness, names, events } = told
  if (!isRecord(fairness) || fairness.scheme !== SCHEME || !isHex(fairness.secret, 32)) return false
  if (!Array.isArray(fairness.contributions) || !fairness.contributions.every((part) => isHex(part))) return false
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return false
  return typeof told.envelope === 'string' && Array.isArray(events) && events.every(isDrawn)
}

function isDrawn(told: unknown): boolean {
  if (!isRecord(told) || !Number.isSafeInteger(told.index) || !isRecord(told.event)) return false
  const { outcomes, weights } = told
  return Array.isArray(outcomes) && outcomes.every(isRecord) && Array.isArray(weights) && weights.every((weight) => typeof weight === 'number')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHex(value: unknown, size?: number): boolean {
  if (typeof value !== 'string' || !/^([0-9a-f]{2})*$/i.test(value)) return false
  return size === undefined ? value.length <= 2048 : value.length === 2 * size
}
