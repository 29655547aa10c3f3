import { useEffect, useState } from 'react'

/** How long typing has to pause before the rating is said. */
const pauseMs = 800

/** A text as it was when it last stood still, so that a live region is not talked over by typing. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
