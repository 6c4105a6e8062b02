/** Everything that a person reads: the same Fluent files as Python's, and the same ways to word moves and events. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Effect, Event, Language, Move, LocalizedText } from '../wire.ts'
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
  /** A card, die or cell by the word for it: `card-lemon`; what has no message stays as it is. */
  piece(kind: string, value: unknown): string
  /** What the server wants said: a question, a refusal. The clause stands behind it in brackets. */
  said(said: LocalizedText): string
  /** The seat's name. */
  seat(seat: number): string
  /** Words joined as a sentence joins them. */
  list(words: readonly string[]): string
  number(value: number): string
}

const files = import.meta.glob<string>('../../../src/fiveleaf/locale/*/{*,rules/*}.ftl', {
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

  function say(key: string, params: Params = {}): string {
    const value = bundle.getMessage(key)?.value
    if (value == null) return fault(key, 'no such message')
    const faults: Error[] = []
    const text = bundle.formatPattern(value, fluentParams(params), faults)
    if (faults[0]) fault(key, faults[0].message)
    return text
  }

  function piece(kind: string, value: unknown): string {
    return String(pieceOf(kind, value))
  }

  function pieceOf(kind: string, value: unknown): unknown {
    if (Array.isArray(value)) return list(value.map((part) => piece(SINGULAR[kind] ?? kind, part)))
    const key = `${kind}-${slug(value)}`
    return bundle.hasMessage(key) ? say(key) : value
  }

  function list(words: readonly string[]): string {
    if (words.length < 2) return words.join('')
    const last = words[words.length - 1]!
    return say(SOUNDS_LIKE_I.test(last) ? 'list-and-i' : 'list-and', { first: words.slice(0, -1).join(', '), last })
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
      worded[name] = isSeat ? seatName(value) : pieceOf(name, value)
    }
    return worded
  }

  /** Variants: `-at` names a target, `-nothing` a null, `-hidden` an unseen card. */
  function phrase(key: string, what: Params): string {
    if ('target' in what) key += '-at'
    else if (Object.values(what).includes(null)) key += '-nothing'
    else if (what.hidden) key += '-hidden'
    if (!bundle.hasMessage(key)) return notation(key, what)
    const { move: _move, chance: _chance, ...rest } = what
    return say(key, filled(rest))
  }

  /** A move or event of a game that has no texts here: its notation, with the names of seats. */
  function notation(key: string, what: Params): string {
    fault(key, 'no such message')
    return Object.values(filled(what)).join(' ')
  }

  /** A consequence that the event does not tell: `effect-gain-points`; none where there is no message. */
  function consequence(effect: Effect): string[] {
    const key = effectKey(effect)
    if (!bundle.hasMessage(key)) return []
    if (effect.effect === 'win') return [say(key, { count: effect.seats.length, names: list(effect.seats.map(seatName)) })]
    if (effect.effect !== 'gain') return []
    const from = effect.from === null ? '' : seatName(effect.from)
    return [say(key, { seat: seatName(effect.seat), amount: Math.abs(effect.amount), from })]
  }

  return Object.assign(say, {
    language,
    has: (key: string) => bundle.hasMessage(key),
    move: (move: Move | { move: string }) => phrase(`move-${move.move}`, move),
    event: (event: Event, effects: readonly Effect[] = []) => [phrase(eventKey(event), event), ...effects.flatMap(consequence)].join(' '),
    piece,
    said: (said: LocalizedText) => {
      const text = say(said.key, filled(said.params))
      return said.clause ? `${text} (${said.clause})` : text
    },
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

/** The message id of an effect: `-from` names who loses it, `-lost` is a loss, `-nobody` a win by nobody. */
export function effectKey(effect: Effect): string {
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
