/** Which cards fly from where to where, as the newest events and the two views tell. */
import type { Event, LuckyHandView } from '../../wire.ts'
import { family } from './kinds.ts'
import type { Story } from './story.ts'

/** Places carry `data-spot`: stock, heap, stage, hand-0, pot-0, place-0. */
export interface Journey {
  card: string | null // null: face down
  from: string
  to: string
  delay: number
}

/** A place on the screen. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const MOST = 12
const STEP = 45 // ms
const LATER = 480 // ms: when what was played leaves the middle

export function journeys(events: readonly Event[], story: Story, now: LuckyHandView): Journey[] {
  const flown: Journey[] = []
  for (const event of events) {
    const seat = event.seat ?? 0
    const card = typeof event.card === 'string' ? event.card : null
    if (event.move === 'play' || (event.move === 'stake' && card)) flown.push(go(card, `hand-${seat}`, 'stage'))
    if (event.move === 'counter') flown.push(go('immunity', `hand-${seat}`, `place-${seat}`))
    if (event.chance === 'deal' || event.chance === 'draw') flown.push(go(card, 'stock', `hand-${seat}`, flown.length * STEP))
  }
  return [...leaving(story, now), ...flown].slice(0, MOST)
}

/** What leaves the middle, and what changes pots. */
function leaving({ scene }: Story, now: LuckyHandView): Journey[] {
  if (!scene) return []
  if (scene.kind === 'bonus') {
    if (scene.won === null) return []
    return [go(scene.card, 'stage', scene.won ? `pot-${scene.seat}` : 'heap', LATER)]
  }
  if (scene.kind === 'max') {
    if (scene.open) return []
    const end = scene.winner === null ? 'heap' : `pot-${scene.winner}`
    return scene.stakes.filter((stake) => typeof stake === 'string').map((stake) => go(stake, 'stage', end, LATER))
  }
  if (scene.kind === 'laid') return family(scene.card) === 'immunity' ? [go(scene.card, 'stage', `place-${scene.seat}`, LATER)] : []
  if (scene.answer === 'open') return []
  if (scene.moved) return [go(scene.moved.card, `pot-${scene.moved.from}`, `pot-${scene.moved.to}`), go(scene.card, 'stage', 'heap', LATER)]
  const stays = (now.penalties[scene.target] ?? []).includes(scene.card) && scene.answer !== 'counter'
  return [go(scene.card, 'stage', stays ? `place-${scene.target}` : 'heap', LATER)]
}

function go(card: string | null, from: string, to: string, delay = 0): Journey {
  return { card, from, to, delay }
}

/** The card seen on top of the heap: the one that came last, as far as it is known. */
export function topOfHeap(now: LuckyHandView, story: Story, last: string | null): string | null {
  const { scene } = story
  const came = scene?.kind === 'max' ? 'max' : scene?.kind === 'bonus' && !scene.won ? scene.card : scene?.kind === 'penalty' ? scene.card : null
  const top = came ?? last
  if (top && now.heap.includes(top)) return top
  return now.heap.find((card) => !now.needed[card]) ?? now.heap[0] ?? null
}
