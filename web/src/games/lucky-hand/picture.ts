/** Lucky Hand on the home page. */
import { card, type Picture } from '../picture.ts'

const twenty =
  '<path d="M0-62 55-31v62L0 62l-55-31v-62Z" fill="#8a4d9e" stroke="#57296b" stroke-width="3" stroke-linejoin="round"/><path d="M0-62-31-20h62ZM-31-20 0 36l31-56Z" fill="#a86bbb" stroke="#57296b" stroke-width="2" stroke-linejoin="round"/><path d="M-31-20-55-31m86 11 24-11M0 36-55 31M0 36l55-5M0 36v26m-31-82-24 51m86-51 24 51" stroke="#57296b" stroke-width="2"/>'

export const picture: Picture = {
  emblem: `<g transform="scale(.3)">${twenty}</g>`,
  ground: '#e7d7ee',
  scene:
    '<circle cx="160" cy="84" r="96" fill="#dcc3e7"/><circle cx="160" cy="84" r="66" fill="#e9d6f0"/>' +
    card(82, 118, -20, '<path d="M0-14-13-8v9c0 9 6 14 13 17 7-3 13-8 13-17v-9Z" fill="#2b7bb5"/><path d="M-6 2l4 5 8-9" fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round"/>') +
    card(238, 118, 20, '<text y="10" text-anchor="middle" font-size="25" font-weight="900" fill="#a8321f">−4</text>') +
    '<g transform="translate(160 78)"><path d="M3-58 58-27v62L3 66l-56-31v-62Z" fill="#2a1a08" opacity=".2"/>' + twenty + '<text y="9" text-anchor="middle" font-size="25" font-weight="900" fill="#fff">20</text></g>' +
    card(160, 158, 0, '<text y="-6" text-anchor="middle" font-size="23" font-weight="900" fill="#1d7348">+20</text>', 66, 84) +
    '<g fill="#f0b429"><path d="M48 40l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1ZM270 34l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z"/></g>',
}
