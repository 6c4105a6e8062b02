/** What is heard at a table, in step with what is shown; on a phone it is felt, too. */
import { untrack } from 'svelte'
import { loadSounds, type Sounds } from '../extras/contract.ts'
import { settings } from '../lib/settings.svelte.ts'
import type { Effect } from '../wire.ts'

/** Who hears it; nobody while the device changes hands. */
interface Listener {
  game: string
  seat: number | null
}

/** Sounds what is shown, somebody's phrase, and that it is the reader's turn: for as long as the component is there. */
export function ringAt(phrases: () => number, isAsked: () => boolean, effects: () => readonly Effect[], listener: () => Listener | null): void {
  $effect(() => {
    const begun = effects()
    const whose = untrack(listener)
    if (begun.length && whose) withSounds((sounds) => sound(sounds, begun, whose))
  })
  $effect(() => {
    if (isAsked()) withSounds((sounds) => sounds.ring('turn'))
  })
  $effect(() => {
    if (phrases()) withSounds((sounds) => sounds.ring('phrase'))
  })
}

/** Does something with the sounds, once they are loaded, if they are wanted. */
function withSounds(then: (sounds: Sounds) => void): void {
  if (untrack(() => settings.sound)) void loadSounds().then((sounds) => sounds && then(sounds))
}

function sound(sounds: Sounds, effects: readonly Effect[], { game, seat }: Listener): void {
  sounds.sound(game, effects)
  if (settings.vibration) sounds.vibrate(effects)
  const end = effects.find((effect) => effect.effect === 'win' && effect.what === 'game')
  if (end?.effect === 'win') sounds.ring(seat === null || end.seats.includes(seat) ? 'win' : 'lose')
}
