/** The five games as pictures, drawn on 320 × 180. */
const card = (x: number, y: number, turn: number, inside: string, w = 58, h = 82) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w / 2 + 2}" y="${-h / 2 + 4}" width="${w}" height="${h}" rx="9" fill="#2a1a08" opacity=".16"/>` +
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9" fill="#fffdf6" stroke="#d8ccb2"/>${inside}</g>`
const leaf = 'M0-1C-5-5-12-11-10.400-17.500-9.100-22.400-2.700-23 0-18.300 2.700-23 9.100-22.400 10.400-17.500 12-11 5-5 0-1Z'
const clover = (x: number, y: number, size: number, fill: string, leaves = 4) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}">` +
  Array.from({ length: leaves }, (_, index) => `<path d="${leaf}" transform="rotate(${(360 / leaves) * index + 180 / leaves})"/>`).join('') +
  '</g>'
const lemon = '<path d="M-19 3c0-12 9-18 19-18 6 0 10 2 13 5l6-2-1 7c1 2 1 5 1 8 0 11-9 16-19 16S-19 14-19 3Z" fill="#f4d13d" stroke="#c89a10" stroke-width="1.500"/><path d="M-12 0c2-6 7-8 12-8" fill="none" stroke="#fff6c4" stroke-width="3" stroke-linecap="round"/>'
const cherry = '<path d="M-8 8C-6-6 2-14 12-18 8-8 8 0 9 8" fill="none" stroke="#3f7a2e" stroke-width="2.600"/><path d="M12-18c6-4 12-2 13 2-5 2-10 2-13-2Z" fill="#5aa544"/><circle cx="-9" cy="11" r="9.500" fill="#d63b46"/><circle cx="10" cy="12" r="9.500" fill="#c22b38"/><circle cx="-12" cy="8" r="2.500" fill="#ff9aa0"/><circle cx="7" cy="9" r="2.500" fill="#ff9aa0"/>'
const seven = '<path d="M-15-20h30v8C6-3 2 8 2 22h-11C-9 9-4-2 3-10h-11v5h-7Z" fill="#d63b46" stroke="#8f1f2a" stroke-width="1.500" stroke-linejoin="round"/>'
const gem = (x: number, y: number, size: number, light: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-14-6-8-14H8l6 8L0 14Z" fill="${light}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/><path d="M-14-6H14M-8-14l3 8 5 20 5-20 3-8M-5-6 0-14 5-6" fill="none" stroke="${dark}" stroke-width="1.100" stroke-linejoin="round" opacity=".7"/><path d="M-11-6.500-7-12h5Z" fill="#fff" opacity=".55"/></g>`
const tile = (x: number, y: number, number: number | string, turn = 0, fill = '#6cbb5a') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><g transform="translate(1.500 3)" opacity=".18">${clover(0, 0, 0.95, '#1c2b10')}</g>${clover(0, 0, 0.95, fill)}${clover(0, 0, 0.8, '#86cf72')}` +
  `<circle r="11" fill="#fffbe9"/><text y="5.500" text-anchor="middle" font-size="15" font-weight="800" fill="#24491a">${number}</text></g>`
const die = (x: number, y: number, turn: number, fill: string, mark: string, pips: [number, number][]) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-25" y="-20" width="52" height="52" rx="12" fill="#2a1a08" opacity=".18"/><rect x="-26" y="-26" width="52" height="52" rx="12" fill="${fill}" stroke="#00000038" stroke-width="1.500"/><rect x="-22" y="-23" width="44" height="24" rx="10" fill="#fff" opacity=".18"/>` +
  pips.map(([px, py]) => `<circle cx="${px * 13}" cy="${py * 13}" r="5" fill="${mark}"/>`).join('') +
  '</g>'
const chips = (x: number, y: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, index) => `<g transform="translate(${x} ${y - index * 7})"><path d="M-24 0v6c0 7 11 12 24 12s24-5 24-12V0Z" fill="${fill}" stroke="#0004"/><path d="M-14 9v6l5 2v-6ZM-4 12v6h8v-6ZM14 9v6l-5 2v-6Z" fill="#fffc"/><ellipse rx="24" ry="12.500" fill="${fill}" stroke="#0004"/><ellipse rx="15" ry="7.500" fill="none" stroke="#fffc" stroke-width="1.500" stroke-dasharray="4 3"/></g>`).join('')

const twenty =
  '<path d="M0-62 55-31v62L0 62l-55-31v-62Z" fill="#8a4d9e" stroke="#57296b" stroke-width="3" stroke-linejoin="round"/><path d="M0-62-31-20h62ZM-31-20 0 36l31-56Z" fill="#a86bbb" stroke="#57296b" stroke-width="2" stroke-linejoin="round"/><path d="M-31-20-55-31m86 11 24-11M0 36-55 31M0 36l55-5M0 36v26m-31-82-24 51m86-51 24 51" stroke="#57296b" stroke-width="2"/>'
const FIVE: [number, number][] = [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]]

/** A leaf of the house's clover, as large as its emblem is drawn: from 0, 0 upward. */
export const LEAF = 'M0-4C-9-17-36-39-42-66-46-91-14-100 0-80 14-100 46-91 42-66 36-39 9-17 0-4Z'

/** The games as small signs, drawn around 0, 0 in the order of the home page. */
export const EMBLEMS: readonly string[] = [
  `<g transform="scale(.86)">${seven}</g>`,
  gem(0, 0, 1.25, '#5aa9ea', '#1d5c9c'),
  `${clover(0, 0, 0.82, '#6cbb5a')}<circle r="11.500" fill="#fffbe9"/><text y="5.500" text-anchor="middle" font-size="15" font-weight="800" fill="#24491a">12</text>`,
  `<g transform="scale(.3)">${twenty}</g>`,
  `<g transform="scale(.56)">${die(0, 0, -9, '#d3402f', '#fff6ee', FIVE)}</g>`,
]

export const SCENES: Record<string, { ground: string; drawing: string }> = {
  'lucky-jack': {
    ground: '#f9d5c5',
    drawing:
      '<circle cx="160" cy="196" r="150" fill="#f4b9a3"/><path d="M160 92-400-200M160 92 20-110M160 92 300-110M160 92 720-200M160 92-400 110m560-18 560 18" stroke="#fff" stroke-width="9" opacity=".35"/>' +
      card(84, 112, -24, cherry) + card(236, 112, 24, lemon) + card(120, 100, -11, seven) + card(200, 100, 11, seven) + card(160, 94, 0, seven, 64, 90) +
      '<g transform="translate(160 158)"><rect x="-66" y="-15" width="132" height="30" rx="15" fill="#a8321f"/><text y="6" text-anchor="middle" font-size="17" font-weight="900" letter-spacing="3" fill="#fff3d6">JACKPOT</text></g>',
  },
  '8-28': {
    ground: '#cfe4f4',
    drawing:
      '<path d="M-640 128h1600v70H-640Z" fill="#b4d3ea"/><path d="M160 20 124 92h72Z" fill="#fff" opacity=".25"/>' +
      '<rect x="44" y="130" width="248" height="26" rx="8" fill="#fff7e2" stroke="#cdb98c"/><path d="' +
      Array.from({ length: 28 }, (_, index) => `M${60 + index * 8} 130v${index === 7 || index === 27 ? 18 : index % 5 === 4 ? 11 : 7}`).join('') +
      '" stroke="#8b7647" stroke-width="1.600"/><g font-size="20" font-weight="900" text-anchor="middle"><circle cx="116" cy="112" r="17" fill="#1d5c8c"/><text x="116" y="119" fill="#fff">8</text><circle cx="276" cy="112" r="17" fill="#a8321f"/><text x="276" y="119" fill="#fff">28</text></g>' +
      gem(152, 66, 1.7, '#5aa9ea', '#1d5c9c') + gem(200, 80, 1.45, '#f0687a', '#9c1f33') + gem(178, 106, 1.15, '#5aa9ea', '#1d5c9c') + gem(151, 111, 0.95, '#f0687a', '#9c1f33') + gem(210, 114, 0.9, '#5aa9ea', '#1d5c9c') + gem(184, 44, 0.85, '#5aa9ea', '#1d5c9c') +
      card(48, 74, -14, '<text y="13" text-anchor="middle" font-size="34" font-weight="900" fill="#25312b">7</text>', 48, 68) +
      card(248, 58, 12, '<text y="7" text-anchor="middle" font-size="18" font-weight="900" fill="#1d5c8c">1/11</text>', 52, 72),
  },
  'lucky-numbers': {
    ground: '#d6ebcb',
    drawing:
      '<path d="M-640 150H0q80-34 160-14t160-10h640v80H-640Z" fill="#b7dba6"/><g transform="translate(160 92) rotate(-4)"><rect x="-99" y="-70" width="200" height="148" rx="16" fill="#2a1a08" opacity=".14"/><rect x="-102" y="-76" width="204" height="150" rx="16" fill="#8a5f38"/><rect x="-95" y="-69" width="190" height="136" rx="11" fill="#a87a4c"/>' +
      [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => `<rect x="${-89 + column * 46}" y="${-64 + row * 44}" width="40" height="39" rx="8" fill="#6d4826" opacity=".45"/>`)).join('') +
      tile(-69, -44, 2) + tile(-23, -44, 6) + tile(23, -44, 11) + tile(-69, 0, 5) + tile(23, 0, 14) + tile(69, 0, 17) + tile(-23, 44, 9) + tile(69, 44, 20) +
      '</g>' + tile(262, 44, 12, 12, '#5aa544') + tile(54, 136, 8, -14, '#5aa544'),
  },
  'lucky-hand': {
    ground: '#e7d7ee',
    drawing:
      '<circle cx="160" cy="84" r="96" fill="#dcc3e7"/><circle cx="160" cy="84" r="66" fill="#e9d6f0"/>' +
      card(82, 118, -20, '<path d="M0-14-13-8v9c0 9 6 14 13 17 7-3 13-8 13-17v-9Z" fill="#2b7bb5"/><path d="M-6 2l4 5 8-9" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>') +
      card(238, 118, 20, '<text y="10" text-anchor="middle" font-size="25" font-weight="900" fill="#a8321f">−4</text>') +
      '<g transform="translate(160 78)"><path d="M3-58 58-27v62L3 66l-56-31v-62Z" fill="#2a1a08" opacity=".2"/>' + twenty + '<text y="9" text-anchor="middle" font-size="25" font-weight="900" fill="#fff">20</text></g>' +
      card(160, 158, 0, '<text y="-6" text-anchor="middle" font-size="23" font-weight="900" fill="#1d7348">+20</text>', 66, 84) +
      '<g fill="#f0b429"><path d="M48 40l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1ZM270 34l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z"/></g>',
  },
  'lucky-five': {
    ground: '#fbe6b4',
    drawing:
      '<path d="M-640 132H0q160-26 320 0h640v70H-640Z" fill="#f3d48a"/>' +
      card(66, 84, -13, '<circle cx="-11" cy="-6" r="11" fill="#d3402f"/><circle cx="12" cy="2" r="11" fill="#f3c53a"/><text y="33" text-anchor="middle" font-size="11" font-weight="800" fill="#6d5a2a">5</text>') +
      die(142, 72, -10, '#d3402f', '#fff6ee', FIVE) + die(206, 62, 12, '#e9862a', '#33200a', [[-1, -1], [0, 0], [1, 1]]) + die(176, 124, 4, '#f3c53a', '#3a2b05', [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]]) +
      chips(262, 132, 5, '#8ccf83') + chips(284, 96, 3, '#2b2f33') + chips(104, 146, 2, '#1f7d46') +
      '<g fill="#1d7348"><path d="M262 22 278 44H246Z"/></g><g fill="#a8321f"><path d="M42 166 26 144H58Z"/></g>',
  },
}
