import { specAddress } from '#domain/address.ts'
import { mailedLinkKey } from '#domain/storageKeys.ts'

/** How a mailed link ended; `null` while it may be used. */
export type LinkEnd = 'done' | 'spent' | null

/** The link that opened a page of this tab. */
export interface OpenedLink {
  /** Its query; of a used link only what the page still shows. */
  readonly search: string
  readonly end: LinkEnd
}

/**
 * Keeps a link for a reload of its page in this tab.
 *
 * @throws what the browser throws where storage is blocked
 */
export const keepLink = (pathname: string, link: OpenedLink): void =>
  sessionStorage.setItem(mailedLinkKey, JSON.stringify({ path: specAddress(pathname), ...link }))

/** The link that opened the page at a path; empty without one. */
export const keptLink = (pathname: string): OpenedLink => {
  try {
    // As this file writes it; anything else is caught.
    const { path, search, end } = JSON.parse(
      sessionStorage.getItem(mailedLinkKey) ?? '',
    ) as OpenedLink & {
      readonly path: string
    }
    if (path === specAddress(pathname)) return { search, end }
  } catch {
    // Nothing is kept, or storage is blocked.
  }
  return { search: '', end: null }
}

/** Takes the secret of a mailed link out of the address, before anything else can read it (decision S5). */
export const takeLink = (): void => {
  const { pathname, search } = location
  if (!/[?&]secret=/.test(search)) return
  try {
    keepLink(pathname, { search, end: null })
    history.replaceState(history.state, '', pathname)
  } catch {
    // Storage is blocked: the page itself takes it out.
  }
}
