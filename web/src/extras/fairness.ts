/** The luck of a game recomputed: SHA-256, HMAC and whole numbers, and no rule of any game (docs/fairness.md). */
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Drawn, Event, Proof } from '../wire.ts'
import { hashesHere, type Hashes, type Mac } from './hashes.ts'
import { Odds, same, type OddsFault } from './odds.ts'

const SCHEME = 'hmac-sha-256/2'
export const OLD_SCHEME = 'hmac-sha-256/1' // before pledges
const PROOF_FORMAT = 'fiveleaf-proof/1'
const TICKETS = 1n << 64n
const MAX_BROKEN_STARTS = 20

/** A start as a proof tells it; one that was broken off, or that of the game. */
export interface Opened {
  envelope: string
  secret: string
  pledges: readonly (string | null)[]
  revealed: readonly (string | null)[]
}

/** What made the key: `revealed` by seat, or `contributions` in the old scheme. */
export type Seal = { secret: string } & ({ revealed: readonly (string | null)[] } | { contributions: readonly string[] })

export type Fairness = ({ scheme: typeof SCHEME; broken_starts: readonly Opened[] } & Opened) | OldFairness

export interface OldFairness {
  scheme: typeof OLD_SCHEME
  envelope: string
  secret: string
  contributions: readonly string[]
}

/** SHA-256 over the secret and every seat's bytes, each behind its length; none where a seat had no pledge. */
export async function keyOf(seal: Seal, hashes: Hashes = hashesHere()): Promise<Uint8Array<ArrayBuffer>> {
  const shares = 'revealed' in seal ? seal.revealed : seal.contributions
  const parts = [seal.secret, ...shares].map((part) => hexToBytes(part ?? ''))
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

type Fault = OddsFault | 'not-among' | 'not-from-seal' | 'not-as-seen'

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
export async function* check(proof: Proof, seen: readonly (Event | null)[] = [], hashes: Hashes = hashesHere()): AsyncGenerator<Checked> {
  const luck = await Luck.of(fairnessOf(proof), hashes)
  const odds = new Odds(proof.game, proof.names.length)
  for (const drawn of proof.events) yield await checkOne(luck, drawn, odds.fault(drawn), seen[drawn.index])
}

async function checkOne(luck: Luck, drawn: Drawn, fault: OddsFault | null, seen: Event | null | undefined): Promise<Checked> {
  const { outcomes, weights, event } = drawn
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const at = outcomes.findIndex((outcome) => same(outcome, event))
  const found = { drawn, fault, right: null, weight: weights[at] ?? 0, total }
  if (fault === 'weights') return found
  const right = outcomes[await luck.choose(weights)] ?? null
  if (fault) return found
  if (at < 0) return { ...found, fault: 'not-among', right }
  if (!right || !same(right, event)) return { ...found, fault: 'not-from-seal', right }
  return seen && !agrees(seen, event) ? { ...found, fault: 'not-as-seen', right: seen } : found
}

/** Whether an event as a seat saw it is this one; of a hidden card only kind and owner were seen. */
export function agrees(seen: Event, event: Event): boolean {
  if (seen.hidden) return seen.chance === event.chance && seen.seat === event.seat
  return same(seen, event)
}

export function fairnessOf(proof: Proof): Fairness {
  return proof.fairness as unknown as Fairness
}

/** What a file holds: a proof, or a transcript whose weights have to be asked for; anything else is neither. */
export function readFile(content: string): { proof: Proof } | { transcript: Record<string, unknown> } | null {
  let data: unknown
  try {
    data = JSON.parse(content)
  } catch {
    return null
  }
  if (!isRecord(data)) return null
  if (data.format === 'fiveleaf/1') return { transcript: data }
  return isProof(data) ? { proof: data } : null
}

/** Whether a value has the shape of a proof, so that checking it cannot go astray. */
export function isProof(data: unknown): data is Proof {
  if (!isRecord(data) || data.format !== PROOF_FORMAT || typeof data.game !== 'string') return false
  const { fairness, names, events } = data
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return false
  if (!isRecord(fairness) || !isFairness(fairness, names.length)) return false
  return typeof data.envelope === 'string' && Array.isArray(events) && events.every(isDrawn)
}

function isFairness(data: Record<string, unknown>, seats: number): boolean {
  const { contributions, broken_starts } = data
  if (data.scheme === OLD_SCHEME) return isHex(data.secret, 32) && isList(contributions, seats) && contributions.every((part) => isHex(part))
  if (data.scheme !== SCHEME || !Array.isArray(broken_starts) || broken_starts.length > MAX_BROKEN_STARTS) return false
  return [data, ...broken_starts].every((start) => isOpened(start, seats))
}

function isOpened(data: unknown, seats: number): boolean {
  if (!isRecord(data) || typeof data.envelope !== 'string' || !isHex(data.secret, 32)) return false
  return [data.pledges, data.revealed].every((list) => isList(list, seats) && list.every((part) => part === null || isHex(part, 32)))
}

function isList(data: unknown, size: number): data is unknown[] {
  return Array.isArray(data) && data.length === size
}

function isDrawn(data: unknown): boolean {
  if (!isRecord(data) || !Number.isSafeInteger(data.index) || !isRecord(data.event)) return false
  const { outcomes, weights } = data
  return Array.isArray(outcomes) && outcomes.every(isRecord) && Array.isArray(weights) && weights.every((weight) => typeof weight === 'number')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isHex(value: unknown, size?: number): boolean {
  if (typeof value !== 'string' || !/^([0-9a-f]{2})*$/i.test(value)) return false
  return size === undefined ? value.length <= 2048 : value.length === 2 * size
}
