/** The picture of a lucky moment that can be shared: our own drawing, 1200 × 630, made in the page. */
import { manifestOf } from '../games/index.ts'
import { GAP, type PieceRow } from './pieceDrawing.ts'

export const SIZE = { width: 1200, height: 630 }
/** The room for the pieces. */
export const ROOM = { width: 660, height: 244 }
/** How wide words are in a font of so many pixels and so much weight. */
export type Measure = (words: string, size: number, weight: number) => number

export interface Caption {
  game: string
  gameName: string
  title: string
  /** What happened. */
  text: string
  odds: string
  sealed: string
  pieces: PieceRow | null
}

const LEFT = 540
const WIDE = SIZE.width - LEFT - 50
const BOTTOM = 494 // of the pieces
const MAX_LINES = 4
const TEXT_SIZES = [40, 36, 32, 28, 24] // the first at which a sentence fits

/** The drawing as SVG. */
export function drawing(caption: Caption, measure: Measure, font: string): string {
  const { picture } = manifestOf(caption.game)
  const { width, height } = SIZE
  const fitted = (y: number, most: number, weight: number, colour: string, words: string) =>
    text(y, Math.min(most, (most * WIDE) / measure(words, most, weight)), weight, colour, words)
  const { size, lines } = fit(caption.text, measure)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escaped(font)}">` +
    `<rect width="${width}" height="${height}" fill="#fbf6e9"/>` +
    `<svg x="0" y="0" width="490" height="${height}" viewBox="60 0 200 180" preserveAspectRatio="xMidYMid slice"><rect width="320" height="180" fill="${picture.ground}"/>${picture.scene}</svg>` +
    fitted(78, 30, 700, '#2c7a4b', `${caption.gameName} · ${caption.title}`) +
    lines.map((line, at) => text(134 + at * size * 1.25, size, 650, '#2a2a24', line)).join('') +
    pieces(caption.pieces, 134 + (lines.length - 1) * size * 1.25 + 4) +
    fitted(556, 76, 850, '#a63c13', caption.odds) +
    fitted(600, 26, 600, '#5d5a4c', `${caption.sealed} · fiveleaf`) +
    '</svg>'
  )
}

/** The pieces in the middle of what is free between the sentence and the odds, no larger than that. */
function pieces(row: PieceRow | null, top: number): string {
  if (!row) return ''
  const free = BOTTOM - top
  const scale = Math.min(1, free / row.height)
  const y = top + (free - row.height * scale) / 2
  return `<g transform="translate(${LEFT - GAP * scale} ${y}) scale(${scale})"><foreignObject width="${row.width}" height="${row.height}">${row.markup}</foreignObject></g>`
}

/** A sentence in lines, in the largest letters with which it fits. */
export function fit(sentence: string, measure: Measure): { size: number; lines: string[] } {
  const tries = TEXT_SIZES.map((size) => ({ size, lines: linesOf(sentence, (words) => measure(words, size, 650) <= WIDE) }))
  return tries.find(({ lines }) => lines.length <= MAX_LINES) ?? shortened(tries.at(-1)!)
}

function shortened({ size, lines }: { size: number; lines: string[] }): { size: number; lines: string[] } {
  return { size, lines: [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]!}…`] }
}

function linesOf(sentence: string, isFitting: (words: string) => boolean): string[] {
  const lines = ['']
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)!} ${word}`.trim()
    if (isFitting(longer) || !lines.at(-1)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function text(y: number, size: number, weight: number, colour: string, words: string): string {
  return `<text x="${LEFT}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${escaped(words)}</text>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The font of the page, and how wide words are in it. */
export function pageFont(): { font: string; measure: Measure } {
  const font = getComputedStyle(document.body).fontFamily
  const context = document.createElement('canvas').getContext('2d')!
  return {
    font,
    measure: (words, size, weight) => {
      context.font = `${weight} ${size}px ${font}`
      return context.measureText(words).width
    },
  }
}

/** The drawing as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(SIZE.width, SIZE.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'))
}

/** The picture as a PNG; a browser that lets no page's markup into a picture gets it without the pieces. */
export async function picture(caption: Caption): Promise<Blob> {
  const { font, measure } = pageFont()
  return pngOf(drawing(caption, measure, font)).catch(() => pngOf(drawing({ ...caption, pieces: null }, measure, font)))
}
