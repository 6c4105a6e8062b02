/** Whether the reader's last touch was a key: then the focus is led on where a mouse would not need it. */
let keys = false

addEventListener('keydown', () => (keys = true), { capture: true, passive: true })
addEventListener('pointerdown', () => (keys = false), { capture: true, passive: true })

export function usesKeys(): boolean {
  return keys
}

/** Nothing that can be seen and used has the focus. */
export function isFocusLost(): boolean {
  const active = document.activeElement
  return !active || active === document.body || active.matches(':disabled')
}
