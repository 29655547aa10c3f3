/*
 * Inline script in the head that asks for the scripts and style sheets of the page after its first frame, and then starts
 * the app. Files that are asked for earlier share the network and the processor with what the visitor waits to read
 * (record 010).
 */
import { hydratedEvent, hydratingEvent, startFailedEvent } from './hydratedEvent.ts'
import { reloadWhenOnline } from './reloadWhenOnline.ts'
import { noteComposition } from './noteComposition.ts'
import { restoreTypedText, saveTypedText } from './typedText.ts'

const { scripts = '', sheets = '' } = document.currentScript?.dataset ?? {}
/** The scripts of the page, the entry first. */
const modules = scripts.split(' ')
const [entry = ''] = modules
const notice = () => document.getElementById('site-start-failed')
/** What the app needs. These came last to the oldest browsers that it works in (decision D4). */
const isSupported =
  'OffscreenCanvas' in window &&
  'inert' in HTMLElement.prototype &&
  CSS.supports('container-type:inline-size')
// The polyfill opens popovers, after the start.
const opensItself = 'popover' in HTMLElement.prototype ? ':not([popovertarget])' : ''
let clicked: HTMLElement | null = null
let state: 'waiting' | 'hydrating' | 'hydrated' = 'waiting'
let timer = 0
let stopNoting = () => {}

/** Remembers the button that was pressed, which is marked as busy until the app takes it over. */
const remember = (pressed: HTMLElement | null) => {
  clicked?.removeAttribute('aria-busy')
  clicked = pressed
  clicked?.setAttribute('aria-busy', 'true')
}
// The app does not come: a hidden notice of the document asks for a reload (decision D2).
const showNotice = () => {
  remember(null)
  notice()?.removeAttribute('hidden')
}
/** Resolves a task after the first frame, or with the `load` event where no frame is drawn: in a tab in the background. */
const firstPaint = new Promise<void>((resolve) => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
  addEventListener('load', () => resolve(), { once: true })
})
const parsed = new Promise<void>((resolve) => {
  addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})
const ask = (link: Partial<HTMLLinkElement>) => {
  document.head.append(Object.assign(document.createElement('link'), link))
}
/** Asks for all files. Resolves when the style sheets are there: what the app shows has its styles. */
const askForFiles = async () => {
  timer = window.setTimeout(showNotice, 20_000)
  const applied = sheets.split(' ').map(
    (href) =>
      new Promise((onload, onerror) => {
        ask({ rel: 'stylesheet', href, onload, onerror })
      }),
  )
  for (const href of modules) ask({ rel: 'modulepreload', href })
  await Promise.all(applied)
}
const start = () => import(/* @vite-ignore */ entry)
/** Presses the remembered button. One that is no longer in the document does nothing. */
const clickAgain = () => {
  const pressed = clicked
  remember(null)
  if (pressed?.isConnected === true) pressed.click()
}
// A button that was clicked before hydration is clicked again after it.
const click = (event: Event) => {
  // What is pressed is an element.
  const button = (event.target as Element).closest<HTMLElement>(`button${opensItself}`)
  if (notice()?.contains(button)) reloadWhenOnline(showNotice)
  if (state === 'waiting') {
    remember(button)
    return
  }
  // React stops an event that comes before its target is hydrated; any other one it has handled.
  remember(null)
  let handled = false
  addEventListener('click', () => (handled = true), { once: true })
  setTimeout(() => {
    if (handled) return
    remember(button)
    if (state === 'hydrated') clickAgain()
  })
}
const finish = () => {
  state = 'hydrated'
  removeEventListener('click', click, true)
  removeEventListener('pagehide', saveTypedText)
  stopNoting()
  clearTimeout(timer)
  notice()?.remove()
  clickAgain()
}

if (isSupported) {
  addEventListener('click', click, true)
  // Before hydration nothing else keeps the text of a form: for a reload, and for the other language.
  addEventListener('pagehide', saveTypedText)
  stopNoting = noteComposition()
  addEventListener(hydratingEvent, () => (state = 'hydrating'), { once: true })
  addEventListener(hydratedEvent, finish, { once: true })
  addEventListener(startFailedEvent, showNotice)
  void parsed.then(restoreTypedText)
  Promise.all([firstPaint.then(askForFiles), parsed])
    .then(start)
    .catch(showNotice)
} else {
  void parsed.then(() => document.getElementById('site-unsupported')?.removeAttribute('hidden'))
}
