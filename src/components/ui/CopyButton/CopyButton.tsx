import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Button } from '#components/ui/Button/Button.tsx'
import { useCopy } from './useCopy.ts'

/** Texts of a {@link CopyButton}. */
export interface CopyButtonLabels {
  /** Before the first press. */
  readonly copy: string
  /** After the text was copied. */
  readonly copied: string
  /** Announced and shown when the browser does not let the site copy. */
  readonly failed: string
}

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string
  /** Texts of the button. */
  readonly labels: CopyButtonLabels
}

/** Copies a text to the clipboard, and says whether that worked. */
export const CopyButton = ({ text, labels }: CopyButtonProps) => {
  const { outcome, copy } = useCopy(text)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={outcome === 'copied' ? 'check' : 'copy'}
        onClick={copy}
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
