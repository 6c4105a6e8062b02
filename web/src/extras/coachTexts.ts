/** The coach's words: a file of their own, loaded only while somebody is coached. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { wordings, type T } from '../lib/texts.ts'
import type { Language } from '../wire.ts'

const files = import.meta.glob<string>('../../../src/fiveleaf/locale/*/coach.ftl', { query: '?raw', import: 'default' })

export async function loadCoachTexts(language: Language): Promise<T | null> {
  const text = await files[`../../../src/fiveleaf/locale/${language}/coach.ftl`]?.()
  if (!text) return null
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return wordings(bundle, language)
}
