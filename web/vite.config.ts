import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fluent } from './build/fluent.ts'
import { shell } from './build/shell.ts'
import { sizes } from './build/sizes.ts'

const server = process.env.FIVELEAF_SERVER ?? 'http://127.0.0.1:8828'

/** The server answers its own page only: to it, the dev server's requests come from there. */
const proxied = { target: server, changeOrigin: true, headers: { origin: server } }

/** A file of a game's board: not its manifest and picture, which come with the shell, nor its rules page. */
const OF_A_BOARD = /\/src\/games\/([^/]+)\/(?!index\.ts|picture\.ts|rules\/)/

/** The chunk of a module: one for the board of each game, with all that it alone uses. */
function chunk(id: string): string | null {
  return OF_A_BOARD.exec(id)?.[1] ?? null
}

export default defineConfig({
  plugins: [fluent(), svelte(), svelteTesting(), shell(), sizes()],
  build: {
    outDir: fileURLToPath(new URL('../src/fiveleaf/server/page', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Only the game's own files: what it shares with others stays where it is.
        codeSplitting: { groups: [{ name: chunk, test: OF_A_BOARD }], includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    proxy: { '/api': proxied, '/ws': { ...proxied, ws: true } },
  },
  test: { environment: 'jsdom', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
})
