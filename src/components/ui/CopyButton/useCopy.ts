import { useState } from 'react'

/**
 * Copies a text to the clipboard, which a page on plain http does not have. `outcome` is `null` until the
 * first try.
 */
export const useCopy = (text: string) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return { outcome, copy: () => void copy() }
}
