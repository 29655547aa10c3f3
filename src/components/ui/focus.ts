/**
 * Whether nothing that shows has the focus. The browser gives the focus of a removed element to the body at once, that
 * of a hidden one with the next frame: the form of `Activity` is hidden first.
 */
export const isFocusLost = (): boolean => {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.getClientRects().length === 0
}

/**
 * Moves the focus to something that is not a control, such as a heading. It can be focused only until the
 * focus moves on: screen readers call what stays focusable “clickable”.
 */
export const focusOnce = (element: HTMLElement, options?: FocusOptions): void => {
  const added = !element.hasAttribute('tabindex')
  if (added) element.tabIndex = -1
  element.focus(options)
  if (!added) return
  const leave = () => {
    // The window has lost the focus, not the element.
    if (document.activeElement === element) return
    element.removeAttribute('tabindex')
    element.removeEventListener('blur', leave)
  }
  element.addEventListener('blur', leave)
}
