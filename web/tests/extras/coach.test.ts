import { beforeEach, describe, expect, it } from 'vitest'
import { cornerFor, faultOf, givenBefore, hintFor, isDone, saveGiven } from '../../src/extras/coach.ts'
import type { Moment } from '../../src/games/hints.ts'
import { GAMES, manifestOf } from '../../src/games/index.ts'

function moment(phase: string, more: Partial<Moment['view']> = {}, asked = 1, moves: string[] = ['x']): Moment {
  const view = { phase, ending: null, scores: [0, 0], ...more } as Moment['view']
  const question = { seat: 0, ask: { key: 'ask', game: null, clause: null, params: {} }, legal: moves.map((move) => ({ move })), consequences: [], suggested: null }
  return { view, seat: 0, question, asked }
}

describe('the coach', () => {
  beforeEach(() => localStorage.clear())

  it('has three to seven hints for each game', () => {
    for (const game of GAMES) expect(manifestOf(game).hints.length).toSatisfy((count: number) => count >= 3 && count <= 7)
  })

  it('says one hint after the other, each once', () => {
    const turn = moment('turn')
    expect(hintFor('lucky-jack', turn, [])?.number).toBe(1)
    expect(hintFor('lucky-jack', turn, [1])?.number).toBe(2)
    expect(hintFor('lucky-jack', turn, [1, 2])).toBeNull()
    expect(hintFor('lucky-jack', { ...turn, asked: 2 }, [1, 2])?.number).toBe(3)
  })

  it('is silent while others are asked, and at the end', () => {
    expect(hintFor('lucky-jack', { ...moment('turn'), question: null }, [])).toBeNull()
    expect(hintFor('lucky-jack', moment('turn', { ending: 'last-hand' }), [])).toBeNull()
    expect(hintFor('no-such-game', moment('turn'), [])).toBeNull()
  })

  it('speaks up when something special can be done', () => {
    const all = [1, 2, 3, 4, 5]
    expect(hintFor('lucky-jack', moment('turn', {}, 1, ['discard', 'jackpot']), all)?.at).toBe('jackpot')
    expect(hintFor('8-28', moment('offer', { down: ['1/11', null], shown: [[], []] }), [1, 2])?.number).toBe(4)
    expect(hintFor('lucky-hand', { ...moment('qualify', { qualified: [false, true] }), question: null }, [])?.number).toBe(1)
  })

  it('is done when all hints are given, or the game is over', () => {
    const { view } = moment('turn')
    expect(isDone('lucky-jack', view, [1, 2])).toBe(false)
    expect(isDone('lucky-jack', view, [1, 2, 3, 4, 5, 6])).toBe(true)
    expect(isDone('lucky-jack', { ...view, ending: 'last-hand' }, [])).toBe(true)
  })

  it('remembers the hints that it gave', () => {
    saveGiven('8-28', [1, 2])
    saveGiven('lucky-jack', [1])
    expect([givenBefore('8-28'), givenBefore('lucky-jack'), givenBefore('lucky-hand')]).toEqual([[1, 2], [1], []])
    localStorage.setItem('fiveleaf-coach', 'no json')
    expect(givenBefore('8-28')).toEqual([])
  })

  describe('its bubble', () => {
    const room = { left: 0, top: 50, width: 360, height: 690 }
    const bubble = { width: 340, height: 150 }
    const box = (top: number, height: number) => ({ left: 10, top, width: 340, height })
    const isFree = (at: { top: number }, of: { top: number; height: number }) => at.top + bubble.height <= of.top || at.top >= of.top + of.height

    it('never lies on what it points at, nor on what can be tapped', () => {
      for (const meant of [box(60, 100), box(300, 200), box(600, 120)]) {
        const legal = box(520, 60)
        const corner = cornerFor(bubble, { room, meant, free: [meant, legal], line: [], rest: [] })
        expect(isFree(corner, meant) && isFree(corner, legal)).toBe(true)
      }
    })

    it('is near what it points at and inside the room', () => {
      const corner = cornerFor(bubble, { room, meant: box(600, 120), free: [box(600, 120)], line: [], rest: [] })
      expect(corner.top).toBeGreaterThan(400)
      expect(cornerFor(bubble, { room, meant: null, free: [], line: [], rest: [] }).left).toBeGreaterThanOrEqual(0)
    })

    it('lies on the question rather than on what is asked for', () => {
      const [line, legal] = [box(50, 60), box(110, 620)]
      const corner = cornerFor({ width: 340, height: 70 }, { room, meant: legal, free: [legal], line: [line], rest: [] })
      expect(corner.top).toBeLessThan(60)
      const on = (top: number) => faultOf({ left: 10, top, width: 340, height: 50 }, { room, meant: null, free: [legal], line: [line], rest: [] })
      expect([on(58) < on(300), on(740)]).toEqual([true, 0])
      expect(faultOf({ left: 10, top: 50, width: 100, height: 700 }, { room, meant: null, free: [], line: [], rest: [] })).toBeGreaterThan(0)
    })

    it('stays where it is unless it would lie better by far', () => {
      const meant = box(600, 120)
      const corner = cornerFor(bubble, { room, meant, free: [meant], line: [], rest: [] })
      const near = { left: corner.left, top: corner.top - 10 }
      expect(cornerFor(bubble, { room, meant, free: [meant], line: [], rest: [] }, near)).toEqual(near)
      expect(cornerFor(bubble, { room, meant, free: [meant], line: [], rest: [] }, { left: 8, top: 600 })).not.toEqual({ left: 8, top: 600 })
    })
  })
})
