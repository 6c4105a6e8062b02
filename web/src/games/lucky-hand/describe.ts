/** Lucky Hand in words: the card that is being played, and every seat's pot, cards and penalties. */
import type { T } from '../../lib/texts.ts'
import type { LuckyHandView } from '../../wire.ts'
import { gathered, labelled, lines, type Describe } from '../describe.ts'

const describe: Describe<'lucky-hand'> = (view, t) => ({
  table: lines(
    duration(view, t),
    labelled(t('table-stock'), t('table-hand', { cards: view.stock })),
    labelled(t('table-heap'), t('table-hand', { cards: view.heap.length })),
    played(view, t),
  ),
  seats: view.pots.map((pot, seat) =>
    lines(
      labelled(t('table-pot'), pot.length ? cards(pot, t) : t('table-pot-empty')),
      seat === view.seat ? `${t('table-hand', { cards: view.hand.length })}: ${cards(view.hand, t)}` : t('table-hand', { cards: view.hands[seat] }),
      t(view.qualified[seat] ? 'table-playing' : 'table-waiting'),
      Boolean(view.bans[seat]) && t('table-ban', { turns: view.bans[seat] }),
      Boolean(view.minus[seat]) && t('table-dice', { minus: view.minus[seat] }),
      Boolean(view.immunities[seat]) && t('table-immunity', { turns: view.immunities[seat] }),
      stake(view, seat, t),
    ),
  ),
})

function cards(names: readonly string[], t: T): string {
  return gathered(names.map((card) => t.piece('card', card)))
}

function duration(view: LuckyHandView, t: T): string {
  if (view.time_is_up) return t('table-last-card')
  if (view.rounds === null || view.rounds_left === null) return t('table-clock', { minutes: view.clock })
  return t('table-round', { round: Math.min(view.rounds, view.rounds - view.rounds_left + 1), rounds: view.rounds })
}

function played(view: LuckyHandView, t: T): string | false {
  if (view.played === null) return false
  const params = { name: t.seat(view.turn ?? 0), card: t.piece('card', view.played) }
  return view.target === null ? t('table-played', params) : t('table-played-at', { ...params, target: t.seat(view.target) })
}

/** What the seat has staked, and its roll for the stakes. */
function stake(view: LuckyHandView, seat: number, t: T): string | false {
  const staked = view.stakes[seat]
  if (staked == null) return false
  const roll = view.rolls[seat]
  const rolled = roll == null ? [] : [roll ? t('table-rolled', { value: roll }) : t('table-to-roll')]
  return labelled(t('table-stakes'), [staked.length ? cards(staked, t) : t('table-staked-nothing'), ...rolled].join(', '))
}

export default describe
