import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#components/account/LoadFailed/LoadFailed.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { useSteadyRows } from '#components/ui/useSteadyRows.ts'
import type { AccountSession } from '#domain/account.ts'
import { formatDay, formatMoment } from '#domain/format.ts'
import type { SessionsFlow } from '#machines/sessions.ts'
import styles from './SessionList.module.css'

export interface SessionListProps {
  readonly flow: SessionsFlow
}

/** The name of its device: browser and system, as far as the service knows them. */
const useDeviceName = () => {
  const { t } = useTranslation('account')
  return ({ browser, system }: AccountSession): string => {
    if (browser === '' || system === '') return browser || system || t('sessions.unknownDevice')
    return t('sessions.device', { browser, system })
  }
}

/** The text of a session: place where the service knows it, time, and how long it lasts. */
const useSessionText = () => {
  const { t } = useTranslation('account')
  const language = useLanguage()
  return ({ place, createdAt, expiresAt }: AccountSession) => {
    const date = formatMoment(language, createdAt)
    return {
      since: place === null ? t('sessions.since', { date }) : t('sessions.place', { place, date }),
      until: t('sessions.until', { date: formatDay(language, expiresAt) }),
    }
  }
}

/** Where the account is logged in; one session or all others can be ended. */
export const SessionList = ({ flow }: SessionListProps) => {
  const { status, sessions, problem, ending, ended, endProblem } = flow
  const { t } = useTranslation(['account', 'errors'])
  const nameOf = useDeviceName()
  const textOf = useSessionText()
  const steady = useSteadyRows(sessions.length)
  if (status === 'reading') {
    return (
      <div className={styles.root}>
        <VisuallyHidden>{t('sessions.reading')}</VisuallyHidden>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  }
  if (status === 'failed') {
    return <LoadFailed title={t('sessions.failed')} problem={problem} onRetry={flow.retry} />
  }
  const others = sessions.filter(({ current }) => !current).length
  return (
    <div className={styles.root} onClickCapture={steady}>
      <ul className={styles.list} aria-label={t('sessions.list')}>
        {sessions.map((session) => {
          const { since, until } = textOf(session)
          return (
            <li key={session.id} className={styles.session}>
              <span className={styles.icon}>
                <Icon name={session.handheld ? 'phone' : 'computer'} />
              </span>
              <div>
                <div className={styles.device}>
                  <b className={styles.name}>{nameOf(session)}</b>
                  {session.current ? (
                    <span className={styles.current}>{t('sessions.current')}</span>
                  ) : null}
                </div>
                <p>{since}</p>
                <p>{until}</p>
              </div>
              {session.current ? null : (
                <Button
                  variant="outline"
                  size="sm"
                  {...(ending === session.id
                    ? {}
                    : { label: t('sessions.endLabel', { device: nameOf(session) }) })}
                  busy={ending === session.id}
                  disabled={ending !== null}
                  onClick={() => flow.end(session.id)}
                >
                  {ending === session.id ? t('sessions.ending') : t('sessions.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {endProblem === null ? null : (
        <Banner tone="error" live="alert" title={t('sessions.endFailed')}>
          {failureReason(t, endProblem)}
        </Banner>
      )}
      {ended === null ? null : (
        <Banner
          key={sessions.length}
          tone="success"
          live="status"
          title={ended === 0 ? t('sessions.endedNone') : t('sessions.ended', { count: ended })}
        />
      )}
      {others === 0 ? null : (
        <div>
          <Button
            variant="outline"
            busy={ending === 'others'}
            disabled={ending !== null}
            onClick={flow.endOthers}
          >
            {ending === 'others'
              ? t('sessions.endingOthers')
              : t('sessions.endOthers', { count: others })}
          </Button>
        </div>
      )}
    </div>
  )
}
