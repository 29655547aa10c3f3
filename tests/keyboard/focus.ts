import axe from 'axe-core'

/** Where the focus is, or `null` when it is on no control. */
export const focused = (): HTMLElement | null => {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** A property that axe's types leave out. */
const { getRole } = axe.commons.aria as unknown as {
  readonly getRole: (element: Element) => string | null
}

const states: Readonly<Record<string, string>> = {
  'aria-pressed': 'pressed',
  'aria-expanded': 'expanded',
  'aria-selected': 'selected',
  'aria-invalid': 'invalid',
  'aria-disabled': 'disabled',
  'aria-current': 'current',
  'aria-required': 'required',
}

const stateOf = (element: HTMLElement): readonly string[] => {
  const said = Object.entries(states).flatMap(([attribute, word]) => {
    const value = element.getAttribute(attribute)
    if (value === null) return []
    return [value === 'false' ? `not ${word}` : word]
  })
  if (element instanceof HTMLButtonElement && element.popoverTargetElement !== null)
    said.push(element.popoverTargetElement.matches(':popover-open') ? 'expanded' : 'not expanded')
  if (!(element instanceof HTMLInputElement)) return said
  if (element.type === 'checkbox') said.push(element.checked ? 'checked' : 'not checked')
  return said
}

const valueOf = (element: HTMLElement): string => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? ''
  if (element instanceof HTMLTextAreaElement) return element.value
  if (!(element instanceof HTMLInputElement) || element.type === 'checkbox') return ''
  return element.type === 'password' ? '•'.repeat(element.value.length) : element.value
}

const roleOf = (element: HTMLElement): string =>
  element instanceof HTMLInputElement && element.type === 'password'
    ? 'password field'
    : (getRole(element) ?? element.localName)

/** Role, name, value and state of an element, as a line of a log. */
export const lineOf = (element: HTMLElement): string => {
  axe.setup(document.body)
  try {
    const name = axe.commons.text.accessibleText(element)
    const value = valueOf(element)
    const facts = [...(value === '' ? [] : [`“${value}”`]), ...stateOf(element)]
    return [`${roleOf(element)} 「${name}」`, ...facts].join(', ')
  } finally {
    axe.teardown()
  }
}

const neighbours = (element: HTMLElement): readonly Element[] => {
  const parent = element.parentElement
  return [element, ...(parent === null ? [] : [parent, ...parent.children])]
}

/** Styles of an element and its surroundings that a focus indicator can change. */
export const markOf = (element: HTMLElement): string =>
  neighbours(element)
    .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part)))
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow].join(),
    )
    .join()

/** Whether the centre of an element is visible: inside the window and not covered. */
export const isInSight = (element: HTMLElement): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  if (seen === null) return false
  return element.contains(seen) || seen.contains(element) || seen.closest('label') !== null
}

/** Position on the page, independent of scrolling. */
export const placeOf = (element: HTMLElement): DOMRect => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return new DOMRect(left + scrollX, top + scrollY, width, height)
}

/** Whether `next` follows `before` in reading order: lower, or further right in the same row. */
export const follows = (before: DOMRect, next: DOMRect): boolean => {
  if (next.bottom <= before.top + 1) return false
  const sameRow = next.top < before.bottom - 1 && before.top < next.bottom - 1
  return !sameRow || next.right > before.left
}
