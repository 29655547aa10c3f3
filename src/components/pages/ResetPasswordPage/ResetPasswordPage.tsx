import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { Outcome } from '#components/auth/Outcome/Outcome.tsx'
import { ResetPasswordForm } from '#components/auth/ResetPasswordForm/ResetPasswordForm.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import type { ResetCommands, ResetView } from '#machines/reset/reset.view.ts'

/** Props of {@link ResetPasswordPage}: state and verbs of the new password. */
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
  const { t } = useTranslation()
  switch (status) {
    case 'linkBroken':
      return (
        <AuthLayout title={t('auth.reset.brokenTitle')} screen={status}>
          <Outcome text={t('auth.reset.brokenText')} to="/login" action={t('auth.reset.toLogin')} />
        </AuthLayout>
      )
    case 'linkSpent':
      return (
        <AuthLayout title={t('auth.reset.spentTitle')} screen={status}>
          <Outcome text={t('auth.reset.spentText')} to="/login" action={t('auth.reset.toLogin')} />
        </AuthLayout>
      )
    case 'saved':
      return (
        <AuthLayout mark={<SuccessMark />} title={t('auth.reset.savedTitle')} screen={status}>
          <Outcome text={t('auth.reset.savedText')} to="/login" action={t('auth.reset.toLogin')} />
        </AuthLayout>
      )
    default:
      return (
        <AuthLayout title={t('auth.reset.title')} lead={t('auth.reset.text')} screen="form">
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
