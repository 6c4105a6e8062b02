import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyAction } from '../../src/extras/keys.ts'
import { hashOf, placeOf, Reel, STRETCH, tiling, turnFrom } from '../../src/extras/reel.svelte.ts'
import type { Frames } from '../../src/wire.ts'

const PLIES = 250

function frames(viewer: string, first: number, last: number): Frames {
  const plies = Array.from({ length: Math.max(0, Math.min(last, PLIES) - first + 1) }, (_, index) => first + index)
  return {
    game: 'lucky-five',
    seats: [],
    plies: PLIES,
    turns: [4, 9, 30],
    marks: [],
    frames: plies.map((ply) => ({ ply, views: [{ viewer }], events: ply ? [{ move: 'stop', seat: 0, ply }] : [], effects: ply ? [[]] : [] })),
  }
}

describe('stepping through a game', () => {
  const load = vi.fn((viewer: string, first: number, last: number) => Promise.resolve(frames(viewer, first, last)))
  let reel: Reel

  beforeEach(() => {
    load.mockClear()
    reel = new Reel(load)
  })

  it('fetches a stretch once and shows any ply of it', async () => {
    await reel.show(42, '0')
    expect(reel.frame?.ply).toBe(42)
    expect(reel.plies).toBe(PLIES)
    await reel.step(1)
    await reel.step(-1)
    expect(load.mock.calls).toEqual([['0', 0, STRETCH - 1]])
  })

  it('tells what happened only when it goes on by one', async () => {
    await reel.show(5, '0')
    expect(reel.events).toEqual([])
    await reel.step(1)
    expect(reel.events).toMatchObject([{ ply: 6 }])
    await reel.step(-1)
    expect(reel.events).toEqual([])
    await reel.show(6, '1')
    expect(reel.events).toEqual([])
  })

  it('stays inside the game', async () => {
    await reel.show(9999, '0')
    expect([reel.ply, reel.frame?.ply]).toEqual([PLIES, PLIES])
    await reel.step(1)
    expect(reel.ply).toBe(PLIES)
    await reel.show(-3)
    expect(reel.ply).toBe(0)
  })

  it('has the next stretch ready before it is needed', async () => {
    await reel.show(0, '0')
    await reel.show(60)
    expect(load).toHaveBeenCalledWith('0', STRETCH, 2 * STRETCH - 1)
  })

  it('shows the last wish when answers come late', async () => {
    const slow = reel.show(10, '0')
    const quick = reel.show(20, 'all')
    await Promise.all([slow, quick])
    expect([reel.viewer, reel.frame?.ply]).toEqual(['all', 20])
  })

  it('asks again after a failure', async () => {
    load.mockRejectedValueOnce(new Error('no network'))
    await expect(reel.show(1, '0')).rejects.toThrow('no network')
    await reel.show(1, '0')
    expect(reel.frame?.ply).toBe(1)
  })

  it('tells the newest events of what was fetched', async () => {
    await reel.show(5, '0')
    expect(reel.recent(3).map(({ event, ply }) => [event.ply, ply])).toEqual([[3, 3], [4, 4], [5, 5]])
  })

  it('jumps from turn to turn', async () => {
    expect([0, 4, 12, 40].map((ply) => turnFrom([4, 9, 30], ply, 1, PLIES))).toEqual([4, 9, 30, PLIES])
    expect([2, 9, 12].map((ply) => turnFrom([4, 9, 30], ply, -1, PLIES))).toEqual([0, 4, 9])
  })
})

describe('playing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('goes on by itself, faster on demand, and stops at the end', async () => {
    const reel = new Reel((viewer, first, last) => Promise.resolve(frames(viewer, first, last)))
    await reel.show(PLIES - 3, '0')
    reel.faster()
    expect(reel.speed).toBe(2)
    reel.play()
    await vi.advanceTimersByTimeAsync(600)
    expect(reel.ply).toBe(PLIES - 2)
    await vi.advanceTimersByTimeAsync(2000)
    expect([reel.ply, reel.playing]).toEqual([PLIES, false])
    reel.play()
    await vi.advanceTimersByTimeAsync(10)
    expect([reel.ply, reel.playing]).toEqual([0, true])
    reel.toggle()
    await vi.advanceTimersByTimeAsync(2000)
    expect(reel.ply).toBe(0)
  })
})

describe('links, keys and room', () => {
  it('writes and reads a place', () => {
    expect(placeOf(hashOf(42, 'all'))).toEqual({ ply: 42, viewer: 'all' })
    expect(placeOf('#7')).toEqual({ ply: 7, viewer: null })
    for (const odd of ['', '#', '#x', '#-1', '#1:2:3']) expect(placeOf(odd)).toEqual({ ply: 0, viewer: null })
  })

  it('leaves keys to the controls that need them', () => {
    const key = (name: string, target: Element | null = null) => keyAction({ key: name, target, ctrlKey: false, metaKey: false, altKey: false })
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 'x'].map((name) => key(name))).toEqual(['step', 'back', 'first', 'last', 'play', null])
    expect(key(' ', document.createElement('button'))).toBeNull()
    expect(key('ArrowLeft', document.createElement('textarea'))).toBeNull()
    expect(keyAction({ key: 'ArrowLeft', target: null, ctrlKey: true, metaKey: false, altKey: false })).toBeNull()
  })

  it('lays boards side by side only where they can be read', () => {
    expect(tiling(2, 1040, 620)?.columns).toBe(2)
    expect(tiling(6, 360, 440)).toBeNull()
    expect(tiling(1, 360, 470)).toMatchObject({ columns: 1 })
  })
})
