import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBreakers } from '#components/auth/AuthLayout/breakers.ts'
import { MailSiteLink } from '#components/auth/MailSiteLink/MailSiteLink.tsx'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { failureReason, type FailureMessage } from '#components/forms/failureReason.ts'
import { problemMessage } from '#components/forms/problemMessage.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'
import { focusSoon } from '#components/ui/focus.ts'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateCode, type CodeProblem } from '#domain/code.rules.ts'
import { paths } from '#domain/paths.ts'
import type { Translate } from '#locales/index.ts'
import type { CodeFailure, SignupFlow } from '#machines/signup/flow.ts'
import styles from './CodeForm.module.css'

/** Why the code was not accepted (spec §8). */
const codeFailureMessage = (
  t: Translate,
  failure: CodeFailure,
  onAppwrite = false,
): FailureMessage => {
  switch (failure.code) {
    case 'invalidToken':
      return { title: t('auth:code.invalidToken'), codeWrong: true }
    case 'refused':
      // The service looked at the code and found it no code at all.
      return {
        title: t('auth:code.invalidToken'),
        text: t('auth:code.invalidFormat'),
        codeWrong: true,
      }
    case 'signInAgain':
      return {
        title: t('auth:code.signInAgain'),
        ...(onAppwrite ? {} : { text: t('auth:code.signInAgainText') }),
      }
    default:
      return { title: t('auth:code.failed'), text: failureReason(t, failure) }
  }
}

export interface CodeFormProps {
  readonly flow: Extract<SignupFlow, { readonly screen: 'code' }>
  /** The account service is an Appwrite: a link that is opened elsewhere leaves the password. @defaultValue false */
  readonly onAppwrite?: boolean
}

const checkCode = (code: string): { readonly code?: CodeProblem } => {
  const problem = validateCode(code)
  return problem === null ? {} : { code: problem }
}

/**
 * Takes the six digits from the mail (spec §2). Judged on submit; asks again for what is missing
 * with the focus on the first box. The six boxes take the focus soon after the screen has appeared.
 */
export const CodeForm = ({ flow, onAppwrite = false }: CodeFormProps) => {
  const { shownCode, pending, problem, resend } = flow
  const { t } = useTranslation(['auth', 'errors'])
  // The boxes keep their digits themselves, so that typing renders nothing else.
  const [given, setGiven] = useState({ code: '', times: 0 })
  const light = useBreakers()
  const firstBox = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => focusSoon(() => firstBox.current), [])
  const { form, field, removeCorrected } = useForm({
    read: (data) => textOf(data, 'code'),
    validate: checkCode,
    message: (found) => problemMessage(t, found),
    pending,
    focusField: true,
    onSubmit: (entered) => flow.verify(entered),
  })
  const failure = problem === null ? null : codeFailureMessage(t, problem, onAppwrite)
  return (
    <form className={styles.root} {...form}>
      {shownCode === null ? (
        <MailSiteLink email={flow.email} />
      ) : (
        <Banner
          tone="warning"
          live="alert"
          title={t('code.shown')}
          actions={
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setGiven({ code: shownCode, times: given.times + 1 })
                light(shownCode.length)
              }}
            >
              {t('code.fillIn')}
            </Button>
          }
        >
          <p className={styles.code} translate="no">
            {shownCode}
          </p>
        </Banner>
      )}
      <CodeInput
        key={given.times}
        {...field('code')}
        ref={firstBox}
        label={t('code.group')}
        digitLabel={(position, total) => t('code.digit', { position, total })}
        defaultValue={given.code}
        onChange={(code) => {
          removeCorrected(code)
          light(code.length)
        }}
        invalid={failure?.codeWrong === true}
        readOnly={pending}
      />
      {failure === null ? null : (
        <Banner
          tone="error"
          live="alert"
          title={failure.title}
          actions={
            problem?.code === 'signInAgain' ? (
              <AppLink to={paths.login}>{t('verify.toLogin')}</AppLink>
            ) : undefined
          }
        >
          {failure.text}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={pending}>
          {pending ? t('code.pending') : t('code.submit')}
        </Button>
        <ResendButton
          status={resend.status}
          secondsLeft={resend.secondsLeft}
          onResend={flow.sendAgain}
        />
      </div>
      <ProblemBanner title={t('code.resendFailed')} problem={resend.problem} />
      {resend.problem === null && resend.timesSent > 0 ? (
        <Banner
          key={resend.timesSent}
          tone="success"
          live="status"
          title={t('code.resent', { count: resend.timesSent })}
        />
      ) : null}
      <div>
        <Button variant="quiet" icon="arrowLeft" onClick={flow.backToSignup}>
          {t('code.back')}
        </Button>
      </div>
      {shownCode === null ? (
        <Banner tone="info" title={t('code.missing')}>
          {t('code.missingText')}
        </Banner>
      ) : null}
    </form>
  )
}
