/** Files of words that only one of the extras needs, loaded only where it is shown. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { wordings, type T } from '../lib/texts.ts'
import type { Language } from '../wire.ts'

const files = import.meta.glob<string>('../../../src/fiveleaf/locale/*/{coach,chance}.ftl', { query: '?raw', import: 'default' })

export async function loadOwnTexts(file: 'coach' | 'chance', language: Language): Promise<T | null> {
  const text = await files[`../../../src/fiveleaf/locale/${language}/${file}.ftl`]?.()
  if (!text) return null
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return wordings(bundle, language)
}
