/** Twelve animals, drawn on 64 × 64: a round ground and a face on it. */
const eyes = (x = 8, y = 35, r = 3) =>
  `<g fill="#2a2420"><circle cx="${32 - x}" cy="${y}" r="${r}"/><circle cx="${32 + x}" cy="${y}" r="${r}"/></g>` +
  `<g fill="#fff"><circle cx="${33 - x}" cy="${y - 1}" r="${r / 3}"/><circle cx="${33 + x}" cy="${y - 1}" r="${r / 3}"/></g>`
const cheeks = (x = 15, y = 42, c = '#f08b7a') =>
  `<g fill="${c}" opacity=".55"><ellipse cx="${32 - x}" cy="${y}" rx="4" ry="2.6"/><ellipse cx="${32 + x}" cy="${y}" rx="4" ry="2.6"/></g>`
const smile = (y = 46, w = 4, c = '#2a2420') =>
  `<path d="M${32 - w} ${y}q${w / 2} ${w * 0.8} ${w} 0q${w / 2} ${w * 0.8} ${w} 0" fill="none" stroke="${c}" stroke-width="1.8" stroke-linecap="round"/>`

export const ANIMALS: Record<string, { ground: string; drawing: string }> = {
  fox: {
    ground: '#fbe2c4',
    drawing:
      '<path d="M11 11 29 23 14 37ZM53 11 35 23 50 37Z" fill="#d9671f"/><path d="M14 16 24 23 16 31ZM50 16 40 23 48 31Z" fill="#4a2a1a"/>' +
      '<path d="M32 56C19 54 10 44 12 31 14 22 23 19 32 19s18 3 20 12c2 13-7 23-20 25Z" fill="#e67c2e"/>' +
      '<path d="M11.800 35C18 35 26 40 32 56 20 54.500 12 46 11.800 35ZM52.200 35C46 35 38 40 32 56c12-1.500 20-10 20.200-21Z" fill="#fff6e9"/>' +
      eyes(8.5, 35) +
      '<ellipse cx="32" cy="52" rx="4" ry="3" fill="#2a2420"/>',
  },
  owl: {
    ground: '#e9def3',
    drawing:
      '<path d="M12 14c6 1 10 4 12 7h16c2-3 6-6 12-7 1 7 0 11-1 14v10c0 12-8 19-19 19s-19-7-19-19V28c-1-3-2-7-1-14Z" fill="#8a6748"/>' +
      '<path d="M32 36c7 0 12 6 12 12 0 5-5 9-12 9s-12-4-12-9c0-6 5-12 12-12Z" fill="#d9b98f"/>' +
      '<path d="M26 49q2 2.500 4 0m4 0q2 2.500 4 0m-8 4q2 2.500 4 0" stroke="#8a6748" stroke-width="1.6" fill="none" stroke-linecap="round"/>' +
      '<circle cx="22.500" cy="31" r="9.500" fill="#fff6e4"/><circle cx="41.500" cy="31" r="9.500" fill="#fff6e4"/>' +
      eyes(9.5, 31, 4.6) +
      '<path d="M28.500 36h7L32 42.500Z" fill="#eea320"/>',
  },
  bear: {
    ground: '#d8ecd6',
    drawing:
      '<g fill="#8d5a34"><circle cx="16" cy="20" r="8.500"/><circle cx="48" cy="20" r="8.500"/></g><g fill="#c98f5f"><circle cx="16" cy="20" r="4.300"/><circle cx="48" cy="20" r="4.300"/></g>' +
      '<ellipse cx="32" cy="37" rx="21" ry="19.500" fill="#a36c41"/><ellipse cx="32" cy="45" rx="10.500" ry="8.500" fill="#f1d6b1"/>' +
      eyes(8.5, 33) +
      cheeks(15.5, 41) +
      '<ellipse cx="32" cy="41" rx="4" ry="2.900" fill="#2a2420"/>' +
      smile(46.5, 3.6),
  },
  cat: {
    ground: '#d8e9f6',
    drawing:
      '<path d="M12 10 28 22 13 34ZM52 10 36 22 51 34Z" fill="#6b7280"/><path d="M15 15.500 23.500 22 15.500 28.500ZM49 15.500 40.500 22 48.500 28.500Z" fill="#f2a9a4"/>' +
      '<ellipse cx="32" cy="37.500" rx="21" ry="18" fill="#7d8592"/><path d="M32 19.500v8m-6-7 1.500 6m10.500-6-1.500 6" stroke="#565d69" stroke-width="2.600" stroke-linecap="round"/>' +
      '<ellipse cx="27.500" cy="45.500" rx="6" ry="5" fill="#f4f1ea"/><ellipse cx="36.500" cy="45.500" rx="6" ry="5" fill="#f4f1ea"/>' +
      '<g fill="#d5e36b"><ellipse cx="23" cy="35" rx="5" ry="5.400"/><ellipse cx="41" cy="35" rx="5" ry="5.400"/></g><g fill="#20242a"><ellipse cx="23" cy="35" rx="2" ry="4.600"/><ellipse cx="41" cy="35" rx="2" ry="4.600"/></g>' +
      '<path d="M29.500 41h5L32 44Z" fill="#e8827c"/><path d="M10 42l9 1.500M10 48l9-1.500M54 42l-9 1.500M54 48l-9-1.500" stroke="#f4f1ea" stroke-width="1.400" stroke-linecap="round"/>',
  },
  hare: {
    ground: '#fbdfe0',
    drawing:
      '<path d="M23 30C14 22 13 6 18 4c6-1 10 13 10 24ZM41 30C50 22 51 6 46 4c-6-1-10 13-10 24Z" fill="#cdb79e"/><path d="M23 25c-5-6-6-15-4-17 3 0 6 9 6 17ZM41 25c5-6 6-15 4-17-3 0-6 9-6 17Z" fill="#f2b3ac"/>' +
      '<ellipse cx="32" cy="41" rx="17.500" ry="16.500" fill="#dcc8b0"/><ellipse cx="32" cy="48" rx="9" ry="6.800" fill="#fff7ec"/>' +
      eyes(8, 38) +
      cheeks(12.5, 45) +
      '<path d="M29.300 44h5.400L32 47Z" fill="#d9736c"/><path d="M29.500 49.500h5v4.200q0 1-1 1h-3q-1 0-1-1Z" fill="#fff" stroke="#b8a58d" stroke-width=".8"/><path d="M32 49.500v5" stroke="#b8a58d" stroke-width=".8"/>',
  },
  frog: {
    ground: '#fdf0c2',
    drawing:
      '<ellipse cx="32" cy="39" rx="23" ry="17.500" fill="#5fae4a"/><g fill="#5fae4a"><circle cx="19" cy="22" r="9.500"/><circle cx="45" cy="22" r="9.500"/></g>' +
      '<g fill="#fffbe8"><circle cx="19" cy="22" r="6.600"/><circle cx="45" cy="22" r="6.600"/></g>' +
      eyes(13, 22.5, 3.6) +
      '<path d="M13 41q19 15 38 0" fill="none" stroke="#2c5a23" stroke-width="2.400" stroke-linecap="round"/><path d="M17.500 43.800Q32 53 46.500 43.800 44 55.500 32 56 20 55.500 17.500 43.800Z" fill="#9fd67a" opacity=".75"/>' +
      cheeks(18, 37, '#f2836b') +
      '<g fill="#2c5a23"><circle cx="30" cy="34.500" r="1"/><circle cx="34" cy="34.500" r="1"/></g>',
  },
  hedgehog: {
    ground: '#e3eed2',
    drawing:
      '<path d="M32 4 36 11 43 6 44 14 53 12 51 20 59 22 54 28 61 33 54 37 59 44 51 46 53 54 44 52 41 59 32 54 23 59 20 52 11 54 13 46 5 44 10 37 3 33 10 28 5 22 13 20 11 12 20 14 21 6 28 11Z" fill="#6a4a35"/>' +
      '<path d="M32 16 35 21 40 17 42 23 48 22 47 28 53 31 48 35 50 41H14L16 35 11 31 17 28 16 22 22 23 24 17 29 21Z" fill="#8a6346"/>' +
      '<path d="M32 57c-11 0-18-6-18-15 0-7 5-13 10-13 4 0 5 3 8 3s4-3 8-3c5 0 10 6 10 13 0 9-7 15-18 15Z" fill="#f3d7b0"/>' +
      eyes(8, 40) +
      cheeks(12.5, 47) +
      '<ellipse cx="32" cy="46.500" rx="4.200" ry="3.400" fill="#2a2420"/>' +
      smile(51, 3),
  },
  otter: {
    ground: '#cfe8ea',
    drawing:
      '<g fill="#6d4a35"><circle cx="13" cy="27" r="5"/><circle cx="51" cy="27" r="5"/></g><path d="M32 14c13 0 21 9 21 22 0 12-9 20-21 20s-21-8-21-20c0-13 8-22 21-22Z" fill="#855b41"/>' +
      '<path d="M32 36c8-4 19-1 19 6 0 8-8 14-19 14s-19-6-19-14c0-7 11-10 19-6Z" fill="#e9cfa9"/>' +
      eyes(10, 31) +
      '<path d="M27 36.500q5-3 10 0-1 6-5 6t-5-6Z" fill="#2a2420"/>' +
      smile(45.5, 4) +
      '<path d="M19 44l-9-2m9 5-9 1m35-4 9-2m-9 5 9 1" stroke="#855b41" stroke-width="1.300" stroke-linecap="round"/>',
  },
  panda: {
    ground: '#f6dccb',
    drawing:
      '<g fill="#2b2a2c"><circle cx="15" cy="19" r="8.500"/><circle cx="49" cy="19" r="8.500"/></g><ellipse cx="32" cy="37" rx="22" ry="19.500" fill="#fdfbf5"/>' +
      '<g fill="#2b2a2c"><ellipse cx="22" cy="35" rx="6" ry="7.500" transform="rotate(24 22 35)"/><ellipse cx="42" cy="35" rx="6" ry="7.500" transform="rotate(-24 42 35)"/></g>' +
      '<g fill="#fff"><circle cx="23" cy="35" r="2.700"/><circle cx="41" cy="35" r="2.700"/></g><g fill="#2b2a2c"><circle cx="23.300" cy="35.300" r="1.500"/><circle cx="40.700" cy="35.300" r="1.500"/></g>' +
      cheeks(16, 45) +
      '<ellipse cx="32" cy="43" rx="3.800" ry="2.600" fill="#2b2a2c"/>' +
      smile(48, 3.6),
  },
  whale: {
    ground: '#fbeed0',
    drawing:
      '<path d="M31 22c-1-6-5-9-9-8 0 4 3 6 8 8m3 0c1-6 5-9 9-8 0 4-3 6-8 8" fill="#7cc3e8"/><path d="M32 13v10" stroke="#7cc3e8" stroke-width="2.600" stroke-linecap="round"/>' +
      '<path d="M32 22c15 0 24 8 24 18S46 57 32 57 8 50 8 40s9-18 24-18Z" fill="#3f83b8"/>' +
      '<path d="M9 44c6 4 14 6 23 6s17-2 23-6c-2 8-11 13-23 13S11 52 9 44Z" fill="#eaf3f7"/><path d="M18 50.500v4.500m7-3v4.800m7-4.500V57m7-5v4.800m7-6.300v4.500" stroke="#a9c4d4" stroke-width="1.300"/>' +
      eyes(16, 38) +
      cheeks(17.500, 43.500) +
      '<path d="M24 43q8 4.500 16 0" fill="none" stroke="#1d4a6d" stroke-width="2" stroke-linecap="round"/>',
  },
  turtle: {
    ground: '#f9e2d2',
    drawing:
      '<g fill="#8abf68"><ellipse cx="10" cy="47" rx="9" ry="5.500" transform="rotate(-28 10 47)"/><ellipse cx="54" cy="47" rx="9" ry="5.500" transform="rotate(28 54 47)"/></g>' +
      '<path d="M32 7c18 0 27 14 27 29 0 6-3 9-8 9H13c-5 0-8-3-8-9C5 21 14 7 32 7Z" fill="#3f7d4a"/>' +
      '<path d="M25 12h14l7 11-7 11H25l-7-11ZM25 12l-4-3m18 3 4-3M18 23H7m39 0h11M25 34l-6 10m20-10 6 10" fill="#64a864" stroke="#2a5a33" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>' +
      '<ellipse cx="32" cy="47" rx="14" ry="11.500" fill="#a8d283"/>' +
      eyes(6.5, 45) +
      cheeks(10, 50) +
      '<path d="M27 51q5 4 10 0" fill="none" stroke="#31531f" stroke-width="1.900" stroke-linecap="round"/><g fill="#31531f"><circle cx="30.700" cy="47.500" r=".8"/><circle cx="33.300" cy="47.500" r=".8"/></g>',
  },
  penguin: {
    ground: '#dcecf5',
    drawing:
      '<path d="M32 9c14 0 22 11 22 26 0 14-8 22-22 22S10 49 10 35C10 20 18 9 32 9Z" fill="#2f3a4a"/>' +
      '<path d="M32 29c3-7 16-8 16 4 0 5-2 7-2 11 0 8-6 12-14 12s-14-4-14-12c0-4-2-6-2-11 0-12 13-11 16-4Z" fill="#fdfaf3"/>' +
      eyes(8, 34) +
      cheeks(12, 43) +
      '<path d="M25.500 39.500h13L32 47Z" fill="#f0a32b"/><path d="M25.500 39.500q6.500 3 13 0" fill="none" stroke="#b87512" stroke-width="1.300"/>',
  },
}

export const ANIMAL_NAMES = Object.keys(ANIMALS)

/** The wanted animal if the table does not have it, else one that it does not have. */
export function freeAnimal(taken: readonly string[], wanted = 'otter'): string {
  return [wanted, ...ANIMAL_NAMES].find((animal) => !taken.includes(animal)) ?? wanted
}
