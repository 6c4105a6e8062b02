/** What a screen reader is given to read, at the verbosity of the reader's choice. */
import { manifestOf } from '../games/index.ts'
import type { Verbosity } from '../lib/settings.svelte.ts'
import type { T } from '../lib/texts.ts'
import type { View } from '../wire.ts'
import type { Step } from './scenes.ts'

/** A heading and the lines under it. */
export interface Section {
  title: string
  lines: string[]
}

/** What has just happened, in one text. */
export function announcement(steps: readonly Step[], verbosity: Verbosity, t: T): string {
  const read = verbosity === 'brief' ? steps.filter(hasResult) : steps
  return read.map(({ event, effects }) => t.event(event, effects)).join(' ')
}

/** Somebody gained or won something by it. */
function hasResult({ effects }: Step): boolean {
  return effects.some(({ effect }) => effect === 'gain' || effect === 'win')
}

/** The whole table as this view shows it: the middle, then every seat in order. */
export async function tableInWords(view: View, t: T): Promise<Section[]> {
  const describe = (await manifestOf(view.game).describe?.())?.default
  const { table, seats } = describe?.(view, t) ?? { table: [], seats: [] }
  const middle = table.length ? [{ title: t('game-name'), lines: table }] : []
  const each = view.scores.map((points, seat) => {
    const asked = view.asked.includes(seat) ? [t('page-is-asked')] : []
    return { title: t.seat(seat), lines: [t('page-points', { points }), ...asked, ...(seats[seat] ?? [])] }
  })
  return [...middle, ...each]
}
