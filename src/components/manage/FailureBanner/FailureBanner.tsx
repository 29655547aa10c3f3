import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ManagementProblem } from '#machines/management/outcome.ts'
import { failureMessage } from './failureMessage.ts'

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  /** The failure and the task it happened in. */
  readonly problem: ManagementProblem
  /** Saves the export file; offered when storage is full. */
  readonly onExport: () => void
  /** Removes the banner. */
  readonly onDismiss: () => void
}

/**
 * Announces why a change failed and what can be done (decision P2). Nothing is lost: stored data stays,
 * and so does what was typed.
 */
export const FailureBanner = ({ problem, onExport, onDismiss }: FailureBannerProps) => {
  const { t } = useTranslation('manage')
  const { title, hint } = failureMessage(problem, t)
  return (
    <Banner
      tone="error"
      live="alert"
      title={title}
      actions={
        <>
          {problem.code === 'full' ? (
            <Button size="sm" variant="outline" icon="download" onClick={onExport}>
              {t('failure.export')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            {t('failure.close')}
          </Button>
        </>
      }
    >
      {hint === undefined ? null : <p>{hint}</p>}
      {problem.from === 'store' && problem.during === 'save' ? <p>{t('failure.kept')}</p> : null}
    </Banner>
  )
}
