/** Lucky Numbers in words: the middle, and every garden cell by cell. */
import { counted, labelled, lines, type Describe } from '../describe.ts'

const describe: Describe<'lucky-numbers'> = (view, t) => {
  const middle = view.middle.map((count, tile) => ({ name: t.number(tile), count })).filter(({ count }) => count)
  const stock = view.stock.reduce((sum, count) => sum + count, 0)
  const races = view.tournament && t('table-race', { race: Math.min(view.races + 1, view.seats), races: view.seats })
  return {
    table: lines(
      races,
      labelled(t('table-stock'), t.number(stock)),
      labelled(t('table-middle'), middle.length ? counted(middle) : t('table-middle-empty')),
      view.held !== null && labelled(t('table-held'), t.number(view.held)),
    ),
    seats: view.gardens.map((garden, seat) => {
      const laid = garden.flatMap((tile, cell) => (tile === null ? [] : [`${t.piece('cell', cell)} ${tile}`]))
      const toLay = (view.drawn[seat] ?? []).slice(view.spots[seat]?.length ?? 0)
      return lines(laid.join(', '), t('table-free', { count: garden.length - laid.length }), toLay.length > 0 && labelled(t('table-to-lay'), toLay.join(', ')))
    }),
  }
}

export default describe
