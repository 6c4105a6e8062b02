/** A small drawing for each quick phrase, on 24 × 24. */
const face = (inside: string, skin = '#f6c945') =>
  `<circle cx="12" cy="12" r="10" fill="${skin}" stroke="#a8781a"/>${inside}`
const eyes = '<g fill="#4a3208"><circle cx="8.600" cy="10" r="1.400"/><circle cx="15.400" cy="10" r="1.400"/></g>'
const line = (d: string) => `<path d="${d}" fill="none" stroke="#4a3208" stroke-width="1.600" stroke-linecap="round" stroke-linejoin="round"/>`
const leaf = '<path d="M12 11.500C9.500 9 7.500 7.500 8.300 5 9 3.200 11.300 3.300 12 5c.7-1.700 3-1.800 3.700 0 .8 2.500-1.200 4-3.700 6.500Z"/>'

export const EMOTES: Record<string, string> = {
  hello:
    '<path d="M7 13V6.500a1.300 1.300 0 0 1 2.600 0V5a1.300 1.300 0 0 1 2.600 0v1a1.300 1.300 0 0 1 2.600 0v1.500a1.300 1.300 0 0 1 2.600 0V15c0 4-2.500 6.500-5.500 6.500-2.500 0-4-1-5.200-3L4 14.300c-.8-1.500.8-2.500 1.900-1.500Z" fill="#f6c945" stroke="#a8781a" stroke-linejoin="round"/><path d="M19 3.500c1 .6 1.700 1.500 2 2.500M3.500 9C3 7.500 3.300 6 4 5" fill="none" stroke="#a8781a" stroke-width="1.400" stroke-linecap="round"/>',
  'good-luck': `<g fill="#2f9a5f" stroke="#12583a" stroke-width=".7">${[45, 135, 225, 315].map((turn) => `<g transform="rotate(${turn} 12 12)">${leaf}</g>`).join('')}</g>`,
  'well-played':
    '<path d="m12 2.500 2.800 6 6.500.8-4.800 4.500 1.300 6.500L12 17l-5.800 3.300 1.300-6.500L2.700 9.300l6.500-.8Z" fill="#f6c945" stroke="#a8781a" stroke-linejoin="round"/>',
  thanks:
    '<path d="M12 20.500C5 15.500 2.500 12 3.200 8.200 4 4.500 9.500 3.500 12 7.500c2.500-4 8-3 8.800.7.700 3.800-1.800 7.300-8.800 12.300Z" fill="#3fae74" stroke="#12583a"/>',
  wow: face(`${eyes}<ellipse cx="12" cy="15.800" rx="2.400" ry="3" fill="#4a3208"/>${line('M7 6.800c.8-.6 1.700-.7 2.500-.4M17 6.800c-.8-.6-1.700-.7-2.500-.4')}`),
  haha: face(`${line('M6.800 10.500 8.600 8.700l1.800 1.800M13.600 10.500l1.800-1.800 1.800 1.800')}<path d="M6.800 13.500h10.400c-.4 3.500-2.500 5-5.200 5s-4.800-1.500-5.200-5Z" fill="#4a3208"/>`),
  oops: face(`${line('M7 9.800h3.200M13.800 9.800H17M9 16.800c.8-1 1.500-1 2.200 0s1.500 1 2.300 0 1.300-1 2-.3')}<path d="M18.600 4.500c1.800 2.500 2.200 3.600 1 4.600-1.200.7-2.400-.3-2-2 .1-.8.500-1.600 1-2.600Z" fill="#5eb0e8"/>`),
  thinking: face(`${eyes}${line('M9 16.500c1.800-1 3.600-1.200 6-.6M6.800 7c.9-.8 2-.9 2.900-.4M14.300 6.300c1-.2 1.900.1 2.700.9')}`),
  hurry:
    '<path d="M6 2.500h12M6 21.500h12M7.500 3v3.500c0 3 3.500 4 3.500 5.500s-3.500 2.500-3.500 5.500V21h9v-3.500c0-3-3.500-4-3.500-5.500s3.500-2.500 3.500-5.500V3" fill="#fff6e0" stroke="#8a5a00" stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round"/><path d="M9 6.500h6c-.3 2-3 3-3 4.500 0-1.500-2.700-2.500-3-4.500ZM9 20c.3-2 1.500-2.700 3-3.500 1.500.8 2.700 1.500 3 3.500Z" fill="#e9862a"/>',
  bye: '<path d="M19.500 14.500A8.500 8.500 0 1 1 10 4a7 7 0 0 0 9.500 10.500Z" fill="#f6c945" stroke="#a8781a" stroke-linejoin="round"/><path d="m18 4 .7 1.800 1.800.7-1.800.7L18 9l-.7-1.800-1.800-.7 1.800-.7Z" fill="#f6c945"/>',
}
