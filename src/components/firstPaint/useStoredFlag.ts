import { useLayoutEffect } from 'react'

/**
 * Removes the flag of the fill script (`<html data-stored>`) when the markup that it filled goes
 * away, so that it does not apply to another page.
 */
export const useStoredFlag = (): void => {
  useLayoutEffect(
    () => () => {
      delete document.documentElement.dataset['stored']
    },
    [],
  )
}
