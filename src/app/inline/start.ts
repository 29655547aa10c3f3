/* Inline script that starts the app after load and the first paint, or at the first interaction. */
import { hydratedEvent } from './hydratedEvent.ts'
import { reloadWhenOnline } from './reloadWhenOnline.ts'
import { restoreTypedText, saveTypedText } from './typedText.ts'

const chunks = document.querySelectorAll<HTMLLinkElement>('link[data-chunk]')
const notice = () => document.getElementById('site-start-failed')
/** What the app needs. These came last to the oldest browsers that it works in (decision D4). */
const isSupported =
  'OffscreenCanvas' in window &&
  'inert' in HTMLElement.prototype &&
  CSS.supports('container-type:inline-size')
// The polyfill opens popovers, after the start.
const opensItself = 'popover' in HTMLElement.prototype ? ':not([popovertarget])' : ''
let pressed: HTMLElement | null = null
let timer = 0

// The app does not come: a hidden notice of the document asks for a reload (decision D2).
const showNotice = () => notice()?.removeAttribute('hidden')
const start = () => {
  const [entry] = chunks
  if (timer !== 0 || entry === undefined) return
  timer = window.setTimeout(showNotice, 20_000)
  for (const chunk of chunks) chunk.rel = 'modulepreload'
  import(/* @vite-ignore */ entry.href).catch(showNotice)
}
const press = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>(`button${opensItself}`)
  if (notice()?.contains(pressed)) reloadWhenOnline(showNotice)
}
// A button that was pressed before hydration is clicked again after it.
const finish = () => {
  removeEventListener('click', press, true)
  removeEventListener('pagehide', saveTypedText)
  clearTimeout(timer)
  notice()?.remove()
  pressed?.click()
}
if (isSupported) {
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, start, true)
  addEventListener('click', press, true)
  addEventListener('DOMContentLoaded', restoreTypedText)
  // Before hydration nothing else keeps the text of a form: for a reload, and for the other language.
  addEventListener('pagehide', saveTypedText)
  addEventListener(hydratedEvent, finish, { once: true })
  // Scripts that travel before the first paint delay it.
  addEventListener('load', () =>
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true }),
  )
} else {
  addEventListener('DOMContentLoaded', () =>
    document.getElementById('site-unsupported')?.removeAttribute('hidden'),
  )
}
