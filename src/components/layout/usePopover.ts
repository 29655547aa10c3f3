import { useEffect, useRef, useState, type RefObject, type ToggleEvent } from 'react'

/** A popover of the platform, seen from React. */
export interface Popover {
  /** Belongs on the popover element. */
  readonly ref: RefObject<HTMLDivElement | null>
  /** Whether it shows; for `aria-expanded`. */
  readonly open: boolean
  /** Belongs on the popover element as `onToggle`. */
  readonly follow: (event: ToggleEvent<HTMLDivElement>) => void
  /** Closes it; the platform gives the focus back to where it was. */
  readonly close: () => void
}

/**
 * The header's menus are popovers of the platform: `popovertarget` opens them before any script has
 * run, Escape, a click outside and the return of the focus are the browser's own. This only watches.
 */
export const usePopover = (): Popover => {
  const ref = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // It may have been opened before the app was there.
  useEffect(() => setOpen(ref.current?.matches(':popover-open') === true), [])
  return {
    ref,
    open,
    follow: (event) => setOpen(event.newState === 'open'),
    close: () => ref.current?.hidePopover(),
  }
}
