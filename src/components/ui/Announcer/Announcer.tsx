import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useSyncExternalStore } from 'react'
import { announcements } from './announce.ts'

/**
 * The one region that says what {@link announce} is given. It stands in the layout from the start: screen readers do not
 * hear a region that comes with its text. It has no role: an empty status would be read as one. While a dialog is open it is inert, as everything behind it.
 */
export const Announcer = () => {
  const { subscribe, read } = announcements
  return (
    <VisuallyHidden aria-live="polite">
      {useSyncExternalStore(subscribe, read, read).map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </VisuallyHidden>
  )
}
