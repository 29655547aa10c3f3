import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  // `showModal` and `close` set and remove `open`; an open dialog can also be unmounted.
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  return () => observer.disconnect()
}

/** The dialog that makes the rest of the page inert now, or `null`. The site opens one at a time. */
export const useOpenModal = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.querySelector('dialog:modal'),
    () => null,
  )
