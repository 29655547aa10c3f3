import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls `hide` when the form around `part` is submitted (browsers would remember a visible password
 * as plain text) and when the page is restored from history.
 */
export const useAutoHide = (part: RefObject<HTMLElement | null>, hide: () => void): void => {
  const hideNow = useEffectEvent(hide)
  useEffect(() => {
    const onSubmit = () => hideNow()
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) hideNow()
    }
    const form = part.current?.closest('form')
    // In the capture phase: another handler may stop the event.
    form?.addEventListener('submit', onSubmit, { capture: true })
    window.addEventListener('pageshow', onPageShow)
    return () => {
      form?.removeEventListener('submit', onSubmit, { capture: true })
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [part])
}
