import { useTranslation } from 'react-i18next'
import { ErrorSummary, type SummaryProblem } from '#components/ui/ErrorSummary/ErrorSummary.tsx'

interface ProblemsProps {
  readonly problems: ReadonlyArray<SummaryProblem>
  /** Number of submits: each moves the focus to the summary. */
  readonly attempt: number
}

export const Problems = ({ problems, attempt }: ProblemsProps) => {
  const { t } = useTranslation('auth')
  return (
    <ErrorSummary
      title={t('summary.title', { count: problems.length })}
      problems={problems}
      attempt={attempt}
    />
  )
}
