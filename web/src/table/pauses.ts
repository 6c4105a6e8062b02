/** The frames of one message: the results on the way, then the newest one. */
import type { TableShown } from '../wire.ts'
import type { Step } from './scenes.ts'

/** A message as it is on the screen, or still to be shown. */
export interface OnScreen {
  shown: TableShown
  /** What led to it from the frame before. */
  steps: readonly Step[]
}

/** A message's own frame, and those before it by the number of steps that lead there. */
export function framesOf(message: TableShown, steps: readonly Step[]): { frame: OnScreen; pauses: Map<number, OnScreen> } {
  const begun = message.ply - steps.length
  const pauses = new Map<number, OnScreen>()
  let before = 0
  for (const { ply } of message.pauses?.[0] ?? []) {
    const at = ply - begun
    if (at <= before || at >= steps.length) continue
    pauses.set(at, { shown: momentOf(message, ply), steps: steps.slice(before, at) })
    before = at
  }
  return { frame: { shown: message, steps: steps.slice(before) }, pauses }
}

/** The table at a result on the way: nobody is asked yet, and nothing is over. */
function momentOf(message: TableShown, ply: number): TableShown {
  const views = message.views.map(({ seat }, index) => {
    const view = message.pauses[index]?.find((pause) => pause.ply === ply)?.view ?? message.views[index]!.view
    return { seat, view: view as TableShown['views'][number]['view'], question: null, answered: false }
  })
  return { ...message, status: 'running', ply, views, windows: [], result: null }
}
