/*
 * Inline script in the head that asks for the scripts of the page at its first paint, and then starts the app. Scripts
 * that are asked for earlier share the network and the processor with what the visitor waits to read (record 010).
 */
import { hydratedEvent, hydratingEvent } from './hydratedEvent.ts'
import { reloadWhenOnline } from './reloadWhenOnline.ts'
import { restoreTypedText, saveTypedText } from './typedText.ts'

/** A link or a button that was pressed. */
interface Pressed {
  readonly element: HTMLElement
  /** The element itself, or the one that has taken its place: of its kind, and called the same. */
  readonly now: () => HTMLElement
}

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

const pressedOf = (element: HTMLElement): Pressed => {
  const name = nameOf(element)
  const namesakes = () =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
      (other) => nameOf(other) === name,
    )
  const place = namesakes().indexOf(element)
  return {
    element,
    now: () => {
      const [first = element, ...others] = element.isConnected ? [] : namesakes()
      return others[place - 1] ?? first
    },
  }
}

/** The scripts of the page, the entry first. */
const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? []
const [entry = ''] = scripts
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
/** Resolves at the first contentful paint, or with the `load` event where the browser does not report it. */
const firstPaint = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => resolve(), { once: true })
})
const parsed = new Promise<void>((resolve) => {
  addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})
const askForScripts = () => {
  for (const href of scripts) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
  }
}
const start = () => {
  timer = window.setTimeout(showNotice, 20_000)
  import(/* @vite-ignore */ entry).catch(showNotice)
}
const clickAgain = () => {
  const pressed = clicked
  remember(null)
  pressed?.now().click()
}
// A button that was clicked before hydration is clicked again after it.
const click = (event: Event) => {
  // What is pressed is an element.
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
  last
    .now()
    .dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    )
}

if (isSupported) {
  addEventListener('click', click, true)
  // Before hydration nothing else keeps the text of a form: for a reload, and for the other language.
  addEventListener('pagehide', saveTypedText)
  addEventListener(hydratingEvent, () => (state = 'hydrating'), { once: true })
  addEventListener(hydratedEvent, finish, { once: true })
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
  void parsed.then(restoreTypedText)
  void firstPaint.then(askForScripts)
  void Promise.all([firstPaint, parsed]).then(start)
} else {
  void parsed.then(() => document.getElementById('site-unsupported')?.removeAttribute('hidden'))
}
