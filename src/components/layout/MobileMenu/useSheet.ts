import { useEffect, type RefObject } from 'react'

/** Makes everything beside the header unreachable, and answers how to undo it. */
const silence = (header: Element): (() => void) => {
  const silenced = [...(header.parentElement?.children ?? [])].filter(
    (element) => element !== header && !element.hasAttribute('inert'),
  )
  for (const element of silenced) element.setAttribute('inert', '')
  return () => {
    for (const element of silenced) element.removeAttribute('inert')
  }
}

/**
 * What a sheet over the page needs beyond a popover while it is open: the focus moves in, the page
 * behind it is inert and stands still, and the sheet closes when the header becomes wide enough to
 * do without it.
 */
export const useSheet = (sheet: RefObject<HTMLElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = sheet.current
    const header = element?.closest('header')
    if (!open || element === null || header === null || header === undefined) return
    const restore = silence(header)
    document.documentElement.style.overflow = 'hidden'
    element.querySelector('a')?.focus()
    const close = () => {
      if (element.getClientRects().length === 0) element.hidePopover()
    }
    const watch = new ResizeObserver(close)
    watch.observe(header)
    return () => {
      watch.disconnect()
      document.documentElement.style.overflow = ''
      restore()
    }
  }, [sheet, open])
}
