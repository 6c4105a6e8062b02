import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contributionVerdict, envelopeVerdict, rememberContribution, remembered, rememberTable, seenEvents } from '../../src/extras/memory.ts'

const shown = (table: string, envelope: string, ply = 0, status: 'lobby' | 'running' | 'over' = 'lobby') => ({
  table,
  envelope,
  ply,
  status,
  first: 0,
  events: [],
})

describe('what the browser remembers of a seal', () => {
  beforeEach(() => localStorage.clear())

  it('keeps the first envelope, never a later one', () => {
    rememberTable(shown('a', 'one'))
    rememberTable(shown('a', 'two', 5, 'running'))
    expect(remembered('a')).toMatchObject({ envelope: 'one', ply: 0 })
    expect(envelopeVerdict(remembered('a'), 'one')).toBe('good')
    expect(envelopeVerdict(remembered('a'), 'two')).toBe('bad')
  })

  it('knows nothing of a table that it first sees when it is over', () => {
    rememberTable(shown('a', 'one', 90, 'over'))
    expect(envelopeVerdict(remembered('a'), 'one')).toBe('unknown')
  })

  it('remembers contributions whenever they are given', () => {
    rememberContribution('a', 1, 'ff')
    rememberTable(shown('a', 'one'))
    rememberContribution('a', 0, 'ee')
    expect(contributionVerdict(remembered('a'), ['ee', 'ff'])).toBe('good')
    expect(contributionVerdict(remembered('a'), ['ee', '00'])).toBe('bad')
    expect(contributionVerdict(null, ['ee'])).toBe('unknown')
    expect(remembered('a')?.envelope).toBe('one')
  })

  it('keeps what was seen, whatever is told later', () => {
    const bell = { chance: 'deal', seat: 0, card: 'bell' }
    rememberTable({ ...shown('b', 'one'), first: 1, events: [[{ chance: 'deal', seat: 0, hidden: true }], [bell]] })
    rememberTable({ ...shown('b', 'one'), first: 1, events: [[{ ...bell, card: 'seven' }]] })
    expect(seenEvents('b')[1]).toEqual(bell)
    expect(seenEvents('b')[0]).toBeUndefined()
    expect(seenEvents('unknown')).toEqual([])
  })

  it('keeps what was seen of a finished game over a reload', async () => {
    const roll = { chance: 'roll', seat: 0, value: 3 }
    rememberTable({ ...shown('c', 'one', 1, 'over'), events: [[roll]] })
    vi.resetModules()
    const reloaded = await import('../../src/extras/memory.ts')
    expect(reloaded.seenEvents('c')).toEqual([roll])
    expect(reloaded.seenEvents('d')).toEqual([])
  })

  it('forgets the oldest tables, and survives a broken store', () => {
    for (let index = 0; index < 70; index++) rememberTable(shown(`t${index}`, 'e'))
    expect(remembered('t0')).toBeNull()
    expect(remembered('t69')).not.toBeNull()
    localStorage.setItem('fiveleaf-sealed', 'no json')
    expect(remembered('t69')).toBeNull()
  })
})
