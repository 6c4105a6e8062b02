/** What shines, flies up and rains where somebody gains or wins. It ends by itself, and `clear` takes it away. */
import { fly, type Spot, type Timing } from './paths.ts'

const LEAVES = 36 // of a rain of clovers
const LEAF = '<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M0 0C-8-1-11-8-6-10-2-12 0-8 0-6 0-8 2-12 6-10 11-8 8-1 0 0-8 1-11 8-6 10-2 12 0 8 0 6 0 8 2 12 6 10 11 8 8 1 0 0Z"/></svg>'

export class Celebration {
  #added: HTMLElement[] = []
  #marked: HTMLElement[] = []

  /** `root` holds the places, `layer` lies over it. */
  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  /** What belongs to a seat shines: its places, and pieces that have landed there. */
  shine(seats: readonly number[], landed: readonly HTMLElement[], { ms, delay }: Timing): void {
    const glow = 'drop-shadow(0 0 9px var(--sun)) brightness(1.12)'
    const path = [{ filter: 'none' }, { filter: glow }, { filter: 'none' }]
    for (const node of [...this.#placesOf(seats), ...landed]) node.animate(path, { duration: ms / 2, delay, iterations: 2, easing: 'ease-in-out' })
  }

  /** A quiet mark on what belongs to the winners, which stays. */
  mark(seats: readonly number[]): void {
    for (const node of this.#placesOf(seats)) {
      node.dataset.won = ''
      this.#marked.push(node)
    }
  }

  /** Clovers rain over the table. */
  rain({ ms, delay }: Timing): void {
    const { width, height } = this.layer.getBoundingClientRect()
    for (let index = 0; index < LEAVES; index++) {
      const leaf = this.#add(`leaf tone${index % 4}`, LEAF)
      const [x, sway, spin] = [(((index * 61) % 100) / 100) * width, ((index * 37) % 90) - 45, 220 + ((index * 83) % 400)]
      const [size, late] = [0.6 + ((index * 29) % 10) / 10, ((index * 47) % 100) / 100]
      const path = [
        { transform: `translate(${x}px, -20px) scale(${size})`, opacity: 0 },
        { transform: `translate(${x}px, 0) scale(${size})`, opacity: 1, offset: 0.04 },
        { transform: `translate(${x + sway}px, ${height * 0.5}px) rotate(${spin / 2}deg) rotateY(${spin}deg) scale(${size})`, opacity: 1, offset: 0.55 },
        { transform: `translate(${x - sway / 2}px, ${height + 30}px) rotate(${spin}deg) rotateY(${spin * 2}deg) scale(${size})`, opacity: 0.9 },
      ]
      leaf.animate(path, { duration: ms * 0.62, delay: delay + late * ms * 0.38, easing: 'cubic-bezier(.3,.1,.6,1)', fill: 'both' })
    }
  }

  /** Points fly to a seat's score and stay there until it shows them. */
  points(words: string, isLoss: boolean, from: Spot, to: Spot, timing: Timing): void {
    const chip = this.#add(`points${isLoss ? ' loss' : ''}`)
    chip.textContent = words
    chip.style.width = 'max-content'
    const own = Math.max(1, chip.offsetWidth)
    chip.style.width = `${own}px`
    fly(chip, { ...from, width: own * 1.7 }, { ...to, width: own }, { ...timing, fades: 'in' })
  }

  /** The table darkens around what everybody waits for. */
  dim({ ms, delay }: Timing): void {
    const path = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }]
    this.#add('dim').animate(path, { duration: ms, delay, fill: 'both' })
  }

  clear(): void {
    for (const node of this.#added) node.remove()
    for (const node of this.#marked) delete node.dataset.won
    this.#added = []
    this.#marked = []
  }

  #add(kind: string, content = ''): HTMLElement {
    const node = document.createElement('div')
    node.className = kind
    node.innerHTML = content
    this.layer.append(node)
    this.#added.push(node)
    return node
  }

  #placesOf(seats: readonly number[]): HTMLElement[] {
    const owns = (node: HTMLElement) => seats.includes(Number(node.dataset.place?.split('/')[1] ?? NaN))
    return [...this.root.querySelectorAll<HTMLElement>('[data-place*="/"]')].filter((node) => owns(node) && node.getBoundingClientRect().width > 0)
  }
}
