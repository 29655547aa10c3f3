import { useTranslation } from 'react-i18next'
import { failureReason } from '#components/forms/failureReason.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { Probe, ProbeResult } from '#machines/connection.ts'
import styles from './ConnectionCheck.module.css'

export interface ConnectionCheckProps {
  /** What is asked. */
  readonly probe: Probe
  /** The question is being asked; an earlier outcome is hidden meanwhile. */
  readonly running: boolean
  /** The latest outcome, or `null` before the first test. */
  readonly result: ProbeResult | null
}

/** The ring of a running check, animated once (brief §5). */
const RunningRing = () => (
  <svg
    className={styles.ring}
    viewBox="0 0 20 20"
    width="1.25rem"
    height="1.25rem"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="7.5" strokeOpacity="0.3" />
    <circle className={styles.line} cx="10" cy="10" r="7.5" pathLength="1" />
  </svg>
)

/** The throwaway account was entered by nobody. */
const noLabel = () => undefined

const icons = { notRun: 'ring', passed: 'success', failed: 'error' } as const

const stateOf = (running: boolean, result: ProbeResult | null) => {
  if (running) return 'running'
  if (result === null) return 'notRun'
  return result.ok ? 'passed' : 'failed'
}

/**
 * One question of the connection test: a shape, its name, the outcome as a sentence and the time it
 * took (decision A5, brief §5). The state is a text; shape and colour repeat it.
 */
export const ConnectionCheck = ({ probe, running, result }: ConnectionCheckProps) => {
  const { t } = useTranslation(['dashboard', 'errors'])
  const state = stateOf(running, result)
  const outcome = () => {
    if (running) return t('connection.running')
    if (result === null) return t('connection.notRun')
    return result.ok ? t(`connection.${probe}.passed`) : failureReason(t, result.failure, noLabel)
  }
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.mark}>
        {state === 'running' ? <RunningRing /> : <Icon name={icons[state]} />}
      </span>
      <div>
        <span>{t(`connection.${probe}.name`)}</span>
        <p className={styles.outcome}>{outcome()}</p>
      </div>
      {running || result === null ? null : (
        <span className={styles.time}>
          {t('connection.milliseconds', { milliseconds: result.milliseconds })}
        </span>
      )}
    </li>
  )
}
