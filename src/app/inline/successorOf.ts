/** A link or a button that was pressed, with what finds it again when React builds it anew. */
export interface Pressed {
  readonly element: HTMLElement
  /** Its place among the elements of its kind. */
  readonly at: number
  /** Its place among those that are called the same. */
  readonly nth: number
}

const ofKind = ({ localName }: Element) => [...document.querySelectorAll<HTMLElement>(localName)]

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

const namesakesOf = (element: Element) =>
  ofKind(element).filter((other) => nameOf(other) === nameOf(element))

/** Remembers an element for {@link successorOf}. */
export const pressedOf = (element: HTMLElement): Pressed => ({
  element,
  at: ofKind(element).indexOf(element),
  nth: namesakesOf(element).indexOf(element),
})

/** The element itself, or the one that has taken its place. */
export const successorOf = ({ element, at, nth }: Pressed): HTMLElement => {
  if (element.isConnected) return element
  const namesakes = namesakesOf(element)
  return namesakes[nth] ?? namesakes[0] ?? ofKind(element)[at] ?? element
}
