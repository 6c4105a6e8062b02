/** The score of the games in a row, in words. */
import { isolated, type T } from '../lib/texts.ts'
import type { TableShown } from '../wire.ts'

/** How a seat is called where its owner reads it: “You”, unless several people share this device. */
export function calledSeat(shown: Pick<TableShown, 'seats' | 'yours'>, seat: number, t: T): string {
  if (shown.yours.length === 1 && shown.yours.includes(seat)) return t('page-you')
  return shown.seats[seat]?.name ?? ''
}

/** One sentence; nothing in a first game. */
export function seriesLine(shown: Pick<TableShown, 'seats' | 'yours' | 'series' | 'status'>, t: T): string {
  const { series } = shown
  if (!series || (series.games === 1 && shown.status === 'over')) return ''
  const score = series.wins.map((wins, seat) => `${isolated(calledSeat(shown, seat, t))} ${t.number(wins)}`).join(' · ')
  return series.games === 1 ? t('page-series-one', { score }) : t('page-series', { games: series.games, score })
}
