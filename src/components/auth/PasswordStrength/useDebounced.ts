import { useEffect, useState } from 'react'

/** How long typing has to pause before the rating is announced. */
const pauseMs = 800

/** The text, once it has not changed for a while, so that a live region does not announce each key. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
