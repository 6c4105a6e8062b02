/** The little Markdown of our texts: paragraphs, lists, `__strong__`. */
export type Inline = { text: string; strong: boolean }
type Block = { kind: 'p' | 'ul' | 'ol'; items: Inline[][] }

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(blockOf)
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- '))) return { kind: 'ul', items: lines.map((line) => inline(line.slice(2))) }
  if (lines.every((line) => /^\d+\. /.test(line))) return { kind: 'ol', items: lines.map((line) => inline(line.replace(/^\d+\. /, ''))) }
  return { kind: 'p', items: [inline(lines.join(' '))] }
}

function inline(text: string): Inline[] {
  return text
    .split(/__|\*\*/)
    .map((part, index) => ({ text: part, strong: index % 2 === 1 }))
    .filter((part) => part.text)
}
