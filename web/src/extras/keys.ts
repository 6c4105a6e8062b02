/** What a key does in a replay. */
type Action = 'step' | 'back' | 'turn' | 'turn-back' | 'first' | 'last' | 'play'

const KEYS: Record<string, Action> = {
  ArrowRight: 'step',
  ArrowLeft: 'back',
  ArrowDown: 'turn',
  ArrowUp: 'turn-back',
  PageDown: 'turn',
  PageUp: 'turn-back',
  Home: 'first',
  End: 'last',
  ' ': 'play',
}

/** The action of a key, unless the focused control has its own use for it. */
export function keyAction(event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): Action | null {
  const action = KEYS[event.key]
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return null
  const on = event.target instanceof Element ? event.target : null
  if (on?.closest('textarea, select, input:not([type=range]), dialog')) return null
  if (action === 'play' && on?.closest('button, a, summary')) return null
  return action
}
