import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { OtherAccount } from '#components/auth/OtherAccount/OtherAccount.tsx'
import { ResetPasswordForm } from '#components/auth/ResetPasswordForm/ResetPasswordForm.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import type { ResetFlow } from '#machines/mailedLinks.ts'
import { paths } from '#domain/paths.ts'
import styles from './ResetPasswordPage.module.css'

export interface ResetPasswordPageProps {
  readonly flow: ResetFlow
  /** The address has just been confirmed, and the password from before has ended (decision A10). @defaultValue false */
  readonly confirmed?: boolean
  /** The address of the user who is logged in to another account. @defaultValue null */
  readonly loggedIn?: string | null
}

/** The page behind the link of the reset mail, `/reset-password`. */
export const ResetPasswordPage = ({
  flow,
  confirmed = false,
  loggedIn = null,
}: ResetPasswordPageProps) => {
  const { status } = flow
  const { t } = useTranslation('auth')
  const toLogin = (
    <AppLink to={paths.login} variant="solid">
      {t('reset.toLogin')}
    </AppLink>
  )
  switch (status) {
    case 'linkBroken':
      return (
        <AuthLayout title={t('reset.brokenTitle')} lead={t('reset.brokenText')} screen={status}>
          {toLogin}
        </AuthLayout>
      )
    case 'linkSpent':
      return (
        <AuthLayout title={t('reset.spentTitle')} lead={t('reset.spentText')} screen={status}>
          {toLogin}
        </AuthLayout>
      )
    case 'saved':
      return (
        <AuthLayout
          mark={<SuccessMark />}
          circuit="closed"
          title={t('reset.savedTitle')}
          lead={t('reset.savedText')}
          screen={status}
        >
          <OtherAccount subject="link" loggedIn={loggedIn}>
            <div className={styles.buttons}>
              {toLogin}
              <AppLink to={paths.loginFor(`${paths.account}#sessions`)} variant="outline">
                {t('reset.toSessions')}
              </AppLink>
            </div>
          </OtherAccount>
        </AuthLayout>
      )
    default:
      return (
        <AuthLayout
          circuit="strength"
          title={t(confirmed ? 'reset.confirmedTitle' : 'reset.title')}
          lead={t(confirmed ? 'reset.confirmedText' : 'reset.text')}
          screen="form"
        >
          <OtherAccount subject="link" loggedIn={loggedIn}>
            <ResetPasswordForm flow={flow} />
          </OtherAccount>
        </AuthLayout>
      )
  }
}
