/** A game's two drawings, and what several of them use. */
export interface Picture {
  /** A small sign around 0, 0 with a radius of about 25. */
  emblem: string
  /** The colour behind the scene. */
  ground: string
  /** The scene on 320 × 180. */
  scene: string
}

/** A playing card around x, y. */
export const card = (x: number, y: number, turn: number, inside: string, w = 58, h = 82) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-w / 2 + 2}" y="${-h / 2 + 4}" width="${w}" height="${h}" rx="9" fill="#2a1a08" opacity=".16"/>` +
  `<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9" fill="#fffdf6" stroke="#d8ccb2"/>${inside}</g>`
