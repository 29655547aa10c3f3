import { useLayoutEffect } from 'react'

/**
 * Removes the flags of the fill script (`<html data-stored data-total>`) once React shows the products itself, or another page.
 *
 * @param waiting - whether the page still shows what the script wrote
 */
export const useStoredFlag = (waiting: boolean): void => {
  useLayoutEffect(() => {
    if (!waiting) return undefined
    return () => {
      delete document.documentElement.dataset['stored']
      delete document.documentElement.dataset['total']
    }
  }, [waiting])
}
