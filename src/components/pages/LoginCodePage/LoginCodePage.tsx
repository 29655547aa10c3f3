import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { LoginCodeForm } from '#components/auth/LoginCodeForm/LoginCodeForm.tsx'
import type { ChallengeFlow } from '#machines/challenge.ts'

export interface LoginCodePageProps {
  readonly flow: ChallengeFlow
  /** Called on each submit with whether the rules refused it; the document's title follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

/** The page at `/login/code`: the second factor of a log-in (decision A8). */
export const LoginCodePage = ({ flow, onInvalidChange }: LoginCodePageProps) => {
  const { t } = useTranslation('twoFactor')
  return (
    <AuthLayout
      circuit="code"
      title={t('login.title')}
      lead={t(`login.lead.${flow.method}`)}
      screen={flow.method}
      takesFocus
    >
      <LoginCodeForm
        {...flow}
        onSubmit={flow.submit}
        onChoose={flow.choose}
        onMail={flow.sendMail}
        onLeave={flow.leave}
        onInvalidChange={onInvalidChange}
      />
    </AuthLayout>
  )
}
