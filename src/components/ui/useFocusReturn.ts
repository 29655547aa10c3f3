import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns the focus to the button that opened a part, once that part has closed. A dialog and a popover
 * need no help: the browser does it.
 *
 * @param open - whether the part shows
 * @returns the ref of the button
 */
export const useFocusReturn = (open: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return button
}
