import { animate, animateLayout, flushLayoutSnapshots } from 'framer-motion/dom'

/** `current`, the easing of everything that flows (brief §6). */
const ease: [number, number, number, number] = [0.65, 0, 0.35, 1]
const transition = { duration: 0.22, ease }

/** The items on the screen, and as many above and below it. A binary search finds the first one. */
const itemsNearScreen = ({ children }: HTMLElement): readonly HTMLElement[] => {
  const margin = window.innerHeight
  let first = 0
  for (let end = children.length; first < end;) {
    const middle = Math.floor((first + end) / 2)
    if ((children[middle]?.getBoundingClientRect().bottom ?? 0) < -margin) first = middle + 1
    else end = middle
  }
  const found: HTMLElement[] = []
  for (const item of [...children].slice(first)) {
    if (item.getBoundingClientRect().top > 2 * margin) break
    if (item instanceof HTMLElement) found.push(item)
  }
  return found
}

/**
 * Measures the items of a list right before they change. Only those near the screen are measured and
 * moved: a long list costs no more than a short one.
 *
 * @param list - the parent element of the items
 * @returns starts the motion, right after the change
 */
export const moveItems = (list: HTMLElement): (() => void) => {
  const before = new Set(list.children)
  const moving = itemsNearScreen(list)
  for (const item of moving) item.dataset['layout'] = 'position'
  let settle = () => {}
  const changed = new Promise<void>((resolve) => {
    settle = resolve
  })
  // oxlint-disable-next-line typescript/no-misused-promises -- the comment of flushLayoutSnapshots asks for it
  void animateLayout(list, () => changed, transition)
  flushLayoutSnapshots()
  return () => {
    for (const item of moving) delete item.dataset['layout']
    for (const item of itemsNearScreen(list)) {
      if (!before.has(item)) animate(item, { opacity: [0, 1] }, transition)
    }
    settle()
  }
}
