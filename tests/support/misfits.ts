/** A text that does not fit where it stands. */
export interface Misfit {
  readonly what:
    | 'page scrolls sideways'
    | 'outside the window'
    | 'cut off'
    | 'leaves its control'
    | 'lies over another text'
  /** The element and the beginning of its text. */
  readonly where: string
}

/**
 * Every text of the document that is cut off, lies over another one or makes the page scroll sideways. Needs nothing
 * around it, so that a journey can hand it to the page.
 */
export const misfits = (): readonly Misfit[] => {
  interface Shown {
    readonly element: Element
    readonly block: Element | null
    readonly box: DOMRect
  }
  const name = (element: Element): string =>
    `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`

  /** Memoizes a function of an element. */
  const memoize = <Value>(find: (element: Element) => Value) => {
    const known = new Map<Element, Value>()
    return (element: Element): Value => {
      if (!known.has(element)) known.set(element, find(element))
      return known.get(element) as Value
    }
  }
  const ancestor = (element: Element, wanted: (one: Element) => boolean): Element | null => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (wanted(one)) return one
    return null
  }
  /** Whether an element is visually hidden, or cannot be reached. */
  const unseen = memoize(
    (element) =>
      ancestor(element, (one) => {
        const style = getComputedStyle(one)
        if (style.visibility !== 'visible' || style.opacity === '0') return true
        // Chakra hides with `clip`.
        if (style.getPropertyValue('clip') !== 'auto' || style.clipPath !== 'none') return true
        return one.matches('[aria-hidden=true], [inert], option, svg, dialog:not([open])')
      }) !== null,
  )
  /** The nearest ancestor that clips its content. */
  const clipper = memoize((element) => {
    const found = ancestor(element, (one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      return one.matches('html, body') || /hidden|clip/u.test(overflowX + overflowY)
    })
    return found === null || found.matches('html, body') ? null : found
  })
  /** Whether an ancestor scrolls on its own, so that text beyond the window can be reached. */
  const scroller = memoize((element) =>
    ancestor(element, (one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      return !one.matches('html, body') && /auto|scroll/u.test(overflowX + overflowY)
    }),
  )
  const block = memoize((element) =>
    ancestor(element, (one) => getComputedStyle(one).display !== 'inline'),
  )
  /** A toast, and a row of buttons that stays in the window, lie over the page on purpose. */
  const pinned = memoize((element) =>
    ancestor(element, (one) => /fixed|sticky/u.test(getComputedStyle(one).position)),
  )
  const beyond = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left < outer.left - 1 ||
    inner.right > outer.right + 1 ||
    inner.top < outer.top - 2 ||
    inner.bottom > outer.bottom + 2

  const { scrollWidth, clientWidth: width } = document.documentElement
  const misfitOf = (element: Element, box: DOMRect): Misfit['what'] | null => {
    const control = element.closest('button, a')
    const framed = control !== null && getComputedStyle(control).display !== 'inline'
    const edge = clipper(element)?.getBoundingClientRect()
    if (box.left < -1 || box.right > width + 1) {
      const around = scroller(element)
      return around !== null && around.scrollWidth > around.clientWidth
        ? null
        : 'outside the window'
    }
    if (edge !== undefined && beyond(box, edge)) return 'cut off'
    return framed && beyond(box, control.getBoundingClientRect()) ? 'leaves its control' : null
  }
  /** The part of a line that letters fill: lines of one text may stand closer than their boxes are high. */
  const ink = (element: Element, box: DOMRect): DOMRect => {
    const height = parseFloat(getComputedStyle(element).fontSize) * 0.7
    return new DOMRect(box.x, box.y + (box.height - height) / 2, box.width, height)
  }
  const crosses = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1

  const found: Misfit[] =
    scrollWidth > width
      ? [{ what: 'page scrolls sideways', where: `${String(scrollWidth - width)} px` }]
      : []
  const shown: Shown[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (element === null || node.textContent?.trim() === '' || unseen(element)) continue
    // What is closed, such as the content of a `details`, has a place all the same.
    if (!element.checkVisibility()) continue
    // An ellipsis says that there is more, as at the end of a breadcrumb.
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      const what = misfitOf(element, box)
      if (what !== null) found.push({ what, where: name(element) })
      // What scrolls on its own lies under what stands around it.
      if (scroller(element) !== null) continue
      const one: Shown = { element, block: block(element), box: ink(element, box) }
      const under = shown.find(
        (two) =>
          two.block !== one.block &&
          pinned(two.element) === pinned(element) &&
          crosses(one.box, two.box),
      )
      if (under !== undefined)
        found.push({
          what: 'lies over another text',
          where: `${name(element)} / ${name(under.element)}`,
        })
      shown.push(one)
    }
  }
  return found
}
