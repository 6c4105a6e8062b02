/** Lucky Jack on the page. */
import { mayChoose, phase } from '../hints.ts'
import type { Manifest } from '../manifest.ts'
import { picture } from './picture.ts'

export const manifest: Manifest<'lucky-jack'> = {
  picture,
  board: () => import('./Board.svelte'),
  seat: () => import('./Seat.svelte'),
  piece: () => import('./Piece.svelte'),
  describe: () => import('./describe.ts'),
  rules: {
    turn: () => import('./rules/Turn.svelte'),
    box: () => import('./rules/Box.svelte'),
    drawings: { id: 'lj-lemon', load: () => import('./Sprite.svelte') },
  },
  celebrated: ['jackpot', 'double-jackpot'],
  sounds: {
    'win-jackpot': 'jackpot',
    'win-double-jackpot': 'jackpot',
  },
  hints: [
    { when: phase('turn'), at: 'hand' },
    { when: phase('turn'), at: 'top' },
    { when: phase('turn', 2), at: 'stock' },
    { when: phase('keep'), at: 'held', choice: true },
    { when: phase('claim'), at: 'claim', choice: true },
    { when: mayChoose('jackpot'), at: 'jackpot' },
  ],
}
