/** The plain requests. A refusal is thrown with what the server says.
 *
 * The server is asked to tell refusals in answers that succeed: a browser writes every failing one to its console, as if
 * the page had a fault.
 */
import type { Carried, Carry, Home, Made, NewTable, Person, PutAway, LocalizedText, SignedOut } from '../wire.ts'

const REFUSALS = 'X-Refusals'

export class Refused extends Error {
  readonly why: LocalizedText

  constructor(why: LocalizedText) {
    super(why.key)
    this.why = why
  }
}

export async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const asking = { [REFUSALS]: 'told' }
  const send = body === undefined ? { headers: asking } : { method: 'POST', headers: { ...asking, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...send })
  } catch {
    throw new Refused(refusal('page-error-network'))
  }
  const read = (await answer.json().catch(() => null)) as { why?: LocalizedText } | null
  if (!answer.ok || read?.why) throw new Refused(read?.why ?? refusal('page-error-server'))
  return read as Answer
}

function refusal(key: string): LocalizedText {
  return { key, game: null, clause: null, params: {} }
}

export const getHome = () => ask<Home>('/api/home')
export const postMe = (me: Person) => ask<Person>('/api/me', me)
export const postPutAway = (asked: PutAway) => ask<PutAway>('/api/put-away', asked)
export const postTable = (table: NewTable) => ask<Made>('/api/tables', table)
/** Without a key: one for another device; with one: who that player is, and on request becoming them. */
export const postCarry = (carry: Carry) => ask<Carried>('/api/carry', carry)
export const postSignOut = () => ask<SignedOut>('/api/sign-out', {})
