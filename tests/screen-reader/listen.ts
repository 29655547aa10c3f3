const liveRegions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'

const isExposed = (element: Element): boolean =>
  element.closest('[aria-hidden=true]') === null &&
  element.checkVisibility({ visibilityProperty: true })

/** Elements that are no object to assistive technology: their content belongs to the parent. */
const isTransparent = (element: Element): boolean =>
  ['DIV', 'SPAN', 'B', 'STRONG', 'BDI'].includes(element.tagName) &&
  element.id === '' &&
  !element.hasAttribute('role')

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

/** The visible text, with a space between blocks. */
const textOf = (element: Element): string => {
  const range: string[] = []
  for (const child of element.childNodes) {
    if (child instanceof Text) range.push(child.data)
    else if (child instanceof Element && isExposed(child)) {
      const inline = getComputedStyle(child).display.startsWith('inline')
      range.push(inline ? textOf(child) : ` ${textOf(child)} `)
    }
  }
  return tidy(range.join(''))
}

/** The objects and runs of text in a live region: each is inserted, and announced, by itself. */
const piecesOf = (region: Element): string[] => {
  const pieces: string[] = []
  let run = ''
  const end = () => {
    if (tidy(run) !== '') pieces.push(tidy(run))
    run = ''
  }
  const visit = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        if (isExposed(parent)) run += child.data
      } else if (child instanceof Element) {
        const inline = getComputedStyle(child).display.startsWith('inline')
        if (!inline) end()
        if (isTransparent(child)) visit(child)
        else if (isExposed(child)) {
          end()
          pieces.push(textOf(child))
        }
        if (!inline) end()
      }
    }
  }
  visit(region)
  end()
  return pieces.filter((piece) => piece !== '')
}

/** What was added to what was there: a sentence that stands there twice was said again. */
const withoutThose = (pieces: readonly string[], before: readonly string[]): string[] => {
  const rest = [...before]
  return pieces.filter((piece) => {
    const at = rest.indexOf(piece)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}

/** Milliseconds around a move of the focus in which only the last of several insertions is announced. */
const besideFocus = 200

/**
 * Notes what a screen reader announces by itself in live regions, until it is stopped. The rules are those
 * of Orca with Firefox: a status that enters the page with its text, or that is hidden until its text is
 * there, is silent; an alert that enters is announced; of several insertions beside a move of the focus only
 * the last is heard; focusing what has the focus says nothing.
 */
export const listen = (): { readonly spoken: readonly string[]; readonly stop: () => void } => {
  const spoken: string[] = []
  let known = new Map<Element, string[]>()
  let focused = document.activeElement
  let moved = -Infinity
  let frame = 0
  const look = (now: number) => {
    if (document.activeElement !== focused) moved = now
    focused = document.activeElement
    const next = new Map<Element, string[]>()
    const inserted: string[] = []
    for (const region of document.querySelectorAll(liveRegions)) {
      if (!isExposed(region)) continue
      const pieces = piecesOf(region)
      next.set(region, pieces)
      const before = known.get(region)
      if (before !== undefined) inserted.push(...withoutThose(pieces, before))
      else if (region.matches('[role=alert], [aria-live=assertive]')) inserted.push(...pieces)
    }
    known = next
    spoken.push(...(now - moved < besideFocus ? inserted.slice(-1) : inserted))
    frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return { spoken, stop: () => cancelAnimationFrame(frame) }
}
