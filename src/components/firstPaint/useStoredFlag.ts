import { useLayoutEffect } from 'react'

/**
 * Removes the flags of the fill script (`<html data-stored data-total>`) when the markup that it filled goes
 * away, so that they do not apply to another page.
 */
export const useStoredFlag = (): void => {
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['stored']
      delete document.documentElement.dataset['total']
    },
    [],
  )
}
