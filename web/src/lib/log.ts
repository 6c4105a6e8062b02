/**
 * The log of a game: what happened, in lines under headings, as the reader may know it.
 *
 * What belongs together is said by a game's texts, in attributes of an event's message; `texts/log.py` describes them,
 * and does the same for the terminal.
 */
import type { Step } from '../table/scenes.ts'
import type { Began, Effect } from '../wire.ts'
import { counted, eventKey, isolated, type T } from './texts.ts'

/** A piece to be drawn beside the words; a die has its value. */
export interface Picture {
  piece: string | number
  value?: number
}

/** Words with the pieces that they are about. */
export interface Sentence {
  text: string
  pictures: Picture[]
}

export interface Line {
  kind: 'event' | 'scores'
  /** The numbers of the first and the last event of the line. */
  first: number
  last: number
  isLuck: boolean
  sentences: Sentence[]
}

/** A part of the game: lines under a heading; what comes before the first heading has none. */
export interface Part {
  heading: string
  /** The number of the event with which it begins. */
  first: number
  lines: Line[]
}

const MAX_PICTURES = 8 // of one sentence

/** The log in parts, oldest first; `first` is the number of the first step. */
export function logOf(steps: readonly Step[], t: T, first = 0): Part[] {
  const parts: Part[] = [{ heading: '', first, lines: [] }]
  let at = first
  for (const run of runsOf(steps, t)) {
    addRun(parts, run, at, t)
    at += run.length
  }
  return parts.filter(({ heading, lines }) => heading || lines.length)
}

/** Steps that share a line: events of one kind in a row, if the game has words for several. */
function runsOf(steps: readonly Step[], t: T): Step[][] {
  const runs: Step[][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run && belongs(run.at(-1)!, step, t)) run.push(step)
    else runs.push([step])
  }
  return runs
}

/** A step goes on the line of the last one: no heading comes between them. */
function belongs(last: Step, step: Step, t: T): boolean {
  const key = eventKey(step.event)
  const isAlike = key === eventKey(last.event) && t.hasVariant(key, 'many')
  return isAlike && !last.effects.slice(openingOf(last.effects)).some(({ effect }) => effect === 'begin')
}

/** How many headings come before the event: those that something else follows. */
function openingOf(effects: readonly Effect[]): number {
  return Math.max(0, effects.findIndex(({ effect }) => effect !== 'begin'))
}

function addRun(parts: Part[], run: readonly Step[], first: number, t: T): void {
  const effects = run.flatMap((step) => step.effects)
  const opening = openingOf(effects)
  for (const effect of effects.slice(0, opening)) if (effect.effect === 'begin') parts.push({ heading: headingOf(effect, t), first, lines: [] })
  const sentences = (run.length > 1 ? sentencesOfMany(run, t) : sentencesOfOne(run[0]!, t)).filter(({ text }) => text)
  const add = (kind: Line['kind'], ...added: Sentence[]) => parts.at(-1)!.lines.push({ kind, first, last: first + run.length - 1, isLuck: run[0]!.event.chance !== undefined, sentences: added })
  if (sentences.length) add('event', ...sentences)
  for (const effect of effects.slice(opening)) {
    if (effect.effect === 'begin') parts.push({ heading: headingOf(effect, t), first: first + run.length, lines: [] })
    else if (effect.effect === 'scores') add('scores', plain(t('log-scores', { scores: scoreLine(effect.scores, t) })))
    else if (effect.effect === 'win' && effect.what === 'game') add('scores', plain(t('log-winners', { count: effect.seats.length, names: t.list(effect.seats.map((seat) => t.seat(seat))) })))
  }
}

function sentencesOfOne({ event, effects }: Step, t: T): Sentence[] {
  const key = eventKey(event)
  if (!t.hasVariant(key, 'log')) return [{ text: t.event(event, effects), pictures: picturesOf(effects) }]
  return [{ text: [t.variant(key, 'log', event), ...t.effects(effects)].filter(Boolean).join(' '), pictures: picturesOf(effects) }]
}

/** Several events of one kind: what they share, each seat's share, their effects. */
function sentencesOfMany(run: readonly Step[], t: T): Sentence[] {
  const key = eventKey(run[0]!.event)
  const bySeat = new Map<number | null, Step[]>()
  for (const step of run) bySeat.set(step.event.seat ?? null, [...(bySeat.get(step.event.seat ?? null) ?? []), step])
  const seats = [...bySeat.keys()].filter((seat) => seat !== null)
  const hasSeats = t.hasVariant(key, 'seat')
  const params = {
    count: run.length,
    each: Math.floor(run.length / Math.max(1, seats.length)),
    names: t.list(seats.map((seat) => t.seat(seat))),
    items: t.list(itemsOf(key, bySeat.get(null) ?? [], t)),
    sum: run.reduce((sum, { event }) => sum + Number(event.value ?? 0), 0),
  }
  const shares = seats.flatMap((seat) => {
    const items = hasSeats ? itemsOf(key, bySeat.get(seat)!, t) : []
    const text = items.length ? t.variant(key, 'seat', {}, { seat: t.seat(seat), items: counted(items) }) : ''
    return text ? [{ text, pictures: picturesOf(bySeat.get(seat)!.flatMap((step) => step.effects)) }] : []
  })
  const effects = run.flatMap((step) => step.effects)
  return [{ text: t.variant(key, 'many', {}, params), pictures: hasSeats ? [] : picturesOf(effects) }, ...shares, plain(t.effects(effects).join(' '))]
}

/** What each event brought, as far as the reader may know it. */
function itemsOf(key: string, steps: readonly Step[], t: T): string[] {
  if (!t.hasVariant(key, 'item')) return []
  return steps.filter(({ event }) => !event.hidden).map(({ event }) => t.variant(key, 'item', event))
}

/** The pieces that effects move or turn in sight of the reader; of a throw only its dice, not what they decide about. */
export function picturesOf(effects: readonly Effect[]): Picture[] {
  const isThrow = effects.some(({ effect }) => effect === 'roll')
  const pictures = effects.flatMap((effect): Picture[] => {
    if (effect.effect === 'roll') return effect.dice.map(({ die, value }) => ({ piece: die, value }))
    return !isThrow && (effect.effect === 'move' || effect.effect === 'turn') && effect.piece !== null ? [{ piece: effect.piece }] : []
  })
  return pictures.slice(0, MAX_PICTURES)
}

/** The heading of a part: `heading-hand`; a number that is not known is 0. */
function headingOf({ what, number, of, seat }: Began, t: T): string {
  const key = `heading-${what}`
  if (!t.has(key)) return `${what} ${number ?? ''}`.trim()
  return t(key, { number: number ?? 0, of: of ?? 0, seat: seat === null ? '' : t.seat(seat) })
}

function scoreLine(scores: readonly number[], t: T): string {
  return scores.map((score, seat) => `${isolated(t.seat(seat))} ${t.number(score)}`).join(', ')
}

function plain(text: string): Sentence {
  return { text, pictures: [] }
}
