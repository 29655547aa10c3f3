import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { LoginCodeForm } from '#components/auth/LoginCodeForm/LoginCodeForm.tsx'
import type { ChallengeCommands, ChallengeView } from '#machines/challenge/challenge.view.ts'

/** Props of {@link LoginCodePage}. */
export interface LoginCodePageProps {
  /** Which code is asked for, and what came of the last one. */
  readonly view: ChallengeView
  /** Commands of the page. */
  readonly commands: ChallengeCommands
  /** Called on each submit with whether the rules refused it; the document's title follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

/** The page at `/login/code`: the second factor of a log-in (decision A8). */
export const LoginCodePage = ({ view, commands, onInvalidChange }: LoginCodePageProps) => {
  const { t } = useTranslation('twoFactor')
  return (
    <AuthLayout
      circuit="code"
      title={t('login.title')}
      lead={t(`login.lead.${view.method}`)}
      screen={view.method}
      takesFocus
    >
      <LoginCodeForm
        {...view}
        onSubmit={commands.submit}
        onChoose={commands.choose}
        onMail={commands.mail}
        onLeave={commands.leave}
        onInvalidChange={onInvalidChange}
      />
    </AuthLayout>
  )
}
