/** Lucky Hand on the page. */
import { ownOf, phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-hand'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  describe: () => import('./describe.ts'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
    drawings: { id: 'lh-gold', load: () => import('./Defs.svelte') },
  },
  faces: { d20: 20 },
  celebrated: ['max'],
  sounds: {
    'win-max': 'jackpot',
  },
  hints: [
    { when: (moment) => ownOf(moment, 'qualified') === false, at: 'die' },
    { when: phase('turn'), at: 'hand', choice: true },
    { when: phase('turn', 2), at: 'pot' },
    { when: phase('turn', 3), at: 'others' },
    { when: phase('counter'), at: 'counter', choice: true },
    { when: phase('stake'), at: 'hand', choice: true },
  ],
}
