import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react'

/** State and commands of a native popover. */
export interface Popover {
  /** Belongs on the popover element. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Whether it shows. Its button needs no `aria-expanded`: the browser, or the polyfill, says the state. */
  readonly open: boolean
  /** Belongs on the popover element. */
  readonly onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  /** Closes it; the browser returns the focus. */
  readonly close: () => void
}

/**
 * Follows a native popover. The browser opens it by `popovertarget`, also before hydration, closes it on
 * Escape and on a click outside, and returns the focus.
 */
export const usePopover = (): Popover => {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') === true), [])
  return {
    ref,
    open,
    onToggle: (event) => setOpen(event.newState === 'open'),
    close: () => ref.current?.hidePopover(),
  }
}
