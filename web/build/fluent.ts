import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Fluent files as text (`….ftl?raw`), without their comments and empty lines. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      if (!file.endsWith('.ftl') || query !== 'raw') return null
      this.addWatchFile(file)
      return { code: `export default ${JSON.stringify(shrink(readFileSync(file, 'utf8')))}`, map: null }
    },
  }
}

/** Keeps single empty lines inside a message, where they part paragraphs. */
export function shrink(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return lines.join('\n').replace(/\n{2,}(?=\S)/g, '\n').replace(/\n{3,}/g, '\n\n').trim() + '\n'
}
