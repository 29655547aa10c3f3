import { useEffect, useState } from 'react'

/** How long typing has to pause before the rating is announced. */
const pauseMs = 800

/** A text after it has not changed for a while, so that a live region does not announce each key. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
