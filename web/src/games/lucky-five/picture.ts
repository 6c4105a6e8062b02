/** Lucky Five on the home page. */
import { card, type Picture } from '../picture.ts'

const FIVE: [number, number][] = [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]]
const die = (x: number, y: number, turn: number, fill: string, mark: string, pips: [number, number][]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-25" y="-20" width="52" height="52" rx="12" fill="#2a1a08" opacity=".18"/><rect x="-26" y="-26" width="52" height="52" rx="12" fill="${fill}" stroke="#00000038" stroke-width="1.500"/><rect x="-22" y="-23" width="44" height="24" rx="10" fill="#fff" opacity=".18"/>` +
  pips.map(([px, py]) => `<circle cx="${px * 13}" cy="${py * 13}" r="5" fill="${mark}"/>`).join('') +
  '</g>'
const chips = (x: number, y: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, index) => `<g transform="translate(${x} ${y - index * 7})"><path d="M-24 0v6c0 7 11 12 24 12s24-5 24-12V0Z" fill="${fill}" stroke="#0004"/><path d="M-14 9v6l5 2v-6ZM-4 12v6h8v-6ZM14 9v6l-5 2v-6Z" fill="#fffc"/><ellipse rx="24" ry="12.500" fill="${fill}" stroke="#0004"/><ellipse rx="15" ry="7.500" fill="none" stroke="#fffc" stroke-width="1.500" stroke-dasharray="4 3"/></g>`).join('')

export const picture: Picture = {
  emblem: `<g transform="scale(.56)">${die(0, 0, -9, '#d3402f', '#fff6ee', FIVE)}</g>`,
  ground: '#fbe6b4',
  scene:
    '<path d="M-640 132H0q160-26 320 0h640v70H-640Z" fill="#f3d48a"/>' +
    card(66, 84, -13, '<circle cx="-11" cy="-6" r="11" fill="#d3402f"/><circle cx="12" cy="2" r="11" fill="#f3c53a"/><text y="33" text-anchor="middle" font-size="11" font-weight="800" fill="#6d5a2a">5</text>') +
    die(142, 72, -10, '#d3402f', '#fff6ee', FIVE) + die(206, 62, 12, '#e9862a', '#33200a', [[-1, -1], [0, 0], [1, 1]]) + die(176, 124, 4, '#f3c53a', '#3a2b05', [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]]) +
    chips(262, 132, 5, '#8ccf83') + chips(284, 96, 3, '#2b2f33') + chips(104, 146, 2, '#1f7d46') +
    '<g fill="#1d7348"><path d="M262 22 278 44H246Z"/></g><g fill="#a8321f"><path d="M42 166 26 144H58Z"/></g>',
}
