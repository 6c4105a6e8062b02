import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const [light = '', dark = ''] = css.split("[data-theme='dark']")

function tokens(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name!, colour!]))
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const themes = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } }
const grounds = ['paper', 'paper-deep', 'panel', 'raised']
const texts = ['ink', 'ink-soft', 'clover-deep', 'coral-deep', 'sky-deep', 'plum-deep', 'sun-deep']
const pairs = [
  ['on-clover', 'clover'],
  ['on-strong', 'coral-deep'],
  ['on-strong', 'sky-deep'],
  ['on-strong', 'plum-deep'],
  ['on-strong', 'sun-deep'],
  ['ink', 'clover-soft'],
  ['ink', 'sun-soft'],
  ['sun-deep', 'sun-soft'],
  ['coral-deep', 'coral-soft'],
  ['paper', 'ink'],
  ['card-ink', 'card'],
] as const

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))('%s on %s is readable', (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(pairs)('%s on %s is readable', (text, ground) => {
    expect(contrast(theme[text]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(grounds)('borders of controls and the focus stand out on %s', (ground) => {
    expect(contrast(theme['line-strong']!, theme[ground]!)).toBeGreaterThanOrEqual(3)
    expect(contrast(theme.focus!, theme[ground]!)).toBeGreaterThanOrEqual(3)
  })
})
