/** What the reader has set, kept in this browser. */
import type { Language } from '../wire.ts'
import { browserLanguage, LANGUAGES } from './texts.ts'

export type Theme = 'auto' | 'light' | 'dark'

interface StoredSettings {
  language: Language
  theme: Theme
  sound: boolean
  motion: boolean
  confirm: boolean
  /** The coach shows every move with its chance to win, where the table allows it. */
  advice: boolean
  /** The strength of bots that was last chosen. */
  bot: string
  /** Games whose coached first game is done or refused. */
  coached: string[]
}

const PLACE = 'fiveleaf-settings'

function defaults(): StoredSettings {
  return { language: browserLanguage(), theme: 'auto', sound: true, motion: true, confirm: false, advice: false, bot: 'simple', coached: [] }
}

function stored(): StoredSettings {
  try {
    const read = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<StoredSettings>
    const whole = { ...defaults(), ...read }
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
    root.dataset.motion = settings.motion ? 'on' : 'off'
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
