import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { readScroll, rememberScroll } from '#app/layout/scrollMemory.ts'

const reveal = (hash: string, scroll: boolean): boolean => {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target === null) return false
  // A section is no control: it takes focus once, so that Tab goes on from there.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  if (scroll) target.scrollIntoView()
  return true
}

/**
 * What a browser does for a new document, for a page of this site: going forward starts at the top
 * with the focus on the heading, Back returns to where one was, a fragment is brought into view.
 * A change of the query alone, or of the language in place, moves nothing.
 */
export const NavigationFocus = () => {
  const { key, pathname, hash, state } = useLocation() as {
    key: string
    pathname: string
    hash: string
    state: { inPlace?: boolean } | null
  }
  const type = useNavigationType()
  const arrived = useRef(false)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    let top = window.scrollY
    const follow = () => {
      top = window.scrollY
    }
    // Written when the page is left, not on every scroll event.
    const remember = () => {
      rememberScroll(key, top)
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [key])

  useLayoutEffect(() => {
    const first = !arrived.current
    arrived.current = true
    // A prerendered document was read, and perhaps scrolled, before the app came.
    const reading = first && window.scrollY > 0
    if (reading && (hash === '' || document.activeElement !== document.body)) return
    if (!reading && type === NavigationType.Pop) {
      const kept = readScroll(key)
      if (kept !== null) {
        window.scrollTo({ top: kept, behavior: 'instant' })
        return
      }
    }
    if (hash !== '' && reveal(hash, !reading)) return
    if (first || state?.inPlace === true) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    // `key` changes with the query too; what counts is another page or another fragment.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [pathname, hash])

  return null
}
