import { beforeEach, describe, expect, it } from 'vitest'
import { cornerFor, hintFor, isDone, keepSaid, saidBefore } from '../../src/extras/coach.ts'
import type { Moment } from '../../src/games/hints.ts'
import { GAMES, manifestOf } from '../../src/games/index.ts'

function moment(phase: string, more: Partial<Moment['view']> = {}, asked = 1, moves: string[] = ['x']): Moment {
  const view = { phase, ending: null, scores: [0, 0], ...more } as Moment['view']
  const question = { seat: 0, ask: { key: 'ask', game: null, clause: null, params: {} }, legal: moves.map((move) => ({ move })) }
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

  it('is done when all is said, or the game is over', () => {
    const { view } = moment('turn')
    expect(isDone('lucky-jack', view, [1, 2])).toBe(false)
    expect(isDone('lucky-jack', view, [1, 2, 3, 4, 5, 6])).toBe(true)
    expect(isDone('lucky-jack', { ...view, ending: 'last-hand' }, [])).toBe(true)
  })

  it('remembers what it said', () => {
    keepSaid('8-28', [1, 2])
    keepSaid('lucky-jack', [1])
    expect([saidBefore('8-28'), saidBefore('lucky-jack'), saidBefore('lucky-hand')]).toEqual([[1, 2], [1], []])
    localStorage.setItem('fiveleaf-coach', 'no json')
    expect(saidBefore('8-28')).toEqual([])
  })

  describe('its bubble', () => {
    const room = { left: 0, top: 50, width: 360, height: 690 }
    const bubble = { width: 340, height: 150 }
    const box = (top: number, height: number) => ({ left: 10, top, width: 340, height })
    const isFree = (at: { top: number }, of: { top: number; height: number }) => at.top + bubble.height <= of.top || at.top >= of.top + of.height

    it('never lies on what it points at, nor on what can be tapped', () => {
      for (const meant of [box(60, 100), box(300, 200), box(600, 120)]) {
        const legal = box(520, 60)
        const corner = cornerFor(bubble, room, meant, [meant, legal], [])
        expect(isFree(corner, meant) && isFree(corner, legal)).toBe(true)
      }
    })

    it('is near what it points at and inside the room', () => {
      const corner = cornerFor(bubble, room, box(600, 120), [box(600, 120)], [])
      expect(corner.top).toBeGreaterThan(400)
      expect(cornerFor(bubble, room, null, [], []).left).toBeGreaterThanOrEqual(0)
    })

    it('stays where it is unless it would lie better by far', () => {
      const meant = box(600, 120)
      const corner = cornerFor(bubble, room, meant, [meant], [])
      const near = { left: corner.left, top: corner.top - 10 }
      expect(cornerFor(bubble, room, meant, [meant], [], near)).toEqual(near)
      expect(cornerFor(bubble, room, meant, [meant], [], { left: 8, top: 600 })).not.toEqual({ left: 8, top: 600 })
    })
  })
})
