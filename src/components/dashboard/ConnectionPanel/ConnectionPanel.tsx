import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { ConnectionCheck } from '#components/dashboard/ConnectionCheck/ConnectionCheck.tsx'
import { Panel } from '#components/dashboard/Panel/Panel.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ConnectionFlow, Probe } from '#machines/connection.ts'

export interface ConnectionPanelProps {
  /** Which test is under way; both buttons wait for it. */
  readonly running: ConnectionFlow['running']
  /** The latest outcomes; empty before the first test. */
  readonly results: ConnectionFlow['results']
  /** Asks service, account and contact database. */
  readonly onTestConnection: () => void
  /** Makes a marked throwaway account. */
  readonly onTestSignup: () => void
}

const List = chakra('ul', { base: { marginTop: '-0.5', borderBottomWidth: '1px' } })

const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
})

const Note = chakra('p', { base: { fontSize: 'sm', color: 'fg.subtle', ...shortText } })

const probes: readonly Probe[] = ['service', 'account', 'database', 'signup']

const isAsked = (probe: Probe, running: ConnectionFlow['running']) =>
  running !== null && (probe === 'signup') === (running === 'signup')

/**
 * Shows which services of the site respond, for users and their support (spec §2, decision A5). The
 * same four rows are shown before, during and after a test.
 */
export const ConnectionPanel = ({
  running,
  results,
  onTestConnection,
  onTestSignup,
}: ConnectionPanelProps) => {
  const { t } = useTranslation('dashboard')
  const failed = results.filter((result) => !result.ok).length
  const outcome = () => {
    if (running !== null) return t('connection.testing')
    if (results.length === 0) return ''
    return failed === 0
      ? t('connection.passed', { count: results.length })
      : t('connection.done', { count: failed })
  }
  return (
    <Panel title={t('connection.title')} text={t('connection.text')}>
      <List aria-label={t('connection.checks')}>
        {probes.map((probe) => (
          <ConnectionCheck
            key={probe}
            probe={probe}
            running={isAsked(probe, running)}
            result={results.find((result) => result.probe === probe) ?? null}
          />
        ))}
      </List>
      <VisuallyHidden role="status">{outcome()}</VisuallyHidden>
      <Note>{t('connection.signupNote')}</Note>
      <Tools>
        <Button
          busy={running === 'connection'}
          disabled={running === 'signup'}
          onClick={onTestConnection}
        >
          {t('connection.testConnection')}
        </Button>
        <Button
          variant="outline"
          busy={running === 'signup'}
          disabled={running === 'connection'}
          onClick={onTestSignup}
        >
          {t('connection.testSignup')}
        </Button>
      </Tools>
    </Panel>
  )
}
