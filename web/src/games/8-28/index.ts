/** 8·28 on the page. */
import { ownOf, phase, type Moment } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

function holdsOneOrEleven(moment: Moment): boolean {
  const shown = ownOf(moment, 'shown')
  return moment.question !== null && (ownOf(moment, 'down') === '1/11' || (Array.isArray(shown) && shown.includes('1/11')))
}

export const manifest: Manifest<'8-28'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  describe: () => import('./describe.ts'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
  },
  celebrated: ['jackpot'],
  sounds: {
    'move-middle': 'gem',
    'move-gems': 'gem',
    'win-jackpot': 'jackpot',
  },
  hints: [
    { when: phase('offer'), at: 'ruler' },
    { when: phase('offer'), at: 'offer', choice: true },
    { when: phase('offer', 3), at: 'middle' },
    { when: holdsOneOrEleven, at: 'ruler' },
    { when: phase('offer', 6), at: 'stay' },
    { when: phase('aim'), at: 'aim', choice: true },
  ],
}
