/** Lucky Numbers on the home page. */
import type { Picture } from '../picture.ts'

const leaf = 'M0-1C-5-5-12-11-10.400-17.500-9.100-22.400-2.700-23 0-18.300 2.700-23 9.100-22.400 10.400-17.500 12-11 5-5 0-1Z'
const clover = (x: number, y: number, size: number, fill: string, leaves = 4) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">` +
  Array.from({ length: leaves }, (_, index) => `<path d="${leaf}" transform="rotate(${(360 / leaves) * index + 180 / leaves})"/>`).join('') +
  '</g>'
const tile = (x: number, y: number, number: number | string, turn = 0, fill = '#6cbb5a') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="translate(1.500 3)" opacity=".18">${clover(0, 0, 0.95, '#1c2b10')}</g>${clover(0, 0, 0.95, fill)}${clover(0, 0, 0.8, '#86cf72')}` +
  `<circle r="11" fill="#fffbe9"/><text y="5.500" text-anchor="middle" font-size="15" font-weight="800" fill="#24491a">${number}</text></g>`

export const picture: Picture = {
  emblem: `${clover(0, 0, 0.82, '#6cbb5a')}<circle r="11.500" fill="#fffbe9"/><text y="5.500" text-anchor="middle" font-size="15" font-weight="800" fill="#24491a">12</text>`,
  ground: '#d6ebcb',
  scene:
    '<path d="M-640 150H0q80-34 160-14t160-10h640v80H-640Z" fill="#b7dba6"/><g transform="translate(160 92) rotate(-4)"><rect x="-99" y="-70" width="200" height="148" rx="16" fill="#2a1a08" opacity=".14"/><rect x="-102" y="-76" width="204" height="150" rx="16" fill="#8a5f38"/><rect x="-95" y="-69" width="190" height="136" rx="11" fill="#a87a4c"/>' +
    [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => `<rect x="${-89 + column * 46}" y="${-64 + row * 44}" width="40" height="39" rx="8" fill="#6d4826" opacity=".45"/>`)).join('') +
    tile(-69, -44, 2) + tile(-23, -44, 6) + tile(23, -44, 11) + tile(-69, 0, 5) + tile(23, 0, 14) + tile(69, 0, 17) + tile(-23, 44, 9) + tile(69, 44, 20) +
    '</g>' + tile(262, 44, 12, 12, '#5aa544') + tile(54, 136, 8, -14, '#5aa544'),
}
