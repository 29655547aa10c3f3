import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Spaced } from '#components/ui/spaced.tsx'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { ProblemBanner } from '#components/auth/ProblemBanner/ProblemBanner.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { EmailForm } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import type { EmailFlow } from '#machines/email.ts'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'

/** Props of {@link EmailSetting}. */
export interface EmailSettingProps extends Pick<
  EmailFlow,
  'status' | 'problem' | 'changed' | 'mail'
> {
  /** The present address and whether it is verified. */
  readonly user: Pick<User, 'email' | 'emailVerified'>
  /** Opens the form. */
  readonly onOpen: () => void
  /** Closes it without a change. */
  readonly onCancel: () => void
  /** Called with a form that passed the rules. */
  readonly onSubmit: (form: EmailForm) => void
  /** Asks for another verification mail. */
  readonly onSendMail: () => void
}

const Root = chakra('div', { base: { display: 'grid', justifyItems: 'stretch', gap: '4' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3.5',
    fontSize: 'sm',
    '& > h3': { fontSize: 'sm', fontWeight: 'semibold' },
  },
})
const State = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1.5', fontWeight: 'semibold' },
  variants: {
    verified: { true: { color: 'success.fg' }, false: { color: 'warning.fg' } },
  },
})
const Address = chakra('p', { base: { overflowWrap: 'anywhere' } })
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })
const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', ...shortText } })

/** The address, whether it is verified, and the way to another one (decision A8). */
export const EmailSetting = ({
  user,
  mail,
  status,
  problem,
  changed,
  onOpen,
  onCancel,
  onSubmit,
  onSendMail,
}: EmailSettingProps) => {
  const { t } = useTranslation('account')
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const open = status !== 'closed'
  useEffect(() => {
    // The form with the focus is gone.
    if (wasOpen.current && !open) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <Root>
      <div>
        <Head>
          <h3>{t('profile.email')}</h3>
          <State verified={user.emailVerified}>
            <Icon name={user.emailVerified ? 'success' : 'warning'} size={16} />
            <span>{user.emailVerified ? t('profile.verified') : t('profile.unverified')}</span>
          </State>
        </Head>
        <Address translate="no">{user.email}</Address>
      </div>
      {changed === null || open ? null : (
        <Banner
          tone={changed.mailed ? 'success' : 'warning'}
          live="status"
          title={t('profile.emailChanged')}
        >
          {user.emailVerified ? null : changed.mailed ? (
            <Trans
              parent={Spaced}
              t={t}
              i18nKey="profile.emailMailed"
              components={{ address: <b translate="no">{user.email}</b> }}
            />
          ) : (
            t('profile.emailNotMailed')
          )}
        </Banner>
      )}
      {user.emailVerified || open ? null : (
        <>
          {changed === null ? <Hint>{t('profile.waiting')}</Hint> : null}
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
      {open ? (
        <ChangeEmailForm
          email={user.email}
          saving={status === 'saving'}
          problem={problem}
          onSubmit={onSubmit}
          onCancel={onCancel}
        />
      ) : (
        <Buttons>
          {user.emailVerified ? null : (
            <ResendButton
              status={mail.status}
              secondsLeft={mail.secondsLeft}
              texts={{
                waiting: (seconds) => t('profile.sendMailIn', { seconds }),
                ready: t('profile.sendMail'),
                sending: t('profile.sendingMail'),
                announced: t('profile.sendReady'),
              }}
              onResend={onSendMail}
            />
          )}
          <Button ref={opener} variant="outline" onClick={onOpen}>
            {t('profile.changeEmail')}
          </Button>
        </Buttons>
      )}
    </Root>
  )
}
