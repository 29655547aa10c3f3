import { useTranslation } from 'react-i18next'
import { FactorCodeForm } from '#components/auth/FactorCodeForm/FactorCodeForm.tsx'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { failureReason, type FailureMessage } from '#components/forms/failureReason.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { FactorMethod } from '#domain/factors.rules.ts'
import { paths } from '#domain/paths.ts'
import type { Translate } from '#locales/index.ts'
import type { ChallengeFlow, ChallengeFailure } from '#machines/challenge.ts'
import styles from './LoginCodeForm.module.css'

/** The result of the mail with the code, and the way to another one. */
const LoginCodeMail = ({ flow: { mail, sendMail } }: LoginCodeFormProps) => {
  const { t } = useTranslation('twoFactor')
  if (mail === null) {
    return (
      <div className={styles.mail}>
        <Button variant="outline" onClick={sendMail}>
          {t('login.mail')}
        </Button>
      </div>
    )
  }
  const { status, secondsLeft, timesSent, problem } = mail
  const resent = timesSent - 1
  return (
    <div className={styles.mail}>
      <ProblemBanner title={t('login.mailFailed')} problem={problem} />
      {problem === null && timesSent > 0 ? (
        <Banner
          key={timesSent}
          tone="success"
          live="status"
          title={resent === 0 ? t('login.mailed') : t('login.mailedAgain', { count: resent })}
        />
      ) : null}
      <ResendButton status={status} secondsLeft={secondsLeft} onResend={sendMail} />
    </div>
  )
}

/** Why the code of the second factor was not accepted. */
const challengeFailureMessage = (
  t: Translate,
  method: FactorMethod,
  failure: ChallengeFailure,
): FailureMessage => {
  switch (failure.code) {
    case 'invalidToken':
      return { title: t(`twoFactor:login.wrong.${method}`), codeWrong: true }
    case 'codeExpired':
      return { title: t('twoFactor:login.expired'), codeWrong: true }
    case 'unverified':
      return { title: t('twoFactor:login.unverified') }
    default:
      return { title: t('twoFactor:login.failed'), text: failureReason(t, failure) }
  }
}

export interface LoginCodeFormProps {
  readonly flow: ChallengeFlow
}

/**
 * The second factor of a log-in: a code of the authenticator app, a recovery code or a
 * mailed code. The field takes the focus when it appears. Nothing is sent before submit.
 */
export const LoginCodeForm = ({ flow }: LoginCodeFormProps) => {
  const { method, others, pending, leaving, problem } = flow
  const { t } = useTranslation(['twoFactor', 'errors'])
  const idle = !pending && !leaving
  return (
    <div className={styles.root}>
      <FactorCodeForm
        key={method}
        method={method}
        pending={pending}
        failure={problem === null ? null : challengeFailureMessage(t, method, problem)}
        takesFocus
        onSubmit={flow.submit}
        note={method === 'email' ? <LoginCodeMail flow={flow} /> : null}
      >
        <Button type="submit" block busy={pending}>
          {pending ? t('login.pending') : t('login.submit')}
        </Button>
      </FactorCodeForm>
      <div className={styles.others}>
        {others.map((other) => (
          <Button
            key={other}
            variant="quiet"
            size="sm"
            disabled={!idle}
            onClick={() => flow.choose(other)}
          >
            {t(`login.other.${other}`)}
          </Button>
        ))}
        <AppLink to={paths.contact} variant="quiet" size="sm">
          {t('login.contact')}
        </AppLink>
        <Button variant="quiet" size="sm" disabled={pending} busy={leaving} onClick={flow.leave}>
          {leaving ? t('login.leaving') : t('login.leave')}
        </Button>
      </div>
    </div>
  )
}
