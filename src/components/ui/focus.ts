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

/** Selects what is written in. */
export const fields =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/**
 * Whether a person writes: a field has the focus. What appears after a fetch or in a later frame must not take it
 * away.
 */
export const isWriting = (): boolean => document.activeElement?.matches(fields) === true

/** What a person does on a page. A focus or a scroll position that the site sets is none of it. */
const acts = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'input'] as const

/**
 * Calls back at the first thing that a person does. What moves the focus, scrolls or selects in a later frame stops
 * then.
 *
 * @returns stops listening
 */
export const onFirstAct = (begin: (act: Event) => void): (() => void) => {
  const listening = new AbortController()
  const hear = (act: Event) => {
    // The key that is still held is not pressed anew.
    if (act instanceof KeyboardEvent && act.repeat) return
    listening.abort()
    begin(act)
  }
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const act of acts) addEventListener(act, hear, options)
  return () => listening.abort()
}

/**
 * Milliseconds after which the field of a new part takes the focus. Orca says nothing of a field that has the focus at
 * once, and takes what is typed for its own commands; from 60 ms on the field is heard. What had the focus before, such
 * as the dialog, is heard only if Orca has come to it by then: on a busy machine 150 ms were too few.
 */
export const fieldAfter = 250

/**
 * Gives a field that has just appeared the focus a moment later, or at the first key before, which then reaches it.
 * Tab goes where it would. A person who has begun elsewhere keeps the focus.
 *
 * @param find - the field; asked when the moment comes
 * @returns cancels it
 */
export const focusSoon = (find: () => HTMLElement | null | undefined): (() => void) => {
  const focus = () => {
    stop()
    if (!isWriting()) find()?.focus()
  }
  const timer = setTimeout(focus, fieldAfter)
  const stopListening = onFirstAct((act) =>
    act instanceof KeyboardEvent && act.key !== 'Tab' ? focus() : stop(),
  )
  const stop = () => {
    clearTimeout(timer)
    stopListening()
  }
  return stop
}
