/** Lucky Jack in words: the piles, and what is known of every hand. */
import type { T } from '../../lib/texts.ts'
import { counted, labelled, lines, type Describe } from '../describe.ts'
import { groups, type Seen } from './symbols.ts'

const describe: Describe<'lucky-jack'> = (view, t) => ({
  table: lines(
    t('table-hand', { hand: Math.min(view.announcers.length + 1, view.hands), hands: view.hands }),
    labelled(t('table-discard'), view.top === null ? t('table-empty') : t.piece('card', view.top)),
    labelled(t('table-stock'), t('table-cards', { count: view.left })),
    view.held !== null && labelled(t('table-drawn'), t.piece('card', view.held)),
  ),
  seats: view.hand_sizes.map((size, seat) => lines(t('table-cards', { count: size }), ownCards(view, seat, t), knownCards(view, seat, t))),
})

function ownCards(view: Seen, seat: number, t: T): string | false {
  return seat === view.seat && labelled(t('table-own'), cards(view.hand, t))
}

function knownCards(view: Seen, seat: number, t: T): string | false {
  const known = view.known[seat] ?? []
  return seat !== view.seat && known.some(Boolean) && labelled(t('table-known'), cards(known, t))
}

function cards(counts: readonly number[] | null, t: T): string {
  return counted(groups(counts).map(({ card, count }) => ({ name: t.piece('card', card), count })))
}

export default describe
