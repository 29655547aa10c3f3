import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `hide` when the form around `part` is sent (browsers would keep a visible password as plain
 * text), and when the page comes back from the browser's history with everything as it was.
 */
export const useHideAgain = (part: RefObject<HTMLElement | null>, hide: () => void): void => {
  const hideNow = useEffectEvent(hide)
  useEffect(() => {
    const onSubmit = () => hideNow()
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) hideNow()
    }
    const form = part.current?.closest('form')
    // While capturing: a handler that stops the event must not leave the password visible.
    form?.addEventListener('submit', onSubmit, { capture: true })
    window.addEventListener('pageshow', onPageShow)
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [part])
}
