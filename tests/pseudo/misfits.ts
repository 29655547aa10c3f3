/** A text that does not fit its element. */
export interface Misfit {
  readonly what: 'page scrolls sideways' | 'outside the window' | 'cut off' | 'leaves its control'
  /** The element and the beginning of its text. */
  readonly where: string
}

const name = (element: Element): string =>
  `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`

/** Whether an element is visually hidden, or cannot be reached. */
const unseen = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    const style = getComputedStyle(one)
    if (style.visibility !== 'visible') return true
    // Chakra hides with `clip`.
    if (style.getPropertyValue('clip') !== 'auto' || style.clipPath !== 'none') return true
    if (one.matches('[aria-hidden=true], [inert], option, svg, dialog:not([open])')) return true
  }
  return false
}

/** The nearest ancestor that clips its content. */
const clipper = (element: Element): Element | null => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one === document.body || one === document.documentElement) return null
    const { overflowX, overflowY } = getComputedStyle(one)
    if (/hidden|clip/u.test(overflowX + overflowY)) return one
  }
  return null
}

/** Whether an ancestor scrolls sideways on its own, so that text beyond the window can be reached. */
const isScrolled = (element: Element): boolean => {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one === document.body) return false
    const scrolls = /auto|scroll/u.test(getComputedStyle(one).overflowX)
    if (scrolls && one.scrollWidth > one.clientWidth) return true
  }
  return false
}

const beyond = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left < outer.left - 1 ||
  inner.right > outer.right + 1 ||
  inner.top < outer.top - 2 ||
  inner.bottom > outer.bottom + 2

/** Memoizes a function of an element. */
const memoize = <Value>(find: (element: Element) => Value): ((element: Element) => Value) => {
  const known = new Map<Element, Value>()
  return (element) => {
    const value = known.get(element)
    if (value !== undefined) return value
    const found = find(element)
    known.set(element, found)
    return found
  }
}

interface Surroundings {
  readonly width: number
  readonly unseen: (element: Element) => boolean
  readonly clipper: (element: Element) => Element | null
}

const misfitOf = (text: Text, { width, unseen, clipper }: Surroundings): Misfit['what'] | null => {
  const element = text.parentElement
  if (element === null || text.data.trim() === '' || unseen(element)) return null
  // An ellipsis says that there is more, as at the end of a breadcrumb.
  if (getComputedStyle(element).textOverflow === 'ellipsis') return null
  const range = document.createRange()
  range.selectNodeContents(text)
  const control = element.closest('button, a')
  const framed = control !== null && getComputedStyle(control).display !== 'inline'
  const edge = clipper(element)?.getBoundingClientRect()
  for (const box of range.getClientRects()) {
    if (box.width === 0) continue
    const isOutside = box.left < -1 || box.right > width + 1
    if (isOutside) return isScrolled(element) ? null : 'outside the window'
    if (edge !== undefined && beyond(box, edge)) return 'cut off'
    if (framed && beyond(box, control.getBoundingClientRect())) return 'leaves its control'
  }
  return null
}

/** Every text of the document that is cut off or makes the page scroll sideways. */
export const misfits = (): readonly Misfit[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const found: Misfit[] =
    scrollWidth > clientWidth
      ? [{ what: 'page scrolls sideways', where: `${scrollWidth - clientWidth} px` }]
      : []
  const around = { width: clientWidth, unseen: memoize(unseen), clipper: memoize(clipper) }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text
    const what = misfitOf(text, around)
    if (what !== null) found.push({ what, where: name(text.parentElement ?? document.body) })
  }
  return found
}
