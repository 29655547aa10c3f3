import { useEffect, type RefObject } from 'react'

/** Makes the siblings of the header inert. Returns a function that reverts it. */
const makeInert = (header: Element): (() => void) => {
  const elements = [...(header.parentElement?.children ?? [])].filter(
    (element) => element !== header && !element.hasAttribute('inert'),
  )
  for (const element of elements) element.setAttribute('inert', '')
  return () => {
    for (const element of elements) element.removeAttribute('inert')
  }
}

/**
 * While the sheet is open, moves the focus in and makes the page behind it inert and not scrollable.
 * Closes the sheet when the header becomes wide enough for the navigation.
 */
export const useSheet = (sheet: RefObject<HTMLElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = sheet.current
    const header = element?.closest('header')
    if (!open || element === null || header === null || header === undefined) return
    const restore = makeInert(header)
    document.documentElement.style.overflow = 'hidden'
    element.querySelector('a')?.focus()
    const close = () => {
      if (element.getClientRects().length === 0) element.hidePopover()
    }
    const observer = new ResizeObserver(close)
    observer.observe(header)
    return () => {
      observer.disconnect()
      document.documentElement.style.overflow = ''
      restore()
    }
  }, [sheet, open])
}
