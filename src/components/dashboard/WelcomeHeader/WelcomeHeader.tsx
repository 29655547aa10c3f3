import { useTranslation } from 'react-i18next'
import { LogOut, LogOutProblem } from '#components/auth/LogOut/LogOut.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import type { User } from '#domain/account.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'
import styles from './WelcomeHeader.module.css'

export interface WelcomeHeaderProps {
  /** Who is logged in. Without a name the greeting goes without. */
  readonly user: Pick<User, 'name' | 'email'>
  readonly flow: LogOutFlow
}

/** Who is logged in, the account and log-out (spec §2, brief §5). */
export const WelcomeHeader = ({ user, flow }: WelcomeHeaderProps) => {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            {user.name === ''
              ? t('welcome.greetingNameless')
              : t('welcome.greeting', { name: user.name })}
          </h1>
          <p className={styles.address} translate="no">
            {user.email}
          </p>
        </div>
        <div className={styles.buttons}>
          <AppLink to={paths.account} variant="outline">
            {t('welcome.account')}
          </AppLink>
          <LogOut flow={flow} />
        </div>
      </div>
      <LogOutProblem flow={flow} />
    </div>
  )
}
