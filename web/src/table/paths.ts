/** The ways that pieces go over the board, as animations of the browser. */

const EASING = 'cubic-bezier(.35,.1,.25,1)'
const HALF_TURNS = 5 // of a die without a body: it shows another face after each

/** Where a piece lies in the layer: its middle, and its width. */
export interface Spot {
  x: number
  y: number
  width: number
}

export interface Timing {
  ms: number
  delay: number
}

/** The transform that puts an element of the given width there. */
export function placed({ x, y, width }: Spot, own: number, lift = 0, grown = 1): string {
  return `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${(own ? width / own : 1) * grown})`
}

/** Flies in a low arc from one spot to another. */
export function fly(node: HTMLElement, from: Spot, to: Spot, { ms, delay, fades = null }: Timing & { fades?: 'in' | 'out' | null }): void {
  const own = parseFloat(node.style.width)
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width: (from.width + to.width) / 2 }
  const [first, last] = [fades === 'in' ? 0 : 1, fades === 'out' ? 0 : 1]
  const path = [
    { transform: placed(from, own), opacity: first },
    { transform: placed(half, own, 14, 1.12), opacity: 1 },
    { transform: placed(to, own), opacity: last },
  ]
  node.animate(path, { duration: ms, delay, easing: EASING, fill: 'forwards' })
}

/** Turns a piece that has two sides face up. */
export function turnOver(node: HTMLElement, { ms, delay }: Timing): void {
  if (!node.querySelector('.behind')) return
  for (const [side, from] of [['.front', 180], ['.behind', 0]] as const) {
    const path = [{ transform: `perspective(700px) rotateY(${from}deg)` }, { transform: `perspective(700px) rotateY(${from + 180}deg)` }]
    node.querySelector(side)?.animate(path, { duration: ms, delay, easing: 'ease-in-out', fill: 'both' })
  }
}

/** A die is thrown, hops twice and lies still. A body (`data-body`) turns in space; a flat one shows its faces in turn. */
export function tumble(node: HTMLElement, spot: Spot, { ms, delay }: Timing): void {
  const at = placed(spot, spot.width)
  const path = [
    { transform: `${at} translate(-70px, -90px) scale(.75)`, easing: 'cubic-bezier(.4,0,.9,.6)' },
    { transform: `${at} translate(-18px, 3px) scale(1.04)`, offset: 0.34, easing: 'cubic-bezier(.1,.6,.4,1)' },
    { transform: `${at} translate(-6px, -26px) scale(1.12)`, offset: 0.5, easing: 'cubic-bezier(.5,0,.9,.5)' },
    { transform: `${at} translate(0, 2px)`, offset: 0.68, easing: 'ease-out' },
    { transform: `${at} translate(1px, -7px)`, offset: 0.8, easing: 'ease-in' },
    { transform: at, offset: 0.92 },
    { transform: at },
  ]
  node.animate(path, { duration: ms, delay, fill: 'both' })
  const body = node.querySelector('[data-body]')
  if (body) body.animate([{ transform: 'rotateX(-1080deg) rotateY(720deg) rotateZ(180deg)' }, { transform: 'rotateX(0) rotateY(0) rotateZ(0)' }], { duration: ms * 0.92, delay, easing: 'cubic-bezier(.2,.55,.35,1)', fill: 'backwards', composite: 'add' })
  else showFaces([...node.querySelectorAll<HTMLElement>('.front')], { ms: ms * 0.9, delay })
}

/** Half a turn for each face, slower and slower; the last one stays. */
function showFaces(faces: readonly HTMLElement[], { ms, delay }: Timing): void {
  const when = (index: number) => ms * (1 - (1 - index / faces.length) ** 2 * 0.999)
  faces.forEach((face, index) => {
    const [start, end, isLast] = [index ? when(index) : 0, when(index + 1), index === faces.length - 1]
    const angle = index % 2 ? 'rotateY' : 'rotateX'
    const path = [
      { transform: `perspective(420px) ${angle}(-90deg)`, opacity: 1 },
      { transform: `perspective(420px) ${angle}(0deg)`, opacity: 1 },
      ...(isLast ? [] : [{ transform: `perspective(420px) ${angle}(90deg)`, opacity: 1 }]),
    ]
    const [hidden, shown] = [{ opacity: 0 }, { duration: Math.max(1, end - start), delay: delay + start }]
    if (!isLast || index) face.animate([hidden, hidden], { duration: delay + start || 1, fill: 'both' })
    face.animate(path, { ...shown, easing: 'linear' })
    if (!isLast) face.animate([hidden, hidden], { duration: 1, delay: delay + end, fill: 'forwards' })
    else if (index) face.animate([{ opacity: 1 }, { opacity: 1 }], { duration: 1, delay: delay + start, fill: 'forwards' })
  })
}

/** The faces that a flat die shows on its way, its own last. */
export function facesOf(value: unknown, most: number | undefined): unknown[] {
  if (!most || most < 2) return [value]
  const others = Array.from({ length: HALF_TURNS }, () => 1 + Math.floor(Math.random() * most))
  return [...others, value]
}
