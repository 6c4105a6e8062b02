/** Lucky Numbers on the page. */
import { phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-numbers'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
    drawings: { id: 'ln-bed', load: () => import('./Pieces.svelte') },
  },
  sounds: {
    'luck-begins': 'tick',
    'luck-draw': 'tile',
    'event-lay': 'tile',
    'event-place': 'tile',
    'event-put': 'tile',
    'event-pick': 'tile',
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
