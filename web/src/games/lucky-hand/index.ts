/** Lucky Hand on the page. */
import { ownOf, phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-hand'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
    drawings: { id: 'lh-gold', load: () => import('./Defs.svelte') },
  },
  sounds: {
    'luck-begins': 'tick',
    'luck-deal': 'card',
    'luck-draw': 'card',
    'luck-roll': 'die',
    'event-play': 'card',
    'event-counter': 'gem',
    'event-stake': 'card',
    'event-time-up': 'jackpot',
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
