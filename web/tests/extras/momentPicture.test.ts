import { expect, test } from 'vitest'
import { drawing, fit, SIZE } from '../../src/extras/momentPicture.ts'

const measure = (words: string, size: number) => words.length * size * 0.6
const caption = { game: 'lucky-five', gameName: 'Lucky Five', title: 'Der Glücksmoment', odds: '1 von 412', sealed: 'vorher versiegelt' }

test('a sentence stands in the largest letters in which it fits, and no line is too wide', () => {
  const sizes = [10, 120, 150].map((length) => {
    const { size, lines } = fit('Kleeblatt '.repeat(length / 10).trim(), measure)
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(610)
    return size
  })
  expect(sizes).toEqual([40, 32, 24])
  expect(fit('Kleeblatt '.repeat(60).trim(), measure).lines.at(-1)).toMatch(/…$/)
})

test('pieces stand between the sentence and the odds, however long the sentence is', () => {
  for (const text of ['Kurz.', 'Ein sehr langer Satz, der nicht enden will. '.repeat(3)]) {
    const svg = drawing({ ...caption, text, pieces: { markup: '<i/>', width: 600, height: 240 } }, measure, 'serif')
    const [, y, scale] = /translate\(\S+ (\S+)\) scale\((\S+)\)"><foreignObject/.exec(svg)!.map(Number)
    const last = Math.max(...[...svg.matchAll(/y="([\d.]+)" font-size="[\d.]+" font-weight="650"/g)].map((found) => Number(found[1])))
    expect(y).toBeGreaterThan(last)
    expect(y! + 240 * scale!).toBeLessThanOrEqual(495)
  }
})

test('words are never markup, and long odds shrink to the picture', () => {
  const svg = drawing({ ...caption, odds: '1 in 123,456,789,012,345', text: '<b>&', pieces: null }, measure, 'a "b"')
  expect(svg).toContain('&lt;b&gt;&amp;')
  expect(svg).toContain('font-family="a &quot;b&quot;"')
  const [, size, odds] = /font-size="([\d.]+)" font-weight="850"[^>]*>([^<]*)/.exec(svg)!
  expect(540 + measure(odds!, Number(size))).toBeLessThanOrEqual(SIZE.width - 50 + 1)
})
