import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentPasswordField } from '#components/account/CurrentPasswordField/CurrentPasswordField.tsx'
import { ProofForm } from '#components/account/ProofForm/ProofForm.tsx'
import { MailSiteLink } from '#components/auth/MailSiteLink/MailSiteLink.tsx'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { RichText } from '#components/ui/richText.tsx'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import { emailFields, type EmailEntries } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import type { Translate } from '#locales/index.ts'
import type { EmailFlow, EmailFailure } from '#machines/email.ts'
import styles from './EmailSetting.module.css'

interface ChangeEmailFormProps {
  readonly flow: EmailFlow
  /** The present address. */
  readonly email: string
}

/** A text of this form for the problem; the others have a general one. */
const reason = (t: Translate, problem: EmailFailure | null): string | undefined => {
  if (problem?.code === 'invalidCredentials') return t('account:profile.passwordWrong')
  if (problem?.code === 'alreadyExists') return t('account:profile.emailTaken')
  return undefined
}

interface EmailProofFormProps {
  readonly flow: EmailFlow
  /** What was typed. */
  readonly form: EmailEntries | null
}

/** A code of the app, where the service asks for one; the form behind it keeps what was typed. */
const EmailProofForm = ({ flow, form }: EmailProofFormProps) => {
  const { t } = useTranslation(['account', 'twoFactor'])
  if (flow.proof === null) return null
  const { pending } = flow.proof
  return (
    <div className={styles.question}>
      <p>{t('profile.emailProof')}</p>
      <ProofForm
        {...flow.proof}
        onSubmit={(code) => {
          if (form !== null) flow.prove(code, form)
        }}
        onMethod={flow.proveBy}
      >
        <div className={styles.buttons}>
          <Button type="submit" busy={pending}>
            {pending ? t('twoFactor:section.proving') : t('profile.submitEmail')}
          </Button>
          <Button variant="outline" disabled={pending} onClick={flow.leaveProof}>
            {t('twoFactor:section.cancel')}
          </Button>
        </div>
      </ProofForm>
    </div>
  )
}

/** The form behind "Change email". The first field takes the focus when it is opened. */
const ChangeEmailForm = ({ flow, email }: ChangeEmailFormProps) => {
  const { typed, problem, proof } = flow
  const saving = flow.status === 'saving'
  const { t } = useTranslation(['account', 'common'])
  const first = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<EmailEntries | null>(null)
  const submit = useFocusReturn(proof !== null)
  useEffect(() => {
    if (typed === null) first.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form appears
  }, [])
  return (
    <>
      <EmailProofForm flow={flow} form={sent} />
      <div hidden={proof !== null}>
        <AccountForm
          fields={emailFields(email)}
          pending={saving}
          failure={problem}
          onSubmit={(form) => {
            setSent(form)
            flow.change(form)
          }}
        >
          {(field) => (
            <>
              <TextField
                {...field('email')}
                ref={first}
                type="email"
                label={t('profile.newEmail')}
                hint={t('profile.emailHint')}
                autoComplete="email"
                defaultValue={typed ?? ''}
                required
              />
              <CurrentPasswordField username={email} field={field('currentPassword')} />
              <ProblemBanner title={t('profile.emailFailed')} problem={problem}>
                {reason(t, problem)}
              </ProblemBanner>
              <div className={styles.buttons}>
                <Button ref={submit} type="submit" busy={saving}>
                  {saving ? t('profile.emailChanging') : t('profile.submitEmail')}
                </Button>
                <Button variant="outline" onClick={flow.cancel}>
                  {t('common:action.cancel')}
                </Button>
              </div>
            </>
          )}
        </AccountForm>
      </div>
    </>
  )
}

export interface EmailSettingProps {
  readonly flow: EmailFlow
  /** The present address and whether it is verified. */
  readonly user: Pick<User, 'email' | 'emailVerified'>
  /** The account service is an Appwrite: a link that is opened elsewhere leaves the password. @defaultValue false */
  readonly onAppwrite?: boolean
}

/** The address, whether it is verified, and the way to another one. */
export const EmailSetting = ({ flow, user, onAppwrite = false }: EmailSettingProps) => {
  const { mail, changed } = flow
  const { t } = useTranslation('account')
  const open = flow.status !== 'closed'
  const opener = useFocusReturn(open)
  return (
    <div className={styles.root}>
      <div>
        <div className={styles.head}>
          <h3>{t('profile.email')}</h3>
          <span className={styles.state} data-verified={user.emailVerified ? '' : undefined}>
            <Icon name={user.emailVerified ? 'success' : 'warning'} size={16} />
            <span>{user.emailVerified ? t('profile.verified') : t('profile.unverified')}</span>
          </span>
        </div>
        <p className={styles.address} translate="no">
          {user.email}
        </p>
      </div>
      {changed === null || open ? null : (
        <Banner
          tone={changed.mailed ? 'success' : 'warning'}
          live="status"
          title={t('profile.emailChanged')}
        >
          {user.emailVerified ? null : changed.mailed ? (
            <RichText
              text={t(onAppwrite ? 'profile.emailMailedAppwrite' : 'profile.emailMailed')}
              elements={{ address: <b translate="no">{user.email}</b> }}
            />
          ) : (
            t('profile.emailNotMailed')
          )}
        </Banner>
      )}
      {user.emailVerified || open ? null : (
        <>
          {changed === null ? (
            <p className={styles.hint}>
              {t(onAppwrite ? 'profile.waitingAppwrite' : 'profile.waiting')}
            </p>
          ) : null}
          <ProblemBanner title={t('profile.mailFailed')} problem={mail.problem} />
          {mail.problem === null && mail.timesSent > 0 ? (
            <Banner
              key={mail.timesSent}
              tone="success"
              live="status"
              title={t('profile.mailSent', { count: mail.timesSent })}
            />
          ) : null}
        </>
      )}
      {user.emailVerified || open ? null : <MailSiteLink email={user.email} />}
      {open ? (
        <ChangeEmailForm flow={flow} email={user.email} />
      ) : (
        <div className={styles.buttons}>
          {user.emailVerified ? null : (
            <ResendButton
              variant="solid"
              status={mail.status}
              secondsLeft={mail.secondsLeft}
              texts={{
                waiting: (seconds) => t('profile.sendMailIn', { seconds }),
                ready: t('profile.sendMail'),
                sending: t('profile.sendingMail'),
                announced: t('profile.sendReady'),
              }}
              onResend={flow.sendVerification}
            />
          )}
          <Button ref={opener} variant="outline" onClick={flow.open}>
            {t('profile.changeEmail')}
          </Button>
        </div>
      )}
    </div>
  )
}
