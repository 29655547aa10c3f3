import { afterPaint } from './afterPaint.ts'

/** What a page does not wait for: another press, and everything that may be its last moment. */
const ends = [
  'pointerdown',
  'keydown',
  'click',
  'popstate',
  'pagehide',
  'visibilitychange',
] as const

/** Milliseconds after which a browser that draws no frames is not waited for. */
const patience = 200

/**
 * Resolves once what a press has changed is painted. Whatever comes first ends the wait, so that work put off until then
 * is done before the next press and before the page is left or hidden.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController()
    const { signal } = over
    const end = () => over.abort()
    const timer = setTimeout(end, patience)
    const cancel = afterPaint(end)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      cancel()
      resolve()
    })
    for (const type of ends) window.addEventListener(type, end, { capture: true, signal })
    // A hidden page is not painted.
    if (document.visibilityState === 'hidden') end()
  })
