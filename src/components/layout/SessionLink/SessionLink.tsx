import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import styles from './SessionLink.module.css'

/** What the header knows of the session; a check that failed counts as `anonymous`. */
export type HeaderSession = 'checking' | 'anonymous' | 'authenticated'

export interface SessionLinkProps {
  /** Whose link it is. */
  readonly session: HeaderSession
  /** Full width and full height, in the mobile menu. @defaultValue false */
  readonly block?: boolean
  /** Called on a click, to close the menu around it. */
  readonly onFollow?: () => void
}

/**
 * Log in for a visitor, Dashboard for a user (spec §2). While the session is checked, a skeleton of the same
 * width is shown; where no session was opened in this browser, Log in is there from the first paint.
 */
export const SessionLink = ({ session, block = false, onFollow }: SessionLinkProps) => {
  const { t } = useTranslation('common')
  const size = block ? 'md' : 'sm'
  const variant = block ? 'solid' : 'outline'
  const labels = { login: t('nav.login'), dashboard: t('nav.dashboard') }
  const link = (known: Exclude<HeaderSession, 'checking'>) => (
    <AppLink
      to={known === 'anonymous' ? paths.login : paths.dashboard}
      variant={variant}
      size={size}
      block
      onClick={() => onFollow?.()}
    >
      {known === 'anonymous' ? labels.login : labels.dashboard}
    </AppLink>
  )
  return (
    <div className={styles.root}>
      <span className={styles.labels} aria-hidden="true">
        <span>{labels.login}</span>
        <span>{labels.dashboard}</span>
      </span>
      {session === 'checking' ? (
        <>
          <span className={styles.skeleton} data-block={block ? '' : undefined} />
          <span className={styles.visitor}>{link('anonymous')}</span>
        </>
      ) : (
        link(session)
      )}
    </div>
  )
}
