import { useTranslation } from 'react-i18next'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { Failure } from '#domain/failure.ts'

interface ConfirmProps {
  readonly pending: boolean
  /** From the view of the machine: a code, never a text. */
  readonly problem: Failure | null
  readonly onConfirm: () => void
}

export const Confirm = ({ pending, problem, onConfirm }: ConfirmProps) => {
  const { t } = useTranslation('auth')
  return (
    <>
      <ProblemBanner title={t('verify.failed')} problem={problem} />
      <Button busy={pending} onClick={onConfirm}>
        {t('verify.submit')}
      </Button>
    </>
  )
}
