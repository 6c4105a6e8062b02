/** The sentence that always says who has to do what. */
import type { T } from '../lib/texts.ts'
import type { Question, LocalizedText, View } from '../wire.ts'

interface Moment {
  view: View
  seat: number | null
  question: Question | null
  /** Our answer is on its way. */
  sending: boolean
  /** It has to wait for a connection. */
  offline?: boolean
  /** Several people of this device play: the asked one is named. */
  several: boolean
}

export function lineOf({ view, seat, question, sending, offline = false, several }: Moment, t: T): string {
  if (view.ending !== null) return ending(view, seat, t)
  if (sending) return t(offline ? 'page-sending-later' : 'page-sending')
  if (question) return several ? t('page-asked-by-name', { name: t.seat(question.seat), question: asked(question.ask, t) }) : asked(question.ask, t)
  const others = view.asked.filter((other) => other !== seat).map((other) => t.seat(other))
  if (!others.length) return t('page-wait')
  return t('page-waiting-for', { names: t.list(others), count: others.length })
}

/** A question; in a few words where the board shows what it is about. */
function asked(ask: LocalizedText, t: T): string {
  const short = `page-${ask.key}`
  return t.has(short) ? t(short) : t.localized(ask)
}

function ending(view: View, seat: number | null, t: T): string {
  const winners = view.winners ?? []
  const names = t.list(winners.map((winner) => t.seat(winner)))
  if (winners.length === 1 && winners[0] === seat) return t('page-you-win')
  return t('page-winners', { names, count: winners.length })
}
