/** Lucky Jack on the home page. */
import { card, type Picture } from '../picture.ts'

const lemon = '<path d="M-19 3c0-12 9-18 19-18 6 0 10 2 13 5l6-2-1 7c1 2 1 5 1 8 0 11-9 16-19 16S-19 14-19 3Z" fill="#f4d13d" stroke="#c89a10" stroke-width="1.500"/><path d="M-12 0c2-6 7-8 12-8" fill="none" stroke="#fff6c4" stroke-width="3" stroke-linecap="round"/>'
const cherry = '<path d="M-8 8C-6-6 2-14 12-18 8-8 8 0 9 8" fill="none" stroke="#3f7a2e" stroke-width="2.600"/><path d="M12-18c6-4 12-2 13 2-5 2-10 2-13-2Z" fill="#5aa544"/><circle cx="-9" cy="11" r="9.500" fill="#d63b46"/><circle cx="10" cy="12" r="9.500" fill="#c22b38"/><circle cx="-12" cy="8" r="2.500" fill="#ff9aa0"/><circle cx="7" cy="9" r="2.500" fill="#ff9aa0"/>'
const seven = '<path d="M-15-20h30v8C6-3 2 8 2 22h-11C-9 9-4-2 3-10h-11v5h-7Z" fill="#d63b46" stroke="#8f1f2a" stroke-width="1.500" stroke-linejoin="round"/>'

export const picture: Picture = {
  emblem: `<g transform="scale(.86)">${seven}</g>`,
  ground: '#f9d5c5',
  scene:
    '<circle cx="160" cy="196" r="150" fill="#f4b9a3"/><path d="M160 92-400-200M160 92 20-110M160 92 300-110M160 92 720-200M160 92-400 110m560-18 560 18" stroke="#fff" stroke-width="9" opacity=".35"/>' +
    card(84, 112, -24, cherry) + card(236, 112, 24, lemon) + card(120, 100, -11, seven) + card(200, 100, 11, seven) + card(160, 94, 0, seven, 64, 90) +
    '<g transform="translate(160 158)"><rect x="-66" y="-15" width="132" height="30" rx="15" fill="#a8321f"/><text y="6" text-anchor="middle" font-size="17" font-weight="900" letter-spacing="3" fill="#fff3d6">JACKPOT</text></g>',
}
