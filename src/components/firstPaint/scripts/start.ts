/*
 * Inline script that starts the app after load and the first paint, or at the first interaction. Its scripts are
 * fetched from the first paint on, after everything that the page shows.
 */
import { hydratedEvent, hydratingEvent } from './hydratedEvent.ts'
import { reloadWhenOnline } from './reloadWhenOnline.ts'
import { restoreTypedText, saveTypedText } from './typedText.ts'

/** A link or a button that was pressed, with what finds it again when React builds it anew. */
interface Pressed {
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
const pressedOf = (element: HTMLElement): Pressed => ({
  element,
  at: ofKind(element).indexOf(element),
  nth: namesakesOf(element).indexOf(element),
})

/** The element itself, or the one that has taken its place. */
const successorOf = ({ element, at, nth }: Pressed): HTMLElement => {
  if (element.isConnected) return element
  const namesakes = namesakesOf(element)
  return namesakes[nth] ?? namesakes[0] ?? ofKind(element)[at] ?? element
}

const chunks = document.currentScript?.dataset['chunks']?.split(' ') ?? []
const [entry] = chunks
const notice = () => document.getElementById('site-start-failed')
/** What the app needs. These came last to the oldest browsers that it works in (decision D4). */
const isSupported =
  'OffscreenCanvas' in window &&
  'inert' in HTMLElement.prototype &&
  CSS.supports('container-type:inline-size')
// The polyfill opens popovers, after the start.
const opensItself = 'popover' in HTMLElement.prototype ? ':not([popovertarget])' : ''
let clicked: Pressed | null = null
let state: 'waiting' | 'hydrating' | 'hydrated' = 'waiting'
let timer = 0

/** Remembers the button that was pressed, which is marked as busy until the app takes it over. */
const remember = (pressed: Pressed | null) => {
  clicked?.element.removeAttribute('aria-busy')
  clicked = pressed
  clicked?.element.setAttribute('aria-busy', 'true')
}
// The app does not come: a hidden notice of the document asks for a reload (decision D2).
const showNotice = () => {
  remember(null)
  notice()?.removeAttribute('hidden')
}
const fetchChunks = () => {
  for (const chunk of chunks.splice(0)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = chunk
    document.head.append(link)
  }
}
const start = () => {
  if (timer !== 0 || entry === undefined) return
  timer = window.setTimeout(showNotice, 20_000)
  fetchChunks()
  import(/* @vite-ignore */ entry).catch(showNotice)
}
const clickAgain = () => {
  const pressed = clicked
  remember(null)
  if (pressed !== null) successorOf(pressed).click()
}
// A button that was clicked before hydration is clicked again after it.
const click = (event: Event) => {
  const button = (event.target as Element).closest<HTMLElement>(`button${opensItself}`)
  if (notice()?.contains(button)) reloadWhenOnline(showNotice)
  const early = button && pressedOf(button)
  if (state === 'waiting') {
    remember(early)
    return
  }
  // React stops an event that comes before its target is hydrated; any other one it has handled.
  remember(null)
  let handled = false
  addEventListener('click', () => (handled = true), { once: true })
  setTimeout(() => {
    if (handled) return
    remember(early)
    if (state === 'hydrated') clickAgain()
  })
}
const finish = () => {
  state = 'hydrated'
  removeEventListener('click', click, true)
  removeEventListener('pagehide', saveTypedText)
  clearTimeout(timer)
  notice()?.remove()
  clickAgain()
}

// An element that is replaced while it is pressed gets no click from the browser: the one that has taken
// its place gets it, as when the app puts its list where the fill script wrote one.
let pressed: (Pressed & { readonly x: number; readonly y: number }) | null = null
const press = ({ target, clientX: x, clientY: y }: PointerEvent) => {
  const element = (target as Element).closest<HTMLElement>('a[href], button')
  pressed = element && { ...pressedOf(element), x, y }
}
const release = (event: PointerEvent) => {
  const { clientX, clientY, button, ctrlKey, metaKey, shiftKey } = event
  const last = pressed
  pressed = null
  if (last === null || last.element.isConnected || button !== 0) return
  if (Math.hypot(clientX - last.x, clientY - last.y) > 10) return
  successorOf(last).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

if (isSupported) {
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, true)
  addEventListener('click', click, true)
  addEventListener('DOMContentLoaded', restoreTypedText)
  // Before hydration nothing else keeps the text of a form: for a reload, and for the other language.
  addEventListener('pagehide', saveTypedText)
  addEventListener(hydratingEvent, () => (state = 'hydrating'), { once: true })
  addEventListener(hydratedEvent, finish, { once: true })
  // Scripts that travel before the first paint delay it, and Firefox reports no paint at a fragment.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(start)))
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
} else {
  addEventListener('DOMContentLoaded', () =>
    document.getElementById('site-unsupported')?.removeAttribute('hidden'),
  )
}
