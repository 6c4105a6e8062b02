/** Lucky Five in words: the card, the bet and the dice; every seat's chips and piles. */
import type { T } from '../../lib/texts.ts'
import type { LuckyFivePile, LuckyFiveView } from '../../wire.ts'
import { counted, gathered, labelled, lines, type Describe } from '../describe.ts'
import { CHIPS, DICE } from './pieces.ts'

const describe: Describe<'lucky-five'> = (view, t) => ({
  table: lines(
    view.card !== null && labelled(t('table-card'), t.piece('card', view.card)),
    bet(view, t),
    dice(view, t).join(', '),
    view.turned.length > 0 && labelled(t('table-turned'), gathered(view.turned.map((card) => t.piece('card', card)))),
    labelled(t('table-on-table'), chips(view.on_table, t)),
    t('table-shoe', { stock: sum(view.stock), discard: sum(view.discard) }),
  ),
  seats: view.chips.map((held, seat) => {
    const piles = view.piles[seat] ?? []
    return lines(
      labelled(t('table-chips'), chips(held, t)),
      labelled(t('table-piles'), piles.length ? piles.map((pile) => pileWords(pile, t)).join('; ') : t('table-no-pile')),
    )
  }),
})

function bet(view: LuckyFiveView, t: T): string | false {
  if (view.before === null) return false
  const words = view.called === null ? t('table-bet-open', { sum: view.before }) : t('table-bet-called', { bet: t.piece('bet', view.called), sum: view.before })
  return labelled(t('table-bet'), words)
}

function dice(view: LuckyFiveView, t: T): string[] {
  return DICE.flatMap((die, index) => (view.dice[index] == null ? [] : [`${t.piece('die', die)} ${view.dice[index]}`]))
}

function chips(counts: readonly number[], t: T): string {
  const held = CHIPS.map((value, index) => ({ name: t.number(value), count: counts[index] ?? 0 })).filter(({ count }) => count)
  return held.length ? counted(held) : t('table-nothing')
}

function pileWords(pile: LuckyFivePile, t: T): string {
  return t(pile.lucky ? 'table-pile-lucky' : 'table-pile', { cards: pile.cards, chips: pile.chips, points: pile.points })
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export default describe
