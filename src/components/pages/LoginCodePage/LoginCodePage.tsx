import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { LoginCodeForm } from '#components/auth/LoginCodeForm/LoginCodeForm.tsx'
import type { ChallengeFlow } from '#machines/challenge.ts'

export interface LoginCodePageProps {
  readonly flow: ChallengeFlow
}

/** The page at `/login/code`: the second factor of a log-in. */
export const LoginCodePage = ({ flow }: LoginCodePageProps) => {
  const { t } = useTranslation('twoFactor')
  return (
    <AuthLayout
      circuit="code"
      title={t('login.title')}
      lead={t(`login.lead.${flow.method}`)}
      screen={flow.method}
      takesFocus
    >
      <LoginCodeForm flow={flow} />
    </AuthLayout>
  )
}
