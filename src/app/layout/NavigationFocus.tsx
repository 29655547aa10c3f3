import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { announce } from '#components/ui/Announcer/announce.ts'
import { focusOnce, isFocusLost, isWriting } from '#components/ui/focus.ts'
import { propertyOf } from '#domain/objects.ts'
import { entryOf, isOpenedAnew, readScroll, rememberScroll } from '#app/layout/scrollMemory.ts'

const decode = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    // A lone percent sign, which no id has.
    return ''
  }
}

const reveal = (hash: string, scroll: boolean): boolean => {
  const target = document.getElementById(decode(hash))
  if (target === null) return false
  // Tab continues from the section.
  focusOnce(target, { preventScroll: true })
  if (scroll) target.scrollIntoView()
  return true
}

/**
 * Manages focus and scrolling as a browser does for a new document. A new page starts at the top with the focus on the
 * heading, which is announced where a screen reader would not hear the move. Back restores the position, and a fragment
 * is scrolled into view. A change of the query or of the language changes nothing.
 */
export const NavigationFocus = () => {
  const location = useLocation()
  const { pathname, hash } = location
  const inPlace = propertyOf(location.state, 'inPlace') === true
  const type = useNavigationType()
  const entry = entryOf(location)
  const arrived = useRef(false)

  // A layout effect: its end comes before the next page is scrolled.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
    let top = window.scrollY
    const follow = () => {
      top = window.scrollY
    }
    // Stored when the page is left, not on every scroll event.
    const remember = () => {
      rememberScroll(entry, top)
    }
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('pagehide', remember)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('pagehide', remember)
      remember()
    }
  }, [entry])

  useLayoutEffect(() => {
    const first = !arrived.current
    arrived.current = true
    // The document may have been scrolled, and a field used, before hydration.
    const reading = first && (window.scrollY > 0 || !isFocusLost())
    if (reading && (hash === '' || !isFocusLost())) return
    if (!reading && type === NavigationType.Pop && !(first && isOpenedAnew())) {
      const kept = readScroll(entry)
      if (kept !== null) {
        window.scrollTo({ top: kept, behavior: 'instant' })
        return
      }
    }
    // Only the language: focus and place stay.
    if (inPlace && !first) return
    if (hash !== '' && reveal(hash, !reading)) return
    if (first) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading === null) return
    // Moving the focus from what is still there is heard.
    if (isFocusLost() || isWriting()) announce(heading.textContent)
    if (!isWriting()) focusOnce(heading, { preventScroll: true })
    // `key` also changes with the query; only a new page or fragment counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see the line above
  }, [pathname, hash])

  return null
}
