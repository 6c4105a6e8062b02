/** Lucky Numbers on the page. */
import { phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-numbers'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  describe: () => import('./describe.ts'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
    drawings: { id: 'ln-bed', load: () => import('./Pieces.svelte') },
  },
  celebrated: ['race'],
  sounds: {
    move: 'tile',
  },
  hints: [
    { when: phase('setup-lay'), at: 'garden' },
    { when: phase('setup-lay', 2), at: 'garden', choice: true },
    { when: phase('turn'), at: 'stock' },
    { when: phase('place'), at: 'held', choice: true },
    { when: phase('turn', 7), at: 'middle' },
    { when: phase('turn', 9), at: 'garden' },
  ],
}
