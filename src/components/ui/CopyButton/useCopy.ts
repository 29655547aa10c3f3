import { useState } from 'react'

/** Copies a text to the clipboard. `outcome` is `null` until the first try. */
export const useCopy = (text: string) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  }
  return { outcome, copy }
}
