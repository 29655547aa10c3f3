import { useTranslation } from 'react-i18next'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { NewPasswordFields } from '#components/auth/NewPasswordFields/NewPasswordFields.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { newPasswordFields } from '#domain/password.rules.ts'
import type { ResetFlow } from '#machines/mailedLinks.ts'

export interface ResetPasswordFormProps {
  readonly flow: ResetFlow
}

/** Sets a new password behind the link of the reset mail, by the rules of sign-up. */
export const ResetPasswordForm = ({ flow }: ResetPasswordFormProps) => {
  const { problem } = flow
  const pending = flow.status === 'saving'
  const { t } = useTranslation('auth')
  return (
    <AccountForm
      fields={newPasswordFields}
      pending={pending}
      failure={problem}
      onSubmit={({ password }) => flow.submit(password)}
    >
      {(field) => (
        <>
          <NewPasswordFields
            label={t('field.newPassword')}
            confirmLabel={t('field.confirmNew')}
            password={field('password')}
            confirm={field('confirm')}
          />
          <ProblemBanner title={t('reset.failed')} problem={problem} />
          <Button type="submit" block busy={pending}>
            {pending ? t('reset.pending') : t('reset.submit')}
          </Button>
        </>
      )}
    </AccountForm>
  )
}
