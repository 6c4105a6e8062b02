/** A seat's score in the words of its game. */
import type { T } from '../lib/texts.ts'
import type { View } from '../wire.ts'

/** By the game's message `score`, which may look at plain fields of the view (Lucky Numbers counts clovers, in a tournament points); else in points. */
export function scoreOf(view: View, seat: number, t: T): string {
  const points = view.scores[seat] ?? 0
  if (!t.has('score')) return t('page-points', { points })
  const plain = Object.entries(view).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
  return t('score', { ...Object.fromEntries(plain), points })
}
