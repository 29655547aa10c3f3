import { VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '#components/ui/Button/Button.tsx'

/** Texts of a {@link CopyButton}. */
export interface CopyButtonLabels {
  /** Before the first press. */
  readonly copy: string
  /** After the text was copied. */
  readonly copied: string
  /** Announced and shown when the browser does not let the site copy. */
  readonly failed: string
}

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  /** Texts of the button. */
  readonly labels: CopyButtonLabels
  /** Style of the button. @defaultValue 'outline' */
  readonly variant?: 'outline' | 'quiet'
}

/** Copies a text to the clipboard, and says whether that worked. */
export const CopyButton = ({ text, labels, variant = 'outline' }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? labels.copied : labels.copy}
      </Button>
      {outcome === 'failed' ? (
        <span role="alert">{labels.failed}</span>
      ) : (
        <VisuallyHidden role="status">{outcome === null ? '' : labels.copied}</VisuallyHidden>
      )}
    </>
  )
}
