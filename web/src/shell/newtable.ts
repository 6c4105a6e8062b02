/** Tables as they are asked for. */
import type { T } from '../lib/texts.ts'
import type { GameShown, NewTable, OptionShown, SeatAsked } from '../wire.ts'

/** The bot that is nearest to the one wanted: another game may not have it. */
export function botOf(game: GameShown, wanted: string): string {
  return (game.bots.find((bot) => bot.name === wanted) ?? game.bots.at(-1))?.name ?? wanted
}

/** Against bots, at once: three at the table where the game allows it. */
export function playNow(game: GameShown, bot: string, options: Record<string, unknown> = {}): NewTable {
  const seats = Math.min(game.most_seats, Math.max(game.fewest_seats, 3))
  const bots = Array.from({ length: seats - 1 }, (): SeatAsked => ({ kind: 'bot', bot: botOf(game, bot) }))
  return { game: game.name, seats: [{ kind: 'me' }, ...bots], options, start: true }
}

/** What a form can offer for an option: some choices, a number, or nothing. */
export function formOf(option: OptionShown): 'choices' | 'number' | null {
  if (option.choices) return 'choices'
  return option.low !== null && option.high !== null ? 'number' : null
}

/** A while, in words. */
export function span(seconds: number, t: T): string {
  return t('page-span', { seconds, minutes: Math.floor(seconds / 60) })
}

/** Only what differs from the book. */
export function chosenOptions(game: GameShown, values: Record<string, unknown>): Record<string, unknown> {
  const differing = game.options.filter(
    ({ name, default: usual }) => name in values && JSON.stringify(values[name]) !== JSON.stringify(usual),
  )
  return Object.fromEntries(differing.map(({ name }) => [name, values[name]]))
}
