/** 8·28 on the home page. */
import { card, type Picture } from '../picture.ts'

const gem = (x: number, y: number, size: number, light: string, dark: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-14-6-8-14H8l6 8L0 14Z" fill="${light}" stroke="${dark}" stroke-width="1.500" stroke-linejoin="round"/><path d="M-14-6H14M-8-14l3 8 5 20 5-20 3-8M-5-6 0-14 5-6" fill="none" stroke="${dark}" stroke-width="1.100" stroke-linejoin="round" opacity=".7"/><path d="M-11-6.500-7-12h5Z" fill="#fff" opacity=".55"/></g>`

export const picture: Picture = {
  emblem: gem(0, 0, 1.25, '#5aa9ea', '#1d5c9c'),
  ground: '#cfe4f4',
  scene:
    '<path d="M-640 128h1600v70H-640Z" fill="#b4d3ea"/><path d="M160 20 124 92h72Z" fill="#fff" opacity=".25"/>' +
    '<rect x="44" y="130" width="248" height="26" rx="8" fill="#fff7e2" stroke="#cdb98c"/><path d="' +
    Array.from({ length: 28 }, (_, index) => `M${60 + index * 8} 130v${index === 7 || index === 27 ? 18 : index % 5 === 4 ? 11 : 7}`).join('') +
    '" stroke="#8b7647" stroke-width="1.600"/><g font-size="20" font-weight="900" text-anchor="middle"><circle cx="116" cy="112" r="17" fill="#1d5c8c"/><text x="116" y="119" fill="#fff">8</text><circle cx="276" cy="112" r="17" fill="#a8321f"/><text x="276" y="119" fill="#fff">28</text></g>' +
    gem(152, 66, 1.7, '#5aa9ea', '#1d5c9c') + gem(200, 80, 1.45, '#f0687a', '#9c1f33') + gem(178, 106, 1.15, '#5aa9ea', '#1d5c9c') + gem(151, 111, 0.95, '#f0687a', '#9c1f33') + gem(210, 114, 0.9, '#5aa9ea', '#1d5c9c') + gem(184, 44, 0.85, '#5aa9ea', '#1d5c9c') +
    card(48, 74, -14, '<text y="13" text-anchor="middle" font-size="34" font-weight="900" fill="#25312b">7</text>', 48, 68) +
    card(248, 58, 12, '<text y="7" text-anchor="middle" font-size="18" font-weight="900" fill="#1d5c8c">1/11</text>', 52, 72),
}
