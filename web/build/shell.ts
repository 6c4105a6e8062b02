import type { Plugin } from 'vite'

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g

/** Moves the styles behind what index.html shows while the page loads: in the head they would hold up its first paint. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(STYLES, '').replace('<div id="app">', `${(html.match(STYLES) ?? []).join('').trim()}\n    <div id="app">`),
    },
  }
}
