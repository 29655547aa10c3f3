import { useTranslation } from 'react-i18next'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { textOf } from '#components/ui/useForm.ts'
import { NewPasswordFields } from '#components/auth/NewPasswordFields/NewPasswordFields.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { validateReset, type ResetForm } from '#domain/password.rules.ts'
import type { ResetFailure } from '#machines/mailedLinks.ts'

export interface ResetPasswordFormProps {
  /** The password is being saved. */
  readonly pending: boolean
  /** Why it was not saved, the link itself being good. */
  readonly problem: ResetFailure | null
  /** Called with a password that passed the rules, once for each submit. */
  readonly onSubmit: (password: string) => void
  /** Called on each submit with whether the rules refused it. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

const read = (entered: FormData): ResetForm => ({
  password: textOf(entered, 'password'),
  confirm: textOf(entered, 'confirm'),
})

/** Sets a new password behind the link of the reset mail, by the rules of sign-up (decision S5). */
export const ResetPasswordForm = ({
  pending,
  problem,
  onSubmit,
  onInvalidChange,
}: ResetPasswordFormProps) => {
  const { t } = useTranslation('auth')
  return (
    <AccountForm
      read={read}
      validate={validateReset}
      pending={pending}
      failure={problem}
      onSubmit={({ password }) => onSubmit(password)}
      onInvalidChange={onInvalidChange}
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
