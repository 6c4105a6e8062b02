// Measures the table that is on the screen; returns one sentence for everything that is out of sight, covered, too small or broken.
(smallest) => {
  const PARTS = 6 // of a control's side, between which it is probed
  for (const motion of document.getAnimations()) if (motion.effect.getComputedTiming().endTime !== Infinity) motion.finish() // as it is a moment later
  const found = []
  const width = innerWidth
  const height = innerHeight
  const root = document.querySelector('.frame')
  const name = (thing) => `${thing.tagName.toLowerCase()}.${[...thing.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`
  const words = (thing) => (thing.getAttribute('aria-label') ?? thing.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
  const sizes = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`
  const isShown = (thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !thing.closest('.unseen') && getComputedStyle(thing).clipPath !== 'inset(50%)'
  const within = (box, room, slack) => box.left >= room.left - slack && box.top >= room.top - slack && box.right <= room.right + slack && box.bottom <= room.bottom + slack

  const rooms = new Map()
  /** What of a thing's surroundings may cut it off: the screen, and every ancestor that does not let things out. */
  function roomsOf(thing) {
    const up = thing.parentElement
    if (!up || up === document.body) return [{ box: { left: 0, top: 0, right: width, bottom: height }, of: 'the screen' }]
    if (!rooms.has(up)) {
      const style = getComputedStyle(up)
      const cuts = style.overflowX !== 'visible' && style.display !== 'contents' && !(up instanceof SVGElement)
      rooms.set(up, [...roomsOf(up), ...(cuts ? [{ box: up.getBoundingClientRect(), of: name(up) }] : [])])
    }
    return rooms.get(up)
  }
  function cutOff(thing, box, slack) {
    return roomsOf(thing).find((room) => !within(box, room.box, slack))?.of
  }

  // 1. Nothing scrolls.
  if (document.documentElement.scrollHeight > height + 1) found.push(`the page scrolls by ${document.documentElement.scrollHeight - height} px`)
  if (document.documentElement.scrollWidth > width + 1) found.push(`the page is ${document.documentElement.scrollWidth - width} px too wide`)

  // 2. Whatever can be chosen is in sight, free and large.
  const all = [...root.querySelectorAll('button, a, .legal')].filter((thing) => !thing.disabled && isShown(thing))
  const controls = all.filter((thing) => !all.some((other) => other !== thing && other.contains(thing)))
  for (const control of controls) {
    const box = control.getBoundingClientRect()
    const what = `${name(control)} “${words(control)}” (${sizes(box)})`
    const cut = cutOff(control, box, 1)
    if (cut) found.push(`${what} is cut off by ${cut}`)
    else {
      const free = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
      let over = null
      for (let row = 1; row < PARTS; row++)
        for (let column = 1; column < PARTS; column++) {
          const [x, y] = [box.left + (box.width * column) / PARTS, box.top + (box.height * row) / PARTS]
          const top = document.elementFromPoint(x, y)
          if (top && control.contains(top)) {
            free.left = Math.min(free.left, x - box.width / (2 * PARTS))
            free.right = Math.max(free.right, x + box.width / (2 * PARTS))
            free.top = Math.min(free.top, y - box.height / (2 * PARTS))
            free.bottom = Math.max(free.bottom, y + box.height / (2 * PARTS))
          } else if (top && !top.contains(control) && !controls.some((other) => other.contains(top))) over = top
        }
      if (over) found.push(`${what} is covered by ${name(over)}`)
      const [wide, high] = [free.right - free.left + box.width / PARTS, free.bottom - free.top + box.height / PARTS]
      if (Math.min(wide, high, box.width, box.height) < smallest - 0.5) found.push(`${what} is only ${Math.round(Math.min(wide, box.width))} × ${Math.round(Math.min(high, box.height))}`)
    }
  }

  // 3. The pieces and places of the game are in sight.
  for (const piece of root.querySelectorAll('[data-place], [data-piece]')) {
    const box = piece.getBoundingClientRect()
    if (!isShown(piece) || box.width < 2 || box.height < 2 || piece.parentElement.closest('[data-scrolls]')) continue
    const cut = cutOff(piece, box, 4)
    if (cut) found.push(`${name(piece)} ${piece.dataset.place ?? piece.dataset.piece} (${sizes(box)}) is cut off by ${cut}`)
  }

  // 4. Texts are whole: not cut off, not broken within a word, not over one another, not under something else.
  document.documentElement.classList.add('measured')
  const texts = []
  const walker = document.createTreeWalker(root.querySelector('.stage'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const holder = node.parentElement
    if (!node.textContent.trim() || !isShown(holder) || holder.closest('svg, [data-piece]')) continue // a drawing is measured as a whole
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5)
    if (!lines.length) continue
    const what = `“${node.textContent.trim().slice(0, 30)}” in ${name(holder)} (${sizes(range.getBoundingClientRect())})`
    const mayShorten = shortens(holder)
    if (holder.closest('[data-scrolls]')) continue // what was, and is not needed to act
    if (!mayShorten) {
      const slack = 1 + lines[0].height * 0.2 // letters are lower than their line
      const cut = lines.map((line) => cutOff(holder, line, slack)).find(Boolean)
      if (cut) found.push(`${what} is cut off by ${cut}`)
    }
    for (const match of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const tops = new Set([...range.getClientRects()].filter((line) => line.width > 0.5).map((line) => Math.round(line.top)))
      if (tops.size > 1 && !(holder instanceof SVGElement)) found.push(`“${match[0]}” in ${name(holder)} is broken within the word`)
    }
    const visible = mayShorten ? lines.map((line) => meet(line, mayShorten.getBoundingClientRect())).filter(Boolean) : lines
    texts.push(...visible.map((line) => ({ node, holder, what, box: inner(line) })))
  }
  for (const text of texts) text.over = coverOf(text)
  for (const text of texts) if (text.over) found.push(`${text.what} is covered by ${name(text.over)}`)
  const open = texts.filter((text) => !text.over)
  open.forEach((text, index) => {
    for (const other of open.slice(index + 1)) {
      const common = other.node === text.node ? null : meet(text.box, other.box)
      if (common && common.right - common.left > 2 && common.bottom - common.top > 2) found.push(`${text.what} lies over ${other.what}`)
    }
  })
  document.documentElement.classList.remove('measured')
  return [...new Set(found)]

  /** The nearest element that shortens its text with an ellipsis, on purpose. */
  function shortens(thing) {
    for (let up = thing; up && up !== root; up = up.parentElement) if (getComputedStyle(up).textOverflow === 'ellipsis') return up
    return null
  }
  /** Where the letters stand in their line. */
  function inner({ left, top, right, bottom }) {
    const spare = (bottom - top) * 0.22
    return { left, right, top: top + spare, bottom: bottom - spare }
  }
  function meet(one, other) {
    const box = { left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) }
    return box.left < box.right && box.top < box.bottom ? box : null
  }
  /** What is painted over the text, at its two ends or its middle. */
  function coverOf({ holder, box }) {
    const y = (box.top + box.bottom) / 2
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === holder || holder.contains(top) || top.contains(holder)) break
        if (paints(top)) return top
      }
    }
    return null
  }
  /** Whether something is drawn where this element is hit. */
  function paints(thing) {
    if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const style = getComputedStyle(thing)
    if (Number(style.opacity) < 0.3) return false
    if (thing instanceof SVGElement) return !(thing instanceof SVGSVGElement) && style.fill !== 'none' && Number(style.fillOpacity) > 0.3
    const alpha = /rgba?\([^)]*?[,/]\s*([\d.]+)\)$/.exec(style.backgroundColor)
    const isClear = style.backgroundColor === 'transparent' || (alpha && style.backgroundColor.startsWith('rgba') && Number(alpha[1]) < 0.5)
    return !isClear || style.backgroundImage !== 'none' || thing instanceof HTMLImageElement
  }
}
