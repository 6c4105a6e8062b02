/** 8·28 in words: the treasures, and every seat's cards, total and gems. */
import type { T } from '../../lib/texts.ts'
import type { Eight28View } from '../../wire.ts'
import { labelled, lines, type Describe } from '../describe.ts'

const describe: Describe<'8-28'> = (view, t) => ({
  table: lines(
    `${t('table-round', { round: view.rounds + 1 })}${view.last_round ? `, ${t('table-last-round')}` : ''}`,
    t('table-deck', { cards: view.left }),
    labelled(t('table-middle'), gems(view.blue_middle, view.red_middle, t)),
    t('table-treasure', { value: view.treasure }),
    labelled(t('table-reserve'), gems(view.blue_reserve, view.red_reserve, t)),
  ),
  seats: view.shown.map((shown, seat) =>
    lines(
      view.dealer === seat && t('table-dealer'),
      down(view, seat, t),
      shown.length > 0 && labelled(t('table-cards'), shown.join(', ')),
      total(view, seat, t),
      standing(view, seat, t),
      labelled(t('table-gems'), gems(view.blue[seat] ?? 0, view.red[seat] ?? 0, t)),
    ),
  ),
})

function gems(blue: number, red: number, t: T): string {
  return `${t('table-blue', { count: blue })}, ${t('table-red', { count: red })}`
}

/** The card that lies face down, by its number where these cards are the reader's own. */
function down(view: Eight28View, seat: number, t: T): string | false {
  const card = view.down[seat]
  if (card == null) return false
  return labelled(t('table-down'), view.totals[seat] === null ? t('table-face-down') : card)
}

function total(view: Eight28View, seat: number, t: T): string | false {
  const totals = view.totals[seat] ?? view.open_totals[seat] ?? []
  return totals.length > 0 && labelled(t('table-total'), totals.join(' / '))
}

/** Out of the round, staying, or going for a treasure. */
function standing(view: Eight28View, seat: number, t: T): string | false {
  const goal = view.aims[seat]
  if (goal != null) return goal === 'jackpot' ? t('table-jackpot') : t('table-aim', { at: goal })
  if (view.out[seat]) return t('table-out')
  return Boolean(view.passed[seat]) && t('table-passed')
}

export default describe
