import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountNav } from '#components/account/AccountNav/AccountNav.tsx'
import { AccountSection } from '#components/account/AccountSection/AccountSection.tsx'
import { ChangePasswordForm } from '#components/account/ChangePasswordForm/ChangePasswordForm.tsx'
import { CloseAccountDialog } from '#components/account/CloseAccountDialog/CloseAccountDialog.tsx'
import { EmailSetting } from '#components/account/EmailSetting/EmailSetting.tsx'
import { NameForm } from '#components/account/NameForm/NameForm.tsx'
import { LogOut, LogOutProblem } from '#components/auth/LogOut/LogOut.tsx'
import { SessionList } from '#components/account/SessionList/SessionList.tsx'
import { TwoFactorSection } from '#components/account/TwoFactorSection/TwoFactorSection.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'
import type { User } from '#domain/account.ts'
import type { AccountFlow } from '#machines/account.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'
import styles from './AccountPage.module.css'

/** A section of the page. */
interface AccountPart {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly content: ReactNode
  /** What it shows is being read for the first time. */
  readonly reading?: boolean
}

export interface AccountPageProps {
  /** Who is logged in. */
  readonly user: User
  /**
   * The account service is an Appwrite 1.8: a person who reads the mail of an account gets past its second factor, and a
   * link that is opened elsewhere leaves the password.
   */
  readonly onAppwrite?: boolean
  /** The session, and the flows of its sections. */
  readonly flow: AccountFlow & { readonly session: LogOutFlow }
}

/** The page at `/dashboard/account`: what users may do with their account. */
export const AccountPage = ({ user, onAppwrite = false, flow }: AccountPageProps) => {
  const { name, email, factors, password, sessions, close } = flow
  const { t } = useTranslation(['account', 'twoFactor'])
  const twoStepText = user.emailVerified ? 'text' : 'textUnverified'
  const parts: readonly AccountPart[] = [
    {
      id: 'profile',
      title: t('profile.title'),
      text: t('profile.text'),
      content: (
        <div className={styles.fields}>
          <NameForm flow={name} name={user.name} />
          <EmailSetting flow={email} user={user} onAppwrite={onAppwrite} />
        </div>
      ),
    },
    {
      id: 'password',
      title: t('password.title'),
      text: t('password.text'),
      content: (
        <div className={styles.fields}>
          <ChangePasswordForm flow={password} username={user.email} />
        </div>
      ),
    },
    {
      id: 'two-step',
      title: t('twoFactor:section.title'),
      text: t(`twoFactor:section.${onAppwrite ? 'textMailSuffices' : twoStepText}`),
      content: <TwoFactorSection flow={factors} emailVerified={user.emailVerified} />,
      reading: factors.screen === 'loading',
    },
    {
      id: 'sessions',
      title: t('sessions.title'),
      text: t('sessions.text'),
      content: <SessionList flow={sessions} />,
      reading: sessions.status === 'reading' && sessions.problem === null,
    },
    {
      id: 'close',
      title: t('close.title'),
      text: t('close.text'),
      content: (
        <div>
          <Button variant="outlineDanger" onClick={close.ask}>
            {t('close.open')}
          </Button>
          <CloseAccountDialog flow={close} email={user.email} />
        </div>
      ),
    },
  ]
  return (
    <Container>
      <div className={styles.root}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <AppLink to={paths.dashboard}>{t('back')}</AppLink>
          <LogOut flow={flow.session} />
        </div>
        <LogOutProblem flow={flow.session} />
        <div className={styles.columns}>
          <AccountNav items={parts} />
          <div className={styles.parts}>
            {parts.map(({ id, title, text, content, reading = false }) => (
              <AccountSection key={id} id={id} title={title} text={text} reading={reading}>
                {content}
              </AccountSection>
            ))}
          </div>
        </div>
      </div>
    </Container>
  )
}
