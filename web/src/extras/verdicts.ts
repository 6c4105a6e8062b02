/** A proof compared with what this browser saw and gave: one verdict for each check (docs/fairness.md has the table). */
import type { Proof } from '../wire.ts'
import { hashOf } from './bytes.ts'
import { fairnessOf, OLD_SCHEME, type Fairness, type OldFairness, type Opened } from './fairness.ts'
import { isSame, type Remembered, type Start } from './memory.ts'

export type State = 'good' | 'bad' | 'missing'

export interface Verdict {
  check: 'secret' | 'envelope' | 'pledges' | 'revealed' | 'own' | 'key' | 'broken' | 'events' | 'old'
  state: State
  /** The message `page-verify-<why>` says it. */
  why: string
}

type New = Exclude<Fairness, OldFairness>

/** Good only if everything is; what is missing is not good either. */
export function worst(verdicts: readonly Verdict[]): State {
  const states = verdicts.map(({ state }) => state)
  return states.includes('bad') ? 'bad' : states.includes('missing') ? 'missing' : 'good'
}

/** All checks but that of the events; `key` in hexadecimal. */
export function verdictsOf(proof: Proof, key: string, known: Remembered | null): Verdict[] {
  const opened = fairnessOf(proof)
  const start = startSeen(opened, known)
  const found = [secretVerdict(opened, proof.envelope), envelopeVerdict(opened, known, start)]
  if (opened.scheme === OLD_SCHEME) return [...found, ...ownContribution(opened, known, start), { check: 'old', state: 'missing', why: 'old' }]
  return [
    ...found,
    pledgesVerdict(opened, known, start),
    is('revealed', areAnswered(opened) && silentSeats(opened).length === 0),
    ...ownVerdict(opened, known, start),
    keyVerdict(key, known),
    brokenVerdict(opened, known, start),
  ]
}

function is(check: Verdict['check'], isGood: boolean): Verdict {
  return { check, state: isGood ? 'good' : 'bad', why: `${check}-${isGood ? 'good' : 'bad'}` }
}

function missing(check: Verdict['check'], why: string): Verdict {
  return { check, state: 'missing', why: `${check}-${why}` }
}

function bad(check: Verdict['check'], why: string): Verdict {
  return { check, state: 'bad', why: `${check}-${why}` }
}

/** The start of the game, if it was seen here; who was gone by then saw only starts that were broken off. */
function startSeen(opened: Fairness, known: Remembered | null): Start | null {
  const broken = opened.scheme === OLD_SCHEME ? 0 : opened.broken_starts.length
  if (!known || (known.key_hash === null && known.starts.length <= broken)) return null
  return known.starts.at(-1) ?? null
}

function secretVerdict({ secret, envelope }: Fairness, proofs: string): Verdict {
  const right = hashOf(secret)
  return is('secret', [envelope, proofs].every((one) => one.toLowerCase() === right))
}

function envelopeVerdict({ secret }: Fairness, known: Remembered | null, start: Start | null): Verdict {
  if (known?.changed) return bad('envelope', 'changed')
  if (!start) return missing('envelope', 'unseen')
  if (start.envelope !== hashOf(secret)) return is('envelope', false)
  return known?.ply ? missing('envelope', 'late') : is('envelope', true)
}

function pledgesVerdict({ pledges }: New, known: Remembered | null, start: Start | null): Verdict {
  if (known?.bot_pledge) return bad('pledges', 'bot')
  if (start?.pledges && !isSame(start.pledges, pledges)) return is('pledges', false)
  if (pledges.every((pledge) => pledge === null)) return missing('pledges', 'nobody')
  if (!start?.pledges) return missing('pledges', 'unseen')
  return start.late ? missing('pledges', 'late') : is('pledges', true)
}

/** Every seat that revealed bytes had pledged just these. */
function areAnswered({ pledges, revealed }: Opened): boolean {
  return revealed.every((bytes, seat) => bytes === null || hashOf(bytes) === pledges[seat])
}

/** The seats that pledged and revealed nothing. */
function silentSeats({ pledges, revealed }: Opened): number[] {
  return pledges.flatMap((pledge, seat) => (pledge !== null && revealed[seat] === null ? [seat] : []))
}

/** Not asked of those who had no seat. */
function ownVerdict(opened: New, known: Remembered | null, start: Start | null): Verdict[] {
  if (opened.broken_starts.some((broken, index) => isAccused(broken, known?.starts[index]))) return [bad('own', 'accused')]
  if (!known || !start || !known.seats.length) return []
  if (Object.entries(start.own).some(([seat, bytes]) => opened.revealed[Number(seat)] !== bytes)) return [is('own', false)]
  const isGiven = known.seats.every((seat) => start.revealed.includes(seat))
  return [isGiven ? is('own', true) : missing('own', 'none')]
}

/** Whether one of our seats is said to have been silent though its bytes were sent. */
function isAccused(broken: Opened, start: Start | undefined): boolean {
  return silentSeats(broken).some((seat) => start?.revealed.includes(seat))
}

function ownContribution({ contributions }: OldFairness, known: Remembered | null, start: Start | null): Verdict[] {
  if (!start || !known?.seats.length) return []
  return [is('own', Object.entries(start.own).every(([seat, bytes]) => contributions[Number(seat)] === bytes))]
}

function keyVerdict(key: string, known: Remembered | null): Verdict {
  return known?.key_hash ? is('key', hashOf(key) === known.key_hash) : missing('key', 'unseen')
}

/** Broken starts are those that were shown, each opened, and each broken off because somebody was silent. */
function brokenVerdict({ broken_starts: opened }: New, known: Remembered | null, start: Start | null): Verdict {
  const shown = start ? known!.starts.slice(0, -1) : (known?.starts ?? [])
  const areAll = !start || shown.length === opened.length
  const areShown = shown.every(({ envelope, pledges }, index) => {
    const broken = opened[index]
    return broken && broken.envelope === envelope && (!pledges || isSame(pledges, broken.pledges))
  })
  const areOpened = opened.every((broken) => hashOf(broken.secret) === broken.envelope && areAnswered(broken) && silentSeats(broken).length > 0)
  return areOpened && !known ? missing('broken', 'unseen') : is('broken', areAll && areShown && areOpened)
}
