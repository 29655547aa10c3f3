import { pageAt } from '#app/pages.ts'

/**
 * Fetches the chunk of a page as soon as a link to it is pointed at or focused, so that following it
 * waits for nothing (issue of speed). Once for the whole document; only for whoever does not save data.
 */
export const prefetchPages = (): void => {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  if (saves === true) return
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin || link.target !== '') return
    // Following the link says so if the chunk does not come.
    pageAt(link.pathname)
      .load()
      .catch(() => undefined)
  }
  document.addEventListener('pointerover', fetchPage, { passive: true })
  document.addEventListener('focusin', fetchPage)
}
