/** Everything that a person reads: the same Fluent files as Python's, and the same ways to word moves and events. */
import { FluentBundle, FluentResource, type FluentVariable, type Message as FluentMessage } from '@fluent/bundle'
import type { Effect, Event, Language, LocalizedText, Message, Move } from '../wire.ts'
import { ask, Refused } from './api.ts'

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de', 'es', 'nl']
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  nl: 'Nederlands',
}
/** What every page needs; a game's own file comes on top, and for its rules page two more. */
const HOUSE = ['house', 'server', 'page', 'extras']

type Params = Record<string, unknown>
type Pattern = NonNullable<FluentMessage['value']>

/** `t('page-start')`, `t('ask-turn', { card })`, and the wordings that follow the notation. */
export interface T {
  (key: string, params?: Params): string
  readonly language: Language
  /** Whether there is such a message. */
  has(key: string): boolean
  /** A move that may be chosen, as an invitation: `move-place`. */
  move(move: Move | { move: string }): string
  /** Something that happened, as a sentence: `luck-draw`, `event-place`; then what it brought, where there are words for it. */
  event(event: Event, effects?: readonly Effect[]): string
  /** What effects brought beyond the event itself, a sentence each. */
  effects(effects: readonly Effect[]): string[]
  /** Whether a message has that attribute: `.many`, `.log`. */
  hasVariant(key: string, variant: string): boolean
  /** An attribute of an event's message, with pieces and seats by their names, and what else it takes. */
  variant(key: string, variant: string, event?: Event, params?: Params): string
  /** A card, die or cell by the word for it: `card-lemon`; what has no message stays as it is. */
  piece(kind: string, value: unknown): string
  /** A text that the server sends: a question, a consequence, a refusal. Numbers of clauses are for the rules pages. */
  localized(message: Message & Partial<LocalizedText>): string
  /** The seat's name. */
  seat(seat: number): string
  /** Words joined as a sentence joins them. */
  list(words: readonly string[]): string
  number(value: number): string
}

/** All files but those that only the terminal reads. */
const files = import.meta.glob<string>(['../../../src/fiveleaf/locale/*/{*,rules/*}.ftl', '!../../../src/fiveleaf/locale/*/{terminal,play}.ftl'], {
  query: '?raw',
  import: 'default',
})
const loaded = new Map<string, Promise<FluentBundle>>()

/** The texts of a language and a game, read once. */
export function loadBundle(language: Language, game: string | null = null): Promise<FluentBundle> {
  return read(language, game ? [...HOUSE, game] : HOUSE)
}

/** The same with what only the rules page of the game says. */
export function loadRules(language: Language, game: string): Promise<FluentBundle> {
  return read(language, [...HOUSE, game, 'rules/house', `rules/${game}`])
}

/** The same with what reports say; without a game where it is not known yet. */
export function loadReport(language: Language, game: string | null): Promise<FluentBundle> {
  return read(language, [...HOUSE, ...(game ? [game] : []), 'report'])
}

function read(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const name = `${language} ${parts.join()}`
  const known = loaded.get(name) ?? makeBundle(language, parts)
  loaded.set(name, known)
  known.catch(() => loaded.delete(name))
  return known
}

async function makeBundle(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const texts = await Promise.all(parts.map((part) => readFile(language, part)))
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return bundle
}

/** A file of texts. The server has those of a game that the page was not built with; one that has none goes by its name in the notation. */
async function readFile(language: Language, part: string): Promise<string> {
  const file = files[`../../../src/fiveleaf/locale/${language}/${part}.ftl`]
  if (file) return file()
  try {
    return await ask<string>(`/api/texts/${language}/${part}`)
  } catch (fault) {
    if (!(fault instanceof Refused) || fault.why.key !== 'error-not-found') throw fault
    return part.startsWith('rules/') ? '' : `game-name = ${part}\ngame-pitch = { "" }\n`
  }
}

/** The wordings of one bundle, with the names of a table's seats. */
export function wordings(bundle: FluentBundle, language: Language, names: readonly string[] = []): T {
  const numbers = new Intl.NumberFormat(language)

  function format(key: string, params: Params = {}): string {
    return formatted(key, bundle.getMessage(key)?.value, params)
  }

  function formatted(key: string, pattern: Pattern | null | undefined, params: Params): string {
    if (pattern == null) return fault(key, 'no such message')
    const faults: Error[] = []
    const text = bundle.formatPattern(pattern, fluentParams(params), faults)
    if (faults[0]) fault(key, faults[0].message)
    return text
  }

  function variant(key: string, name: string, event: Event = {}, params: Params = {}): string {
    const { move: _move, chance: _chance, ...rest } = event
    return formatted(`${key}.${name}`, bundle.getMessage(key)?.attributes[name], { ...filled(rest), ...params })
  }

  function piece(kind: string, value: unknown): string {
    return String(pieceOf(kind, value))
  }

  function pieceOf(kind: string, value: unknown): unknown {
    if (Array.isArray(value)) return list(value.map((part) => piece(SINGULAR[kind] ?? kind, part)))
    const key = `${kind}-${slug(value)}`
    return bundle.hasMessage(key) ? format(key) : value
  }

  function list(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    const last = words[words.length - 1]!
    return format(SOUNDS_LIKE_I.test(last) ? 'list-and-i' : 'list-and', { first: words.slice(0, -1).join(', '), last })
  }

  function seatName(seat: number): string {
    return names[seat] ?? `${seat + 1}`
  }

  /** Parameters with pieces by their words and seats by their names. */
  function filled(params: Params): Params {
    const worded: Params = {}
    for (const [name, value] of Object.entries(params)) {
      if (value == null) continue
      const isSeat = (name === 'seat' || name === 'target') && typeof value === 'number'
      const areSeats = name === 'seats' && Array.isArray(value)
      worded[name] = isSeat ? seatName(value) : areSeats ? list(value.map(Number).map(seatName)) : pieceOf(name, value)
    }
    return worded
  }

  /** Variants: `-at` names a target, `-nothing` a null, `-hidden` an unseen card; `-shown` names the piece that was held. */
  function phrase(key: string, what: Params, shown: unknown = null): string {
    if ('target' in what) key += '-at'
    else if (Object.values(what).includes(null)) key += '-nothing'
    else if (what.hidden) key += '-hidden'
    if (!bundle.hasMessage(key)) return notation(key, what)
    const { move: _move, chance: _chance, ...rest } = what
    if (shown !== null && bundle.hasMessage(`${key}-shown`)) return format(`${key}-shown`, { ...filled(rest), card: pieceOf('card', shown) })
    return format(key, filled(rest))
  }

  /** A move or event of a game that has no texts here: its notation, with the names of seats. */
  function notation(key: string, what: Params): string {
    fault(key, 'no such message')
    return Object.values(filled(what)).join(' ')
  }

  /** Consequences that the event does not tell; the cards that one seat shows are one sentence. */
  function consequences(effects: readonly Effect[]): string[] {
    const shown = new Map<string, unknown[]>()
    for (const effect of effects) {
      if (effect.effect === 'turn' && effect.piece !== null) shown.set(effect.place, [...(shown.get(effect.place) ?? []), effect.piece])
    }
    return effects.flatMap((effect) => {
      if (effect.effect !== 'turn') return consequence(effect)
      const cards = shown.get(effect.place) ?? []
      shown.delete(effect.place)
      return cards.length ? turned(effect.place, cards) : []
    })
  }

  /** What a seat shows: `effect-turn-hand`; none where there is no message. */
  function turned(place: string, cards: readonly unknown[]): string[] {
    const [name, seat] = place.split('/')
    const key = `effect-turn-${name}`
    if (!seat || !bundle.hasMessage(key)) return []
    return [format(key, { seat: seatName(Number(seat)), cards: counted(cards.map((card) => piece('card', card))) })]
  }

  /** One consequence: `effect-gain-points`; none where there is no message. */
  function consequence(effect: Effect): string[] {
    const key = effectKey(effect)
    if (!bundle.hasMessage(key)) return []
    if (effect.effect === 'win') return [format(key, { count: effect.seats.length, names: list(effect.seats.map(seatName)) })]
    if (effect.effect === 'move') return [format(key, { count: effect.count, card: pieceOf('card', effect.piece) })]
    if (effect.effect !== 'gain') return []
    const from = effect.from === null ? '' : seatName(effect.from)
    return [format(key, { seat: seatName(effect.seat), amount: Math.abs(effect.amount), from })]
  }

  return Object.assign(format, {
    language,
    has: (key: string) => bundle.hasMessage(key),
    move: (move: Move | { move: string }) => phrase(`move-${move.move}`, move),
    event: (event: Event, effects: readonly Effect[] = []) => [phrase(eventKey(event), event, shownPiece(effects)), ...consequences(effects)].join(' '),
    effects: consequences,
    hasVariant: (key: string, name: string) => bundle.getMessage(key)?.attributes[name] != null,
    variant,
    piece,
    localized: (message: Message) => format(message.key, filled(message.params)),
    seat: seatName,
    list,
    number: (value: number) => numbers.format(value),
  })
}

/** The message id of an event: `luck-draw`, `event-place`. */
export function eventKey(event: Event): string {
  if (event.chance !== undefined) return `luck-${event.chance}`
  return event.move !== undefined ? `event-${event.move}` : 'event-time-up'
}

/** The piece that was held and is moved or turned in sight of the reader. */
function shownPiece(effects: readonly Effect[]): string | number | null {
  for (const effect of effects) {
    const place = effect.effect === 'move' ? effect.from : effect.effect === 'turn' ? effect.place : null
    if (place === 'held' && 'piece' in effect && effect.piece !== null) return effect.piece
  }
  return null
}

/** Words in a row; equal ones become one with their number: 2 × lemon, bell. */
export function counted(words: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`)).join(', ')
}

/** The message id of an effect: `-from` names who loses it, `-lost` is a loss, `-nobody` a win by nobody; a move goes by its places. */
export function effectKey(effect: Effect): string {
  if (effect.effect === 'move') return `effect-move-${[effect.from, effect.to].map((place) => String(place).split('/')[0]).join('-')}`
  if (effect.effect === 'win') return `effect-win-${effect.what}${effect.seats.length ? '' : '-nobody'}`
  if (effect.effect !== 'gain') return `effect-${effect.effect}`
  const variant = effect.from !== null ? '-from' : effect.amount < 0 ? '-lost' : ''
  return `effect-gain-${effect.what}${variant}`
}

const SINGULAR: Record<string, string> = { dice: 'die', cells: 'cell' }
/** To a Spanish ear: Inés, hijo, but neither hielo nor Ana. */
const SOUNDS_LIKE_I = /^h?[ií](?!e)/i
const SIGNS: readonly [string, string][] = [
  ['+', '-plus-'],
  ['/', '-or-'],
  ['?', 'q'],
  ['!', 'x'],
  ['_', '-'],
]

/** A piece's notation as part of a message id. */
export function slug(value: unknown): string {
  let text = String(value)
  for (const [sign, word] of SIGNS) text = text.replaceAll(sign, word)
  return text.replace(/^-+|-+$/g, '')
}

function fluentParams(params: Params): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(params)) {
    plain[name] = typeof value === 'number' ? value : isolated(String(value))
  }
  return plain
}

/** Words that may run from right to left, kept apart from the sentence around them, whose order they would turn. */
export function isolated(words: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(words) ? `\u2068${words}\u2069` : words
}

function fault(key: string, why: string): string {
  console.warn(`text ${key}: ${why}`)
  return key
}

/** The first of the browser's languages that we speak. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)
    if (known) return known
  }
  return 'en'
}
