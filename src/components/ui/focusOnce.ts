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
