import { useEffect, useRef, type RefObject } from 'react'

/**
 * The browser gives the focus of a removed element to the body at once, that of a hidden one with the next frame: the
 * form of `Activity` is hidden first.
 */
export const isFocusLost = (): boolean => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.getClientRects().length === 0
}

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
