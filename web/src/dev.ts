/** A board with moments of a seeded game, for drawing it; not part of the built page.
 *
 * `python -m fiveleaf.server.fixtures`, then `npx vite --port 51xx` in `web/`, then
 * `/dev.html?game=lucky-jack&step=12&theme=dark&lang=de&bare=1` (bare: without the buttons).
 */
import { mount } from 'svelte'
import Dev from './Dev.svelte'
import './styles/tokens.css'
import './styles/base.css'

mount(Dev, { target: document.getElementById('app')! })
