import {
  useEffect,
  useRef,
  useState,
  type RefObject,
  type ToggleEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'

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

/** Where an arrow key, Home or End leads in a list; `null` for any other key. The ends join. */
const nextItem = (key: string, items: readonly HTMLElement[]): HTMLElement | null => {
  const at = items.findIndex((item) => item === document.activeElement)
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key]
  return target === undefined ? null : (items.at(target % items.length) ?? null)
}

/**
 * A native popover with a list of links or buttons: an arrow key on its button opens it and goes to
 * the current entry, or to the first.
 *
 * @returns `panel` for the popover element, `onKeyDown` for its button
 */
export const usePopoverMenu = () => {
  const { ref, open, onToggle, close } = usePopover()
  // Some are shown only on narrow screens.
  const items = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter(
      (item) => item.getClientRects().length > 0,
    )
  return {
    open,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      ref.current?.showPopover()
      const entries = items()
      const current = entries.find((item) => item.hasAttribute('aria-current'))
      ;(current ?? entries[0])?.focus()
    },
    panel: {
      ref,
      popover: 'auto',
      onToggle,
      onKeyDown: (event: KeyboardEvent) => {
        const target = nextItem(event.key, items())
        if (target === null) return
        event.preventDefault()
        target.focus()
      },
      // An open list without the focus would cover the page.
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const to = event.relatedTarget
        if (to !== null && !event.currentTarget.contains(to)) close()
      },
    },
  } as const
}
