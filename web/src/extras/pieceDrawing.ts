/**
 * Pieces as the boards draw them, as markup that stands alone in a picture.
 *
 * The game's own component draws them; what they need from the page goes with them: its style sheets, and the shapes
 * and paints that they refer to. Nothing is loaded from elsewhere.
 */
import { flushSync, mount, unmount } from 'svelte'
import { manifestOf } from '../games/index.ts'
import type { Picture } from '../lib/log.ts'
import type { T } from '../lib/texts.ts'

export const GAP = 34 // between two pieces, and around them for their shadows
const WIDEST = 150
const MAX_PIECES = 5

/** A row of pieces: markup for a `foreignObject`, and its size. */
export interface PieceRow {
  markup: string
  width: number
  height: number
}

/** The pieces in a row that is at most so large; null for a game that draws none. */
export async function pieceRow(game: string, pieces: readonly Picture[], room: { width: number; height: number }, t: T): Promise<PieceRow | null> {
  const { piece: load, rules } = manifestOf(game)
  const shown = pieces.slice(0, MAX_PIECES)
  if (!load || !shown.length) return null
  const [{ default: Piece }, drawings] = await Promise.all([load(), rules?.drawings?.load()])
  const host = hidden()
  const parts = drawings ? [mount(drawings.default, { target: host })] : []
  const places = shown.map(({ piece, value }) => {
    const place = host.appendChild(document.createElement('div'))
    parts.push(mount(Piece, { target: place, props: { piece, value, t } }))
    return place
  })
  flushSync()
  const row = arrange(places, room)
  flatten(host)
  const markup = new XMLSerializer().serializeToString(host)
  host.remove()
  await Promise.all(parts.map((part) => unmount(part)))
  return { markup: `${await styles()}${markup}`, ...row }
}

/** A place on the page that nobody sees, but where sizes are real; light, whatever the page is. */
function hidden(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  host.dataset.theme = 'light'
  host.inert = true
  Object.assign(host.style, { position: 'absolute', left: '0', top: '0', visibility: 'hidden', pointerEvents: 'none', zIndex: '-1' })
  return host
}

/** Puts the pieces side by side, as large as there is room. */
function arrange(places: readonly HTMLElement[], room: { width: number; height: number }): { width: number; height: number } {
  const width = Math.min(WIDEST, (room.width - GAP) / places.length - GAP)
  for (const place of places) Object.assign(place.style, { position: 'absolute', top: `${GAP}px`, width: `${width}px`, visibility: 'visible' })
  const tallest = Math.max(...places.map((place) => place.getBoundingClientRect().height))
  const scaled = width * Math.min(1, (room.height - 2 * GAP) / Math.max(1, tallest))
  places.forEach((place, at) => Object.assign(place.style, { left: `${GAP + at * (scaled + GAP)}px`, width: `${scaled}px` }))
  const height = Math.max(...places.map((place) => place.getBoundingClientRect().height))
  for (const place of places) Object.assign(place.style, { height: `${height}px` })
  return { width: GAP + places.length * (scaled + GAP), height: height + 2 * GAP }
}

/** Takes away what looks the other way or lies behind: a picture has no depth that would hide it. */
function flatten(host: HTMLElement): void {
  for (const element of host.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element, '::before').transform.startsWith('matrix3d')) element.dataset.flat = ''
    if (getComputedStyle(element).backfaceVisibility === 'hidden' && turnOf(element, host).m33 < 0) element.style.display = 'none'
  }
}

/** How an element is turned in space. */
function turnOf(element: HTMLElement, host: HTMLElement): DOMMatrix {
  const own = new DOMMatrix(getComputedStyle(element).transform)
  return element === host ? own : turnOf(element.parentElement!, host).multiply(own)
}

/** The style sheets of the page, as one element: as they were written, for what a browser says of its rules is not whole. */
async function styles(): Promise<string> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) => (href ? (await fetch(href)).text() : (ownerNode?.textContent ?? '')))
  const element = document.createElement('style')
  element.textContent = [...(await Promise.all(texts)), '[data-flat]::before { display: none }'].join('\n')
  return new XMLSerializer().serializeToString(element)
}
