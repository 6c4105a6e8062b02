/** The pictures of the 14 kinds, drawn on 100 × 90; paints are in Defs.svelte. */

/** A die of twenty sides seen from the front: ten of them show, the middle one first. */
const HEX = [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]] as const
const [A, B, C] = [[0, -0.62], [0.55, 0.32], [-0.55, 0.32]] as const
const [T, TR, BR, BO, BL, TL] = HEX
const FACETS = [[A, B, C], [A, T, TR], [A, T, TL], [A, TR, B], [A, TL, C], [B, TR, BR], [C, TL, BL], [B, BR, BO], [C, BL, BO], [B, BO, C]]

export function facets(r: number, x = 0, y = 0): string[] {
  return FACETS.map((points) => points.map(([px, py]) => `${round(x + px * r)},${round(y + py * r)}`).join(' '))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const SHADES = ['#8f6be0', '#a98bf0', '#b99ef5', '#7a55cf', '#9a79ea', '#6441b4', '#8660da', '#55359c', '#6c48bf', '#5c3ba8']

const d20 = (x: number, y: number, r: number) =>
  facets(r, x, y)
    .map((points, side) => `<polygon points="${points}" fill="${SHADES[side]}" stroke="#4b2e8c" stroke-width="${r / 30}" stroke-linejoin="round"/>`)
    .join('')

const sparkle = (x: number, y: number, r: number, fill = '#fff') =>
  `<path d="M${x} ${y - r}q${r * 0.15} ${r * 0.85} ${r} ${r}q${-r * 0.85} ${r * 0.15} ${-r} ${r}q${-r * 0.15} ${-r * 0.85} ${-r} ${-r}q${r * 0.85} ${-r * 0.15} ${r} ${-r}Z" fill="${fill}"/>`

const at = (x: number, y: number, size: number, drawing: string, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawing}</g>`

const shadow = (x: number, y: number, w: number) => `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${w / 6}" fill="#1b2a22" opacity=".16"/>`

/** The four lucky things, each around 0, 0 and about 60 wide. */
const LEAF = 'M0 1C-2-7-14-12-14.500-22-14.800-30-5-33.500 0-25 5-33.500 14.800-30 14.500-22 14-12 2-7 0 1Z'
const clover =
  '<path d="M2 6Q8 22 20 33" fill="none" stroke="#b97d0a" stroke-width="5" stroke-linecap="round"/>' +
  [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})"><path d="${LEAF}" fill="url(#lh-gold)" stroke="#b97d0a" stroke-width="1.600"/><path d="M0-4V-20" stroke="#fff6c9" stroke-width="2" stroke-linecap="round" opacity=".8"/></g>`).join('') +
  '<circle r="3.500" fill="#fff3b8"/>'

const star =
  '<path d="M0-31C3-31 5-28 9-15 10-12 12-11 15-11 29-11 31-9 31-7 32-4 29-2 20 6 17 8 17 10 18 13 22 26 22 29 20 31 18 33 14 31 4 23 1 21-1 21-4 23-14 31-18 33-20 31-22 29-22 26-18 13-17 10-17 8-20 6-29-2-32-4-31-7-31-9-29-11-15-11-12-11-10-12-9-15-5-28-3-31 0-31Z" fill="url(#lh-gold)" stroke="#b97d0a" stroke-width="1.800"/>' +
  '<path d="M-4-24Q-8-9-12-7-20-6-26-6" fill="none" stroke="#fffbe0" stroke-width="3" stroke-linecap="round" opacity=".8"/>' +
  '<g fill="#5a3b05"><ellipse cx="-7" cy="1" rx="2.600" ry="3.400"/><ellipse cx="7" cy="1" rx="2.600" ry="3.400"/></g><g fill="#fff"><circle cx="-6.200" cy="-.3" r="1"/><circle cx="7.800" cy="-.3" r="1"/></g>' +
  '<path d="M-4.500 7Q0 12 4.500 7" fill="none" stroke="#5a3b05" stroke-width="2" stroke-linecap="round"/><g fill="#f0805e" opacity=".6"><ellipse cx="-13" cy="6" rx="3.200" ry="2"/><ellipse cx="13" cy="6" rx="3.200" ry="2"/></g>'

const shoe =
  '<path d="M-25-28C-37-6-30 30 0 30S37-6 25-28L12-28C22-6 17 14 0 14S-22-6-12-28Z" fill="url(#lh-steel)" stroke="#4c5a74" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M-22-24C-31-5-26 25 0 26" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".75"/>' +
  '<path d="M-27-31H-10V-25H-27ZM27-31H10V-25H27Z" fill="#8fa0bd" stroke="#4c5a74" stroke-width="1.800" stroke-linejoin="round"/>' +
  '<g fill="#3a465c"><circle cx="-22" cy="-12" r="2.200"/><circle cx="-22.500" cy="2" r="2.200"/><circle cx="-15" cy="15" r="2.200"/><circle cx="0" cy="22" r="2.200"/><circle cx="15" cy="15" r="2.200"/><circle cx="22.500" cy="2" r="2.200"/><circle cx="22" cy="-12" r="2.200"/></g>'

const bird =
  '<path d="M-9-24Q-12-34-19-33M9-24Q12-34 19-33" fill="none" stroke="#2a2321" stroke-width="2.400" stroke-linecap="round"/><g fill="#2a2321"><circle cx="-19" cy="-33" r="2.600"/><circle cx="19" cy="-33" r="2.600"/></g>' +
  '<path d="M-27-4-33-8M-28 8-35 10M27-4 33-8M28 8 35 10M-22 20-27 26M22 20 27 26" stroke="#2a2321" stroke-width="3" stroke-linecap="round"/>' +
  '<ellipse cx="0" cy="-17" rx="17" ry="13" fill="#2e2725"/><ellipse cx="0" cy="4" rx="28" ry="26" fill="url(#lh-red)" stroke="#8c1c16" stroke-width="1.800"/>' +
  '<path d="M0-21V30" stroke="#2e2725" stroke-width="2.600"/><path d="M-26-5Q0-28 26-5 22-21 0-22-22-21-26-5Z" fill="#2e2725"/>' +
  '<g fill="#2e2725"><circle cx="-14" cy="2" r="5"/><circle cx="14" cy="2" r="5"/><circle cx="-10" cy="17" r="4.200"/><circle cx="10" cy="17" r="4.200"/><circle cx="-22" cy="13" r="2.800"/><circle cx="22" cy="13" r="2.800"/></g>' +
  '<g fill="#fff"><ellipse cx="-7" cy="-20" rx="4.600" ry="5"/><ellipse cx="7" cy="-20" rx="4.600" ry="5"/></g><g fill="#1a1614"><circle cx="-6" cy="-19.500" r="2.400"/><circle cx="6" cy="-19.500" r="2.400"/></g>' +
  '<path d="M-21-2Q-19-12-9-16" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".55"/>'

const board = (y: number) =>
  `<rect x="10" y="${y}" width="80" height="17" rx="5" fill="#fff8ea" stroke="#7c2a1a" stroke-width="2"/><path d="M20 ${y + 1}h12l-9 15H12v-1ZM46 ${y + 1}h12l-9 15H37ZM72 ${y + 1}h12l-9 15H63Z" fill="#e2553c"/><rect x="13" y="${y + 2.500}" width="74" height="3.500" rx="1.700" fill="#fff" opacity=".5"/>`
const lamp = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="#ffd257" opacity=".35"/><circle cx="${x}" cy="${y}" r="7.500" fill="url(#lh-gold)" stroke="#a86a06" stroke-width="1.800"/><path d="M${x - 3.500} ${y - 2.500}q1.500-3 4.500-2.500" stroke="#fff" stroke-width="1.800" fill="none" stroke-linecap="round"/><rect x="${x - 5}" y="${y + 6}" width="10" height="4" rx="1.500" fill="#5b6472"/>`
const posts = (y: number) => `<path d="M24 ${y}V80M76 ${y}V80" stroke="#6d5a47" stroke-width="6"/><path d="M14 81H34M66 81H86" stroke="#4d3f31" stroke-width="6" stroke-linecap="round"/>`
const snooze = (x: number, y: number, size: number) => `<path d="M${x} ${y}h${size}l${-size} ${size}h${size}" fill="none" stroke="#fff" stroke-width="${size / 3.5}" stroke-linecap="round" stroke-linejoin="round"/>`
const snail =
  '<path d="M12 49Q10 44 18 44H36Q44 44 45 36 46 29 52 31 57 34 54 42 52 49 44 49Z" fill="#e9c99a" stroke="#7a5530" stroke-width="1.800" stroke-linejoin="round"/><path d="M51 31 53 23M54 33 60 27" stroke="#7a5530" stroke-width="2" stroke-linecap="round"/><circle cx="28" cy="33" r="15" fill="#d98a5f" stroke="#7a4426" stroke-width="2"/><path d="M28 33q3-4 6 0t-5 7q-9 0-9-9 2-10 11-9" fill="none" stroke="#7a4426" stroke-width="2.200" stroke-linecap="round"/><path d="M48 38q2 2 4 0" fill="none" stroke="#5a3b1d" stroke-width="1.600" stroke-linecap="round"/>'
const rays = Array.from({ length: 12 }, (_, index) => `<path d="M0 0-5-60H5Z" transform="rotate(${index * 30})"/>`).join('')

export const LUCK: Record<string, string> = { '+20': clover, '+15': star, '+10': shoe, '+5': bird }

export const PICTURES: Record<string, string> = {
  '+20': `<g transform="translate(50 45)" fill="#fff3b0" opacity=".55">${rays}</g>${at(50, 45, 1.08, clover, -8)}${sparkle(15, 20, 8)}${sparkle(86, 28, 6)}${sparkle(20, 72, 5)}`,
  '+15': `<g fill="none" stroke-linecap="round"><path d="M8 82Q22 62 38 52" stroke="#ffb84d" stroke-width="8"/><path d="M4 66Q16 52 30 42" stroke="#ff8f6b" stroke-width="5.500"/><path d="M26 86Q36 74 48 66" stroke="#ffe08a" stroke-width="5.500"/></g>${at(58, 40, 1, star, 14)}${sparkle(88, 72, 6)}${sparkle(18, 20, 6)}${sparkle(90, 12, 4)}`,
  '+10': `${shadow(50, 82, 26)}${at(50, 44, 1.14, shoe)}${sparkle(50, 32, 8, '#fff8d8')}${sparkle(14, 24, 5)}${sparkle(88, 62, 5)}`,
  '+5': `<path d="M6 74Q30 52 96 70 70 96 6 74Z" fill="#4fa35a"/><path d="M10 74Q45 66 90 71" stroke="#2f7c3f" stroke-width="2" fill="none"/>${at(50, 44, 1, bird, -6)}`,
  max:
    shadow(50, 84, 26) +
    '<path d="M27 20C8 16 6 44 33 46M73 20C92 16 94 44 67 46" fill="none" stroke="#c98a12" stroke-width="6" stroke-linecap="round"/>' +
    '<path d="M25 12H75C76 40 68 56 50 56S24 40 25 12Z" fill="url(#lh-gold)" stroke="#a86a06" stroke-width="2"/><path d="M46 55H54L57 72H43Z" fill="#d89a1c" stroke="#a86a06" stroke-width="2"/><rect x="32" y="70" width="36" height="12" rx="4" fill="#6b3f23" stroke="#45260f" stroke-width="2"/><ellipse cx="50" cy="12" rx="25" ry="4.500" fill="#fff0b0" stroke="#a86a06" stroke-width="2"/>' +
    `<path d="M32 20Q32 40 40 48" fill="none" stroke="#fffbe0" stroke-width="4" stroke-linecap="round" opacity=".85"/>${at(52, 34, 0.4, star)}` +
    '<g stroke-width="3.500" stroke-linecap="round"><path d="M12 10l5 5" stroke="#e2553c"/><path d="M86 8l-4 6" stroke="#2b9bd0"/><path d="M8 62l6-3" stroke="#6cbb5a"/><path d="M92 64l-6-4" stroke="#a45cc0"/></g>',
  'dice-4':
    shadow(50, 84, 34) +
    `<g transform="translate(50 60) scale(1.08 .9)">${d20(0, 0, 25)}<path d="M-9-3l5 3-5 3M9-3 4 0l5 3" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M-4 6.500q2-2.500 4 0t4 0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>` +
    '<path d="M14 8H84C84 18 74 22 66 22V26L74 36H30L38 26V22C24 22 16 18 14 8Z" fill="url(#lh-iron)" stroke="#20262e" stroke-width="2" stroke-linejoin="round"/><path d="M20 11H78" stroke="#b4c0cc" stroke-width="2.500" stroke-linecap="round"/>' +
    '<g stroke="#e2553c" stroke-width="3" stroke-linecap="round"><path d="M14 44 6 40M86 44l8-4M16 56 7 58M84 56l9 2"/></g>',
  'dice-2':
    shadow(50, 86, 24) +
    `${d20(50, 60, 25)}<g fill="#fff"><circle cx="44" cy="59" r="2.300"/><circle cx="56" cy="59" r="2.300"/></g><path d="M46 67q4-4 8 0" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>` +
    '<path d="M28 33a10.500 10.500 0 0 1 1-21 16 15 0 0 1 30-3 12 12 0 0 1 14 6 9 9 0 0 1 1 18Z" fill="url(#lh-cloud)" stroke="#6d7f94" stroke-width="2" stroke-linejoin="round"/>' +
    '<g fill="#4aa3df" stroke="#2a74ab" stroke-width="1"><path d="M22 40q-5 8 0 10 5-2 0-10ZM80 38q-5 8 0 10 5-2 0-10ZM14 58q-4 7 0 9 4-2 0-9ZM87 58q-4 7 0 9 4-2 0-9Z"/></g>',
  'points-20':
    `${at(50, 74, 0.5, clover)}` +
    '<path d="M20 10 38 20 24 36ZM80 10 62 20 76 36Z" fill="#6b7280" stroke="#3d434d" stroke-width="2" stroke-linejoin="round"/><path d="M50 14C72 14 82 28 80 42 78 56 64 64 50 64S22 56 20 42C18 28 28 14 50 14Z" fill="#9aa3b0" stroke="#3d434d" stroke-width="2"/>' +
    '<path d="M50 14 55 32 50 44 45 32Z" fill="#6b7280"/><path d="M20 38C28 26 42 30 50 38 58 30 72 26 80 38 80 48 66 54 50 44 34 54 20 48 20 38Z" fill="#30353f"/>' +
    '<g fill="#fff"><circle cx="35" cy="39" r="5"/><circle cx="65" cy="39" r="5"/></g><g fill="#16181c"><circle cx="36.500" cy="40" r="2.700"/><circle cx="63.500" cy="40" r="2.700"/></g><path d="M38 52Q50 46 62 52 60 64 50 64S40 64 38 52Z" fill="#e8ebef"/><ellipse cx="50" cy="51" rx="4.600" ry="3.400" fill="#16181c"/><path d="M44 58q6 4 12-1" fill="none" stroke="#3d434d" stroke-width="2" stroke-linecap="round"/>' +
    '<g fill="#7d8592" stroke="#3d434d" stroke-width="2"><ellipse cx="33" cy="76" rx="8" ry="6.500" transform="rotate(20 33 76)"/><ellipse cx="67" cy="76" rx="8" ry="6.500" transform="rotate(-20 67 76)"/></g>',
  'points-15':
    `${at(40, 57, 0.7, star, -12)}` +
    '<path d="M14 34C12 70 26 88 40 88S68 70 66 34Z" fill="#dff1e4" opacity=".22"/><g stroke="#fff" stroke-width="1.300" fill="none" opacity=".85"><path d="M15 36C14 68 28 87 40 87S66 68 65 36M26 40Q28 70 39 87M54 40Q52 70 41 87M15 50Q40 62 65 50M20 68Q40 78 60 68"/></g>' +
    '<path d="M64 28 92 6" stroke="#8a5a2b" stroke-width="7" stroke-linecap="round"/><path d="M66 25 90 7" stroke="#c98f5f" stroke-width="2" stroke-linecap="round"/><ellipse cx="40" cy="34" rx="27" ry="8" fill="none" stroke="#2f7c5a" stroke-width="5"/><path d="M15 32Q26 26 40 26" stroke="#8fd6ae" stroke-width="2" fill="none" stroke-linecap="round"/>',
  'points-10':
    `${at(30, 58, 0.62, shoe, 40)}` +
    '<g transform="translate(70 32) rotate(42)"><path d="M-20 26V0A20 20 0 0 1 20 0V26H8V0A8 8 0 0 0-8 0V26Z" fill="url(#lh-red)" stroke="#8c1c16" stroke-width="2" stroke-linejoin="round"/><path d="M-20 16H-8V27H-20ZM20 16H8V27H20Z" fill="#eef2f6" stroke="#5b6472" stroke-width="2" stroke-linejoin="round"/><path d="M-15 10V0A15 15 0 0 1-4-14" fill="none" stroke="#fff" stroke-width="2.600" stroke-linecap="round" opacity=".65"/></g>' +
    '<g fill="none" stroke="#f0b429" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M38 24 32 30 40 32 34 38M70 66 64 62 62 70 56 66"/></g>',
  'points-5':
    shadow(50, 82, 36) +
    `${at(50, 56, 0.62, bird)}` +
    '<path d="M20 76V48A30 32 0 0 1 80 48V76Z" fill="#dff2fb" opacity=".2"/><path d="M20 76V48A30 32 0 0 1 80 48V76" fill="none" stroke="#7fb4cf" stroke-width="3"/><path d="M28 66V48A22 24 0 0 1 40 28" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"/><rect x="12" y="74" width="76" height="9" rx="4.500" fill="#8a5a2b" stroke="#5b3716" stroke-width="2"/><circle cx="50" cy="11" r="6" fill="url(#lh-gold)" stroke="#a86a06" stroke-width="2"/>',
  'ban-1': `${posts(50)}${board(50)}${lamp(72, 36)}${snail}${snooze(56, 14, 8)}${snooze(67, 5, 6)}`,
  'ban-2':
    '<path d="M84 6A17 17 0 1 0 94 32 14 14 0 0 1 84 6Z" fill="#ffe9a3" stroke="#c99a2e" stroke-width="1.600"/>' +
    `${posts(36)}${board(34)}${board(56)}${lamp(28, 21)}${lamp(58, 21)}${sparkle(8, 12, 4)}${sparkle(44, 6, 3.5)}`,
  immunity:
    '<g fill="none" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".8"><path d="M10 24Q4 44 14 62M90 24Q96 44 86 62"/></g>' +
    '<path d="M50 5Q66 14 82 14C84 48 74 72 50 85 26 72 16 48 18 14 34 14 50 5 50 5Z" fill="#f6f1e2" stroke="#0d5b5c" stroke-width="2"/><path d="M50 12Q63 19 75 20C76 47 68 67 50 77 32 67 24 47 25 20 37 19 50 12 50 12Z" fill="url(#lh-teal)"/><path d="M50 12Q37 19 25 20C24 47 32 67 50 77Z" fill="#fff" opacity=".16"/>' +
    `<g transform="translate(50 45) scale(.5)">${[0, 72, 144, 216, 288].map((turn) => `<path d="${LEAF}" transform="rotate(${turn})" fill="#eafbe6" stroke="#0d5b5c" stroke-width="2"/>`).join('')}</g>${sparkle(74, 26, 6)}${sparkle(29, 58, 4)}`,
}
