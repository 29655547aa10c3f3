import { useEffect, useRef, type RefObject } from 'react'
import { isFocusLost } from './focus.ts'

/**
 * Returns the focus to the button that opened a part, once that part has closed and the focus was lost with it. A
 * dialog and a popover need no help: the browser does it.
 *
 * @param open - whether the part shows
 * @param otherwise - what gets the focus when the button has gone, or is hidden, as well
 * @returns the ref of the button
 */
export const useFocusReturn = <Opener extends HTMLElement = HTMLButtonElement>(
  open: boolean,
  otherwise?: RefObject<HTMLElement | null>,
): RefObject<Opener | null> => {
  const button = useRef<Opener>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && isFocusLost()) {
      button.current?.focus()
      if (isFocusLost()) otherwise?.current?.focus()
    }
    wasOpen.current = open
  }, [open, otherwise])
  return button
}
