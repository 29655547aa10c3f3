/* Inline script that starts the app after load and an idle moment, or at the first interaction. */
import { hydratedEvent } from './hydratedEvent.ts'
import { restoreTypedText, saveTypedText } from './typedText.ts'

const chunks = document.querySelectorAll<HTMLLinkElement>('link[data-chunk]')
const signs = ['pointerdown', 'keydown', 'focusin']
let pressed: HTMLElement | null = null
let late = 0

const keepPress = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
}
// The app does not come: a hidden notice of the document asks for a reload (decision D2).
const showNotice = () => document.getElementById('start-failed')?.removeAttribute('hidden')
const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true)
  for (const chunk of chunks) chunk.rel = 'modulepreload'
  import(/* @vite-ignore */ chunks[0]?.href ?? '').catch(showNotice)
  late = window.setTimeout(showNotice, 20_000)
}
for (const sign of signs) addEventListener(sign, start, true)
addEventListener('click', keepPress, true)
addEventListener('click', ({ target }) => {
  if (!(target as Element).matches('#start-failed button')) return
  // Without a connection the browser would replace the page with an error page of its own.
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => {
    saveTypedText()
    location.reload()
  }, showNotice)
})
addEventListener('DOMContentLoaded', restoreTypedText)
// oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari does not have it
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start))
// A button that was pressed before hydration is clicked again after it.
addEventListener(
  hydratedEvent,
  () => {
    clearTimeout(late)
    document.getElementById('start-failed')?.remove()
    removeEventListener('click', keepPress, true)
    pressed?.click()
  },
  { once: true },
)
