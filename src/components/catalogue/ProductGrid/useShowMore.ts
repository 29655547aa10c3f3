import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isFocusLost } from '#components/ui/focus.ts'

/** What {@link useShowMore} needs to know. */
export interface ShowMoreParts {
  /** The list whose items are shown step by step. */
  readonly list: RefObject<HTMLElement | null>
  /** How many items are shown now. */
  readonly shown: number
  /** Whether there are more. */
  readonly more: boolean
  /** Asks for the next step. */
  readonly onShowMore: () => void
}

/** How near the end of the list has to come before the next step is shown by itself. */
const margin = '600px'

/**
 * Shows the next step of a long list when its end comes near, or on a press of the button, which
 * moves the focus to the first new item. Give `footer` to the element after the list, `press` to
 * the button.
 */
export const useShowMore = ({ list, shown, more, onShowMore }: ShowMoreParts) => {
  const footer = useRef<HTMLDivElement>(null)
  const focusAt = useRef<number | null>(null)

  const press = () => {
    focusAt.current = shown
    onShowMore()
  }
  const nearEnd = useEffectEvent(() => {
    // The button may go away under the focus: then the focus moves as if it had been pressed.
    if (footer.current?.contains(document.activeElement) === true) press()
    else onShowMore()
  })

  useEffect(() => {
    const element = footer.current
    if (element === null || !more) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) nearEnd()
      },
      { rootMargin: `0px 0px ${margin} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [shown, more])

  useEffect(() => {
    const at = focusAt.current
    if (at === null) return
    focusAt.current = null
    // A person may have left the button before the items were there.
    if (!isFocusLost() && footer.current?.contains(document.activeElement) !== true) return
    list.current?.children[at]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [list, shown])

  return { footer, press }
}
