import { useRef, type MouseEvent } from 'react'

/** Milliseconds within which a second press at the same place belongs to the first one. */
const doubled = 500

/** Pixels that a finger strays between two presses. */
const astray = 24

/**
 * For lists whose rows move when one is removed or added: the second press of a double click would reach the row
 * that has just moved under the pointer, so it is ignored. Give the result to `onClickCapture` of the list. Keys
 * follow the focus and are not ignored.
 *
 * @param count - how many rows there are now
 */
export const useSteadyRows = (count: number) => {
  const last = useRef({ count, at: -doubled, x: 0, y: 0 })
  return (event: MouseEvent): void => {
    const { screenX: x, screenY: y, timeStamp: at, detail } = event
    const before = last.current
    // A press of assistive technology has no place.
    const near = (x !== 0 || y !== 0) && Math.hypot(x - before.x, y - before.y) < astray
    const isRepeat = detail > 1 || (detail > 0 && near && at - before.at < doubled)
    const ignored = isRepeat && count !== before.count
    last.current = { count: ignored ? before.count : count, at, x, y }
    if (!ignored) return
    event.preventDefault()
    event.stopPropagation()
  }
}
