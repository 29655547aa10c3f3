import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ManagementProblem } from '#machines/management/management.types.ts'
import { failureWords } from './failureWords.ts'

/** Props of {@link FailureBanner}. */
export interface FailureBannerProps {
  /** What was refused, and what it happened to. */
  readonly problem: ManagementProblem
  /** Hands out the export file; offered when storage is full. */
  readonly onExport: () => void
  /** Takes the banner away. */
  readonly onDismiss: () => void
}

/**
 * Why a change was refused, said at once, with ways out (decision P2). Whatever it says, nothing was
 * lost: what was stored stays, and what was typed stays in its fields.
 */
export const FailureBanner = ({ problem, onExport, onDismiss }: FailureBannerProps) => {
  const { t } = useTranslation('manage')
  const { title, hint } = failureWords(problem, t)
  return (
    <Banner
      tone="error"
      live="alert"
      title={title}
      actions={
        <>
          {problem.code === 'full' ? (
            <Button size="sm" look="outline" icon="download" onClick={onExport}>
              {t('failure.export')}
            </Button>
          ) : null}
          <Button size="sm" look="quiet" onClick={onDismiss}>
            {t('failure.close')}
          </Button>
        </>
      }
    >
      {hint}
    </Banner>
  )
}
