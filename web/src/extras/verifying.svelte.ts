/** One check of one proof, event by event, so that it can be watched. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { moves } from '../table/motion.ts'
import type { Event, Proof } from '../wire.ts'
import { check, envelopeOf, type Checked, keyOf, sealOf } from './fairness.ts'
import { contributionVerdict, envelopeVerdict, type Remembered, type Verdict } from './memory.ts'

const PICTURES = 110 // about two seconds

export class Verifying {
  found = $state.raw<Checked[]>([])
  readonly proof: Proof
  /** Whether the secret is what the envelope held. */
  readonly envelope: Verdict
  /** Whether the envelope is the one that this browser was shown. */
  readonly shown: Verdict
  /** Whether this browser's own part is in it. */
  readonly own: Verdict
  /** How many events this browser saw happen. */
  readonly witnessed: number
  /** Of all chance events, in hexadecimal. */
  readonly key: string
  readonly #steps: AsyncGenerator<Checked>

  private constructor(proof: Proof, right: string, key: string, known: Remembered | null, seen: readonly Event[]) {
    this.proof = proof
    this.key = key
    this.envelope = right === proof.envelope.toLowerCase() ? 'good' : 'bad'
    this.shown = envelopeVerdict(known, right)
    this.own = contributionVerdict(known, sealOf(proof).contributions)
    this.witnessed = proof.events.filter(({ index }) => seen[index]).length
    this.#steps = check(proof, seen)
  }

  static async of(proof: Proof, known: Remembered | null = null, seen: readonly Event[] = []): Promise<Verifying> {
    const seal = sealOf(proof)
    return new Verifying(proof, await envelopeOf(seal.secret), bytesToHex(await keyOf(seal)), known, seen)
  }

  get count(): number {
    return this.proof.events.length
  }

  get done(): boolean {
    return this.found.length === this.count
  }

  get fault(): Checked | null {
    return this.found.find((checked) => checked.fault) ?? null
  }

  get faults(): number {
    return this.found.filter((checked) => checked.fault).length
  }

  /** Every event follows from the envelope that was shown; null while it is being checked. A contribution that is missing
   * may have come too late, so it is told but decides nothing. */
  get good(): boolean | null {
    if (this.fault || [this.envelope, this.shown].includes('bad')) return false
    return this.done ? true : null
  }

  /** Checks the next so many events. */
  async step(count: number): Promise<void> {
    const more: Checked[] = []
    for (let next = await this.#steps.next(); !next.done; next = await this.#steps.next()) {
      more.push(next.value)
      if (more.length === count) break
    }
    this.found = [...this.found, ...more]
  }

  /** Checks all, a few for each picture of the screen; the function that comes back stops it. */
  run(): () => void {
    const each = moves() ? Math.ceil(this.count / PICTURES) : this.count
    let stopped = false
    const go = async () => {
      await this.step(Math.max(1, each))
      if (!this.done && !stopped) requestAnimationFrame(() => void go())
    }
    void go()
    return () => (stopped = true)
  }
}
