import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flightTime, Playback, type Performer, type Step } from '../../src/table/playback.svelte.ts'
import type { Effect } from '../../src/wire.ts'

const step = (name: string, visible = true): Step => {
  const moved: Effect = { effect: 'move', piece: name, from: 'stock', to: 'hand/0', count: 1 }
  return { event: { move: name }, effects: visible ? [moved] : [] }
}

/** Notes what is performed, and what is on the screen meanwhile. */
function stage() {
  const playback = new Playback('first')
  const notes: string[] = []
  const performer: Performer = {
    perform({ event, effects }, ms) {
      if (!effects.length) return 0
      notes.push(`${event.move} over ${playback.shown}`)
      return ms
    },
    clear: () => void notes.push(`clear at ${playback.shown}`),
  }
  playback.performer = performer
  return { playback, notes }
}

/** Lets so many milliseconds pass, and what follows from them. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await tick()
}

describe('a playback', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    delete document.documentElement.dataset.motion
  })

  it('shows one event after the other over the old frame, then the new one', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    expect([notes, playback.shown, playback.playing]).toEqual([['a over first'], 'first', true])
    await pass(flightTime(2))
    expect(notes).toEqual(['a over first', 'b over first'])
    await pass(flightTime(1))
    expect([notes.at(-1), playback.shown, playback.playing]).toEqual(['clear at second', 'second', false])
  })

  it('tells which events have begun, in step with what is shown', async () => {
    const { playback } = stage()
    const begun = () => playback.begun.map(({ event }) => event.move)
    playback.push('second', [step('quiet', false), step('a'), step('b')])
    expect(begun()).toEqual(['quiet', 'a'])
    await pass(flightTime(2))
    expect(begun()).toEqual(['b'])
  })

  it('keeps frames that come meanwhile in order', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a')])
    playback.push('third', [step('b')])
    await pass(10_000)
    expect(notes).toEqual(['a over first', 'clear at second', 'b over second', 'clear at third'])
  })

  it.each([
    ['the reader wants no motion', () => (document.documentElement.dataset.motion = 'off')],
    ['the system asks for less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('shows the new frame at once where %s', (_, arrange) => {
    arrange()
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    expect([notes, playback.shown, playback.playing]).toEqual([[], 'second', false])
    expect(playback.begun.length).toBe(2)
  })

  it('plays what was missed in order, quickly', async () => {
    const { playback, notes } = stage()
    const missed = Array.from({ length: 30 }, (_, index) => step(`${index}`))
    playback.push('now', missed)
    await pass(4000)
    expect(notes.slice(0, -1)).toEqual(missed.map((_, index) => `${index} over first`))
    expect(playback.shown).toBe('now')
  })

  it('goes to the end when it is skipped, and tells of all that was left out', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    playback.push('third', [step('c')])
    playback.skip()
    expect(playback.shown).toBe('third')
    expect(playback.begun.map(({ event }) => event.move)).toEqual(['b', 'c'])
    await pass(10_000)
    expect([notes, playback.playing]).toEqual([['a over first', 'clear at third'], false])
  })

  it('forgets what waits when it is seen with other eyes', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    playback.reset('other eyes')
    await pass(10_000)
    expect([playback.shown, playback.playing, notes]).toEqual(['other eyes', false, ['a over first', 'clear at other eyes']])
  })

  it('takes its time with the last step of a game', async () => {
    const { playback } = stage()
    playback.push('end', [step('a')], true)
    await pass(flightTime(1) * 1.5)
    expect(playback.shown).toBe('first')
    await pass(flightTime(1))
    expect(playback.shown).toBe('end')
  })
})
