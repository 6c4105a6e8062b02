import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isProof } from '../../src/extras/fairness.ts'
import type { Remembered } from '../../src/extras/memory.ts'
import type { State } from '../../src/extras/verdicts.ts'
import { Verifying } from '../../src/extras/verifying.svelte.ts'
import type { Event, Proof } from '../../src/wire.ts'

interface Case {
  name: string
  verdict: State
  /** The check that finds it; `luck` is every chance event recomputed. */
  by: string
  proof: Proof
  seen: (Remembered & { events: Event[] }) | null
}

/** Written by `python -m tests.cheating`, whose server cheats in every way that docs/fairness.md tells of. */
const CASES = JSON.parse(readFileSync('fixtures/cheating.json', 'utf-8')) as Case[]

it.each(CASES.map((told) => [told.verdict, told.name, told] as const))('finds %s: %s', async (_, __, { verdict, by, proof, seen }) => {
  expect(isProof(proof)).toBe(true)
  const verifying = await Verifying.of(proof, seen, seen?.events ?? [])
  await verifying.step(proof.events.length + 1)
  expect(verifying.verdict).toBe(verdict)
  const checks = verifying.verdicts.filter(({ state }) => state === verdict).map(({ check }) => check as string)
  if (proof.fairness.scheme === 'hmac-sha-256/1') expect(checks).toContain('old')
  else if (by) expect(checks).toContain(by === 'luck' ? 'events' : by)
})
