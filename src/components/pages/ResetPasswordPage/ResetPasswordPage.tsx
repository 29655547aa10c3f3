import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { Outcome } from '#components/auth/Outcome/Outcome.tsx'
import { ResetPasswordForm } from '#components/auth/ResetPasswordForm/ResetPasswordForm.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import type { ResetCommands, ResetView } from '#machines/reset/reset.view.ts'
import { paths } from '#domain/paths.ts'

/** Props of {@link ResetPasswordPage}: state and commands of the new password. */
export interface ResetPasswordPageProps extends ResetView, ResetCommands {
  /** Called on each submit with whether the rules refused it; the document's title follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

/** The page behind the link of the reset mail, `/reset-password` (decision S5). */
export const ResetPasswordPage = ({
  status,
  problem,
  submit,
  onInvalidChange,
}: ResetPasswordPageProps) => {
  const { t } = useTranslation('auth')
  switch (status) {
    case 'linkBroken':
      return (
        <AuthLayout title={t('reset.brokenTitle')} screen={status}>
          <Outcome text={t('reset.brokenText')} to={paths.login} action={t('reset.toLogin')} />
        </AuthLayout>
      )
    case 'linkSpent':
      return (
        <AuthLayout title={t('reset.spentTitle')} screen={status}>
          <Outcome text={t('reset.spentText')} to={paths.login} action={t('reset.toLogin')} />
        </AuthLayout>
      )
    case 'saved':
      return (
        <AuthLayout
          mark={<SuccessMark />}
          circuit="closed"
          title={t('reset.savedTitle')}
          screen={status}
        >
          <Outcome text={t('reset.savedText')} to={paths.login} action={t('reset.toLogin')} />
        </AuthLayout>
      )
    default:
      return (
        <AuthLayout
          circuit="strength"
          title={t('reset.title')}
          lead={t('reset.text')}
          screen="form"
        >
          <ResetPasswordForm
            pending={status === 'saving'}
            problem={problem}
            onSubmit={submit}
            onInvalidChange={onInvalidChange}
          />
        </AuthLayout>
      )
  }
}
