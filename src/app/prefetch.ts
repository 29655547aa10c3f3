import { pageAt } from '#app/routes.tsx'

interface NetworkInformation {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Fetches a page's chunk and messages when a link to it is hovered or focused. Does nothing for a
 * visitor who saves data.
 */
export const prefetchPages = (): void => {
  if ((navigator as NetworkInformation).connection?.saveData === true) return
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== window.location.origin || link.target !== '') return
    // The page reports the failure if the link is followed.
    pageAt(link.pathname)
      .load()
      .catch(() => undefined)
  }
  document.addEventListener('pointerover', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}
