import { useTranslation } from 'react-i18next'
import { RichText } from '#components/ui/richText.tsx'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { LoginForm } from '#components/auth/LoginForm/LoginForm.tsx'
import { RecoveryDialog } from '#components/auth/RecoveryDialog/RecoveryDialog.tsx'
import type { WantedPage } from '#components/auth/SignupSuccess/SignupSuccess.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import type { LoginFlow } from '#machines/login.ts'
import type { RecoveryFlow } from '#machines/recovery.ts'
import { paths } from '#domain/paths.ts'
import styles from './LoginPage.module.css'

export interface LoginPageProps {
  readonly flow: LoginFlow
  /** The forgot-password dialog. */
  readonly recovery: RecoveryFlow
  /** Why the visitor was sent here: the service ended the session. @defaultValue null */
  readonly ended?: 'ended' | 'blocked' | null
  /** The page that the visitor was on the way to: sign-up knows it as well. @defaultValue null */
  readonly wanted?: WantedPage | null
  /** The account service is an Appwrite: a link that is opened elsewhere leaves the password. @defaultValue false */
  readonly onAppwrite?: boolean
}

/** The page at `/login` (spec §2): the form, the way to sign-up, the forgot-password dialog. */
export const LoginPage = ({
  flow,
  recovery,
  ended = null,
  wanted = null,
  onAppwrite = false,
}: LoginPageProps) => {
  const { t } = useTranslation('auth')
  return (
    <AuthLayout
      title={t('login.title')}
      circuit={flow.accepted ? 'switched' : 'open'}
      lead={
        <RichText
          text={t('login.newHere')}
          elements={{
            signup: <AppLink to={paths.signupFor(wanted?.to ?? null)}>{null}</AppLink>,
          }}
        />
      }
    >
      {ended === null ? null : (
        <div className={styles.notice}>
          <Banner
            tone="info"
            live="status"
            title={t(ended === 'blocked' ? 'login.accountBlocked' : 'login.ended')}
          />
        </div>
      )}
      <LoginForm flow={flow} onForgot={recovery.open} onAppwrite={onAppwrite} />
      <RecoveryDialog flow={recovery} />
    </AuthLayout>
  )
}
