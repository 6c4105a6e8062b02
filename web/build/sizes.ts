import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const BUDGET = 150_000 // bytes, compressed: the shell, one language and one game

/** Prints what travels, compressed, and refuses a page that is heavier than it may be. */
export function sizes(): Plugin {
  return {
    name: 'sizes',
    apply: 'build',
    writeBundle(_, bundle) {
      const weigh = (file: string) => gzipSync(contentOf(bundle[file])).length
      const files = Object.keys(bundle).map((name) => ({ name, bytes: weigh(name) }))
      files.sort((a, b) => b.bytes - a.bytes)
      for (const { name, bytes } of files) console.log(`${kilobytes(bytes).padStart(7)} kB  ${name}`)
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) return
      const shell = sum([...loadedWith(entry, bundle)].map(weigh))
      const texts = Math.max(...perLanguage(chunks, weigh))
      const games = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith('/Board.svelte')))
      const game = Math.max(...games.map((chunk) => sum([chunk.fileName, ...stylesOf(chunk)].map(weigh))))
      console.log(`shell ${kilobytes(shell)} kB, texts ${kilobytes(texts)} kB, heaviest game ${kilobytes(game)} kB`)
      if (shell + texts + game > BUDGET) throw new Error(`the page is heavier than ${BUDGET / 1000} kB`)
    },
  }
}

/** A chunk, what it needs at once, and their styles. */
function loadedWith(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  for (const file of [chunk.fileName, ...stylesOf(chunk)]) seen.add(file)
  for (const name of chunk.imports) {
    const needed = bundle[name]
    if (needed?.type === 'chunk' && !seen.has(name)) loadedWith(needed, bundle, seen)
  }
  return seen
}

function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])]
}

/** What the texts of each language weigh, those of all games together. */
function perLanguage(chunks: Rolldown.OutputChunk[], weigh: (file: string) => number): number[] {
  const weights = new Map<string, number>()
  for (const chunk of chunks) {
    const language = /\/locale\/(\w+)\/[^/]+\.ftl/.exec(chunk.moduleIds[0] ?? '')?.[1]
    if (language) weights.set(language, (weights.get(language) ?? 0) + weigh(chunk.fileName))
  }
  return [0, ...weights.values()]
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string | Uint8Array {
  return file === undefined ? '' : file.type === 'chunk' ? file.code : file.source
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
