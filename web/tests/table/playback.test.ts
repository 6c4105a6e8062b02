import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pace } from '../../src/table/motion.ts'
import { Playback } from '../../src/table/playback.svelte.ts'
import type { Performer, Step } from '../../src/table/scenes.ts'
import type { Effect } from '../../src/wire.ts'

const moved: Effect = { effect: 'move', piece: 7, from: 'stock', to: 'hand/0', count: 1 }
const gain: Effect = { effect: 'gain', seat: 0, what: 'points', amount: 5, from: null }
const step = (name: string, ...effects: Effect[]): Step => ({ event: { move: name }, effects: effects.length ? effects : [moved] })
const quiet = (name: string): Step => ({ event: { move: name }, effects: [] })
const deal = (name: string): Step => ({ event: { chance: 'deal', name }, effects: [moved] })
const { flight, hold } = { flight: 480, hold: 1000 }

/** Notes what is performed, and what is on the screen meanwhile. */
function stage() {
  const playback = new Playback('first')
  const notes: string[] = []
  const performer: Performer = {
    perform({ event, effects }, { flight }) {
      if (!effects.length) return { ms: 0, cues: [] }
      notes.push(`${event.move ?? event.name} over ${playback.shown}`)
      return { ms: flight, cues: effects.map((effect, index) => ({ effect, at: index * 10 })) }
    },
    mark: (seats) => void notes.push(`mark ${seats}`),
    clear: () => void notes.push(`clear at ${playback.shown}`),
  }
  playback.performer = performer
  return { playback, notes }
}

const announced = (playback: Playback<string>) => playback.announced.map(({ steps }) => steps.map(({ event }) => event.move ?? event.name).join('+'))

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
    delete document.documentElement.dataset.speed
  })

  it('shows one event after the other over the old frame, then the new one', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    expect([notes, playback.shown, playback.playing]).toEqual([['a over first'], 'first', true])
    await pass(flight + hold * 0.2)
    expect(notes).toEqual(['a over first', 'b over first'])
    await pass(flight)
    expect([notes.at(-1), playback.shown, playback.playing]).toEqual(['clear at second', 'second', false])
  })

  it('shows the newest frame at once in a hidden tab, and what was missed in fast motion on return', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a')])
    playback.hide()
    expect([playback.shown, playback.playing]).toEqual(['second', false])
    playback.push('third', [step('b'), quiet('c')])
    playback.push('fourth', []) // somebody else came back
    playback.push('fifth', [step('d')])
    expect([playback.shown, playback.playing, announced(playback)]).toEqual(['fifth', false, []])
    notes.length = 0
    playback.unhide()
    expect([playback.shown, playback.playing]).toEqual(['first', true])
    await pass(2600)
    expect(notes).toEqual(['a over first', 'clear at second', 'b over second', 'clear at fourth', 'd over fourth', 'clear at fifth'])
    expect([playback.shown, playback.playing, announced(playback).join('+')]).toEqual(['fifth', false, 'a+b+c+d'])
  })

  it('shows only the newest of what was missed, where it is too much', async () => {
    const { playback, notes } = stage()
    playback.hide()
    playback.push('second', Array.from({ length: 81 }, () => step('a')))
    playback.push('third', [step('b')])
    playback.unhide()
    await pass(2600)
    expect(notes).toEqual(['b over second', 'clear at third'])
  })

  it('forgets what was missed by another seat', async () => {
    const { playback, notes } = stage()
    playback.hide()
    playback.push('second', [step('a')])
    playback.reset('third')
    playback.unhide()
    await pass(2600)
    expect([notes, playback.shown, playback.playing]).toEqual([[], 'third', false])
  })

  it('tells an event when it has been shown, not before', async () => {
    const { playback } = stage()
    playback.push('second', [quiet('q'), step('a'), step('b')])
    expect(announced(playback)).toEqual(['q'])
    await pass(flight - 1)
    expect(announced(playback)).toEqual(['q'])
    await pass(1)
    expect(announced(playback)).toEqual(['q', 'a'])
    await pass(10_000)
    expect(announced(playback)).toEqual(['q', 'a', 'b'])
  })

  it('tells two equal events as two', async () => {
    const { playback } = stage()
    playback.push('second', [step('a')])
    await pass(10_000)
    playback.push('third', [step('a')])
    await pass(10_000)
    expect(new Set(playback.announced.map(({ id }) => id)).size).toBe(2)
  })

  it('shows a result on the way, and holds it', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a', moved, gain), step('b')], { pauses: new Map([[1, 'result']]) })
    await pass(flight)
    expect([playback.shown, playback.playing, announced(playback)]).toEqual(['result', true, ['a']])
    await pass(hold - 1)
    expect(notes).toEqual(['a over first', 'clear at result'])
    await pass(1)
    expect(notes.at(-1)).toBe('b over result')
    await pass(flight)
    expect([playback.shown, playback.playing]).toEqual(['second', false])
  })

  it('holds the last result before anything can be chosen, that of a game longer', async () => {
    const { playback } = stage()
    playback.push('second', [step('a', gain)])
    await pass(flight + hold - 1)
    expect([playback.shown, playback.playing]).toEqual(['second', true])
    await pass(2)
    expect(playback.playing).toBe(false)
    playback.push('end', [step('b', gain)], { isEnd: true })
    await pass(flight + hold * 1.9)
    expect([playback.shown, playback.playing]).toEqual(['end', true])
    await pass(hold)
    expect(playback.playing).toBe(false)
  })

  it('takes the dice of one throw together', async () => {
    const { playback, notes } = stage()
    const roll: Effect = { effect: 'roll', dice: [], place: 'mat' }
    playback.push('second', [step('a', roll), step('b', roll)])
    await pass(flight + hold * 0.3)
    expect(notes.length).toBe(2)
    await pass(flight)
    expect([playback.shown, playback.playing]).toEqual(['second', true])
  })

  it('deals many cards as one moment, which is announced once', async () => {
    const { playback, notes } = stage()
    playback.push('dealt', Array.from({ length: 22 }, (_, index) => deal(`${index}`)))
    await pass(1600 + flight + hold)
    expect([notes.length, playback.shown, announced(playback).length]).toEqual([23, 'dealt', 1])
  })

  it('is heard in step with the motion', async () => {
    const { playback } = stage()
    playback.push('second', [step('a', moved, gain)])
    expect(playback.begun.effects).toEqual([moved])
    await pass(11)
    expect(playback.begun.effects).toEqual([gain])
  })

  it('says who wins what while the pieces still lie there', async () => {
    const { playback } = stage()
    const win: Effect = { effect: 'win', seats: [0], what: 'jackpot' }
    playback.push('second', [step('a', moved, win, gain), step('b')])
    expect(playback.won).toBeNull()
    await pass(11)
    expect([playback.won, playback.shown]).toEqual([{ seats: [0], what: 'jackpot', points: 5 }, 'first'])
    await pass(flight + hold)
    expect(playback.won).toBeNull()
  })

  describe('between two parts of a game', () => {
    const win: Effect = { effect: 'win', seats: [0], what: 'jackpot' }
    const begin: Effect = { effect: 'begin', what: 'hand', number: 2, of: 3, seat: null }
    const parts = () => {
      const { playback, notes } = stage()
      playback.hasPauseBefore = (part) => part === 'hand'
      playback.push('second', [step('jackpot', moved, win, gain, moved, begin), step('b')], { pauses: new Map([[1, 'result']]) })
      return { playback, notes }
    }

    it('waits for the reader, with the pieces as they lie', async () => {
      const { playback, notes } = parts()
      await pass(flight + hold)
      expect([playback.nextPart, playback.shown, announced(playback)]).toEqual(['hand', 'first', ['jackpot']])
      expect(notes).toEqual(['jackpot over first'])
      playback.goOn()
      await pass(hold / 4)
      expect([playback.nextPart, playback.playing, notes]).toEqual([null, true, ['jackpot over first', 'jackpot over first']])
      await pass(3 * (flight + hold))
      expect([playback.shown, playback.playing, announced(playback)]).toEqual(['second', false, ['jackpot', 'b']])
    })

    it('goes on by itself after some seconds', async () => {
      const { playback } = parts()
      await pass(flight + 6 * hold + 1)
      expect([playback.nextPart, playback.playing]).toEqual([null, true])
    })

    it('does not wait when somebody skips or when more has to be shown quickly', async () => {
      for (const hurry of [(playback: Playback<string>) => playback.skip(), (playback: Playback<string>) => playback.push('third', [step('c')], { isLate: true })]) {
        const { playback } = parts()
        await pass(flight + 1)
        expect(playback.nextPart).toBe('hand')
        hurry(playback)
        expect(playback.nextPart).toBeNull()
        await pass(3000)
        expect(announced(playback).join('+').split('+').filter((one) => one === 'jackpot')).toHaveLength(1)
      }
    })

    it('is one moment where the game wants no pause', async () => {
      const { playback, notes } = stage()
      playback.push('second', [step('jackpot', moved, win, gain, moved, begin)])
      await pass(flight + hold)
      expect([notes.filter((note) => note.includes('over')).length, playback.shown]).toEqual([1, 'second'])
    })
  })

  it('keeps frames that come meanwhile in order, and does not rush', async () => {
    const { playback, notes } = stage()
    for (let index = 0; index < 5; index++) playback.push(`${index}`, [step(`m${index}`, moved, gain)])
    await pass(5 * (flight + hold) - 100)
    expect(notes.filter((note) => note.includes('over'))).toEqual(['m0 over first', 'm1 over 0', 'm2 over 1', 'm3 over 2', 'm4 over 3'])
    expect(playback.playing).toBe(true)
  })

  it.each([
    ['the reader wants no motion', () => (document.documentElement.dataset.motion = 'off')],
    ['the system asks for less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('shows the new frame at once where %s', (_, arrange) => {
    arrange()
    const { playback, notes } = stage()
    playback.push('second', [step('a', moved, gain), step('b')], { pauses: new Map([[1, 'result']]) })
    expect([notes, playback.shown, playback.playing, announced(playback)]).toEqual([[], 'second', false, ['a+b']])
  })

  it('marks the winners where nothing moves', async () => {
    document.documentElement.dataset.motion = 'off'
    const { playback, notes } = stage()
    playback.push('end', [step('a', { effect: 'win', seats: [1], what: 'game' })], { isEnd: true })
    await pass(1)
    expect(notes).toEqual(['mark 1'])
  })

  it.each([
    ['slow', 780, 1800],
    ['fast', 270, 450],
  ])('goes as %s as the reader wants', async (speed, flight, hold) => {
    document.documentElement.dataset.speed = speed
    expect(pace()).toEqual({ flight, hold })
    const { playback } = stage()
    playback.push('second', [step('a', gain)])
    await pass(flight + hold - 1)
    expect(playback.playing).toBe(true)
    await pass(2)
    expect(playback.playing).toBe(false)
  })

  it.each([
    ['was missed', 30, true],
    ['waits for more than fifteen seconds', 30, false],
  ])('shows what %s in order, quickly', async (_, count, isLate) => {
    const { playback, notes } = stage()
    const missed = Array.from({ length: count }, (_, index) => step(`${index}`, moved, gain))
    playback.push('now', missed, { isLate })
    await pass(6000)
    expect(notes.slice(0, -1)).toEqual(missed.map((_, index) => `${index} over first`))
    expect([playback.shown, playback.playing]).toEqual(['now', false])
  })

  it('leaves out the motion of very many', () => {
    const { playback, notes } = stage()
    playback.push('now', Array.from({ length: 200 }, (_, index) => step(`${index}`)))
    expect([notes, playback.shown, playback.playing]).toEqual([[], 'now', false])
  })

  it('goes to the end at once when it is skipped, and tells of all that was left out', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a', moved, gain), step('b')], { pauses: new Map([[1, 'result']]) })
    playback.push('third', [step('c')])
    playback.skip()
    expect([playback.shown, playback.playing, announced(playback)]).toEqual(['third', false, ['a+b+c']])
    await pass(20_000)
    expect([notes, playback.playing]).toEqual([['a over first', 'clear at third'], false])
  })

  it('ends a hold when it is skipped', async () => {
    const { playback } = stage()
    playback.push('second', [step('a', gain)])
    await pass(flight + 10)
    playback.skip()
    expect([playback.shown, playback.playing]).toEqual(['second', false])
    playback.push('third', [step('b')])
    await pass(flight)
    expect([playback.shown, playback.playing]).toEqual(['third', false])
  })

  it('forgets what waits when another seat looks at it', async () => {
    const { playback, notes } = stage()
    playback.push('second', [step('a'), step('b')])
    playback.reset('other seat')
    await pass(10_000)
    expect([playback.shown, playback.playing, notes]).toEqual(['other seat', false, ['a over first', 'clear at other seat']])
  })
})
