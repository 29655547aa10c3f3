import { useTranslation } from 'react-i18next'
import { problemMessage } from '#components/forms/problemMessage.ts'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import type { Failure } from '#domain/failure.ts'
import { validateRecovery, type RecoveryEntries } from '#domain/login.rules.ts'

interface MailFormProps {
  readonly pending: boolean
  /** Why the service refused the last submit. */
  readonly problem: Failure | null
  readonly onSubmit: (entries: RecoveryEntries) => void
}

const read = (data: FormData): RecoveryEntries => ({ email: textOf(data, 'email') })

export const MailForm = ({ pending, problem, onSubmit }: MailFormProps) => {
  const { t } = useTranslation('auth')
  const { form, field, summary } = useForm({
    read,
    validate: validateRecovery,
    message: (code) => problemMessage(t, code),
    pending,
    onSubmit,
  })
  return (
    <form {...form}>
      <ErrorSummary title={t('summary.title', { count: summary.problems.length })} {...summary} />
      <TextField {...field('email')} type="email" label={t('field.email')} required />
      <ProblemBanner title={t('recovery.failed')} problem={problem} />
      <Button type="submit" busy={pending}>
        {t('recovery.submit')}
      </Button>
    </form>
  )
}
