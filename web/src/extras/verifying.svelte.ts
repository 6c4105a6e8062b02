/** One check of one proof, event by event, so that it can be watched. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { moves } from '../table/motion.ts'
import type { Event, Proof } from '../wire.ts'
import { check, type Checked, fairnessOf, keyOf } from './fairness.ts'
import type { Remembered } from './memory.ts'
import { verdictsOf, worst, type State, type Verdict } from './verdicts.ts'

const PICTURES = 110 // about two seconds

export class Verifying {
  found = $state.raw<Checked[]>([])
  readonly proof: Proof
  /** What this browser remembers of the table, if it is that of the proof. */
  readonly known: Remembered | null
  /** The events as this browser saw them. */
  readonly seen: readonly (Event | null)[]
  /** Of all chance events, in hexadecimal. */
  readonly key: string
  /** How many events this browser saw happen. */
  readonly witnessed: number
  /** What came of all checks but that of the events. */
  readonly #verdicts: Verdict[]
  /** Whether the proof leaves out luck that was seen at the table. */
  readonly #isCut: boolean
  readonly #steps: AsyncGenerator<Checked>

  private constructor(proof: Proof, key: string, known: Remembered | null, seen: readonly (Event | null)[]) {
    this.proof = proof
    this.known = known
    this.seen = seen
    this.key = key
    this.witnessed = proof.events.filter(({ index }) => seen[index]).length
    const listed = new Set(proof.events.map(({ index }) => index))
    this.#isCut = seen.some((event, index) => event?.chance && !listed.has(index))
    this.#verdicts = verdictsOf(proof, key, known)
    this.#steps = check(proof, seen)
  }

  static async of(proof: Proof, known: Remembered | null = null, seen: readonly (Event | null)[] = []): Promise<Verifying> {
    return new Verifying(proof, bytesToHex(await keyOf(fairnessOf(proof))), known, seen)
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

  /** What came of every check; that of the events comes last, when it is decided. */
  get verdicts(): Verdict[] {
    const events = this.#events
    return events ? [...this.#verdicts, events] : this.#verdicts
  }

  get #events(): Verdict | null {
    if (this.fault) return { check: 'events', state: 'bad', why: 'events-bad' }
    if (this.#isCut) return { check: 'events', state: 'bad', why: 'events-left-out' }
    if (!this.done) return null
    const isSeen = this.witnessed === this.count
    return { check: 'events', state: isSeen ? 'good' : 'missing', why: isSeen ? 'events-good' : 'events-unseen' }
  }

  /** The headline; null while it is being checked. */
  get verdict(): State | null {
    const found = worst(this.verdicts)
    return this.done || found === 'bad' ? found : null
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
