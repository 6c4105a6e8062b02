/** What the reader has set, kept in this browser. */
import { SPEEDS, type Speed } from '../table/motion.ts'
import type { Language } from '../wire.ts'
import { browserLanguage, LANGUAGES } from './texts.ts'

export type Theme = 'auto' | 'light' | 'dark'
/** How much screen readers read: results only; every event; the whole table too whenever the reader is asked. */
export type Verbosity = 'brief' | 'normal' | 'full'
export const VERBOSITIES: readonly Verbosity[] = ['brief', 'normal', 'full']

interface StoredSettings {
  language: Language
  theme: Theme
  sound: boolean
  /** Phones vibrate with what happens, while sounds are on. */
  vibration: boolean
  /** How fast what happens is shown. */
  speed: Speed
  confirm: boolean
  verbosity: Verbosity
  /** The coach shows every move with its chance to win, where the table allows it. */
  advice: boolean
  /** The strength of bots that was last chosen. */
  bot: string
  /** Games whose coached first game is done or refused. */
  coached: string[]
  /** Consequences that this reader was warned of: each once. */
  warned: string[]
}

const PLACE = 'fiveleaf-settings'

function defaults(): StoredSettings {
  return { language: browserLanguage(), theme: 'auto', sound: true, vibration: false, speed: 'normal', confirm: false, verbosity: 'normal', advice: false, bot: 'simple', coached: [], warned: [] }
}

function stored(): StoredSettings {
  try {
    const read = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<StoredSettings> & { motion?: boolean }
    const whole: StoredSettings = { ...defaults(), ...(read.motion === false && { speed: 'none' as const }), ...read }
    delete (whole as { motion?: boolean }).motion // what an older version has kept
    if (!SPEEDS.includes(whole.speed)) whole.speed = 'normal'
    return LANGUAGES.includes(whole.language) ? whole : { ...whole, language: browserLanguage() }
  } catch {
    return defaults()
  }
}

export const settings: StoredSettings = $state(stored())

/** Keeps the settings and puts them in force; call once, inside an effect root. */
export function applySettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let systemIsDark = $state(dark.matches)
  dark.addEventListener('change', () => (systemIsDark = dark.matches))
  $effect.pre(() => {
    const root = document.documentElement
    root.dataset.theme = settings.theme === 'auto' ? (systemIsDark ? 'dark' : 'light') : settings.theme
    root.dataset.motion = settings.speed === 'none' ? 'off' : 'on'
    root.dataset.speed = settings.speed
    root.lang = settings.language
  })
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
}
