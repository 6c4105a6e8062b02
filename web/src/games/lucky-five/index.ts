/** Lucky Five on the page. */
import { phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-five'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  describe: () => import('./describe.ts'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
  },
  celebrated: ['lucky-five'],
  sounds: {
    'move-table': 'chip',
    'win-lucky-five': 'jackpot',
  },
  hints: [
    { when: phase('stake'), at: 'card' },
    { when: phase('stake'), at: 'chips', choice: true },
    { when: phase('call'), at: 'bet', choice: true },
    { when: phase('go-on'), at: 'pile', choice: true },
    { when: phase('choose'), at: 'dice', choice: true },
    { when: phase('reroll'), at: 'dice', choice: true },
  ],
}
