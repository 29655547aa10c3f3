import { useTranslation } from 'react-i18next'
import { failureReason } from '#components/forms/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { Failure } from '#domain/failure.ts'

export interface LoadFailedProps {
  /** What could not be loaded, in a sentence. */
  readonly title: string
  /** Why. */
  readonly problem: Failure | null
  /** Loads it again. */
  readonly onRetry: () => void
}

/** A part of the account page that could not be loaded, and another try. */
export const LoadFailed = ({ title, problem, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation(['common', 'errors'])
  return (
    <Banner
      tone="error"
      live="status"
      title={title}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {problem === null ? null : failureReason(t, problem)}
    </Banner>
  )
}
