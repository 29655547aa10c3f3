import { useTranslation } from 'react-i18next'
import type { LoadSamples } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { formatShare } from '#domain/format.ts'

export interface LoadSamplesButtonProps {
  readonly samples: LoadSamples
  /** What it says before it is pressed. */
  readonly children: string
}

/** One press that brings all samples into this browser (decision P5). */
export const LoadSamplesButton = ({ samples, children }: LoadSamplesButtonProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const busy = samples.state === 'loading' || samples.state === 'loaded'
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={samples.load}>
      {busy
        ? t('state.samplesLoading', {
            // In quarters: a screen reader would read out every step.
            share: formatShare(Math.floor(samples.share * 4) / 4, i18n.language),
          })
        : children}
    </Button>
  )
}
