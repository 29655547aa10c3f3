import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { ConnectionCheck } from '#components/dashboard/ConnectionCheck/ConnectionCheck.tsx'
import { Panel } from '#components/dashboard/Panel/Panel.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ConnectionFlow, Probe } from '#machines/connection.ts'
import styles from './ConnectionPanel.module.css'

export interface ConnectionPanelProps {
  readonly flow: ConnectionFlow
}

const probes: readonly Probe[] = ['service', 'account', 'database', 'signup']

const isAsked = (probe: Probe, running: ConnectionFlow['running']) =>
  running !== null && (probe === 'signup') === (running === 'signup')

/**
 * Shows which services of the site respond, for users and their support (spec §2, decision A5). It is rarely
 * needed, so the rows, and what they are about, come with the first test.
 */
export const ConnectionPanel = ({ flow }: ConnectionPanelProps) => {
  const { running, results, testConnection, testSignup } = flow
  const { t } = useTranslation('dashboard')
  const started = running !== null || results.length > 0
  const failed = results.filter((result) => !result.ok).length
  const outcome = () => {
    if (running !== null) return t('connection.testing')
    if (results.length === 0) return ''
    return failed === 0
      ? t('connection.passed', { count: results.length })
      : t('connection.done', { count: failed })
  }
  return (
    <Panel
      quiet
      title={t('connection.title')}
      text={started ? t('connection.text') : undefined}
      tools={
        <>
          <Button
            variant="quiet"
            size="sm"
            busy={running === 'connection'}
            disabled={running === 'signup'}
            onClick={testConnection}
          >
            {t('connection.testConnection')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            busy={running === 'signup'}
            disabled={running === 'connection'}
            onClick={testSignup}
          >
            {t('connection.testSignup')}
          </Button>
          <VisuallyHidden role="status">{outcome()}</VisuallyHidden>
        </>
      }
    >
      {started ? (
        <ul className={styles.list} aria-label={t('connection.checks')}>
          {probes.map((probe) => (
            <ConnectionCheck
              key={probe}
              probe={probe}
              running={isAsked(probe, running)}
              result={results.find((result) => result.probe === probe) ?? null}
            />
          ))}
        </ul>
      ) : undefined}
    </Panel>
  )
}
