import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { failureReason } from '#components/forms/failureReason.ts'
import { shortText } from '#components/theme/shortText.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { Probe, ProbeResult } from '#machines/connection.ts'

export interface ConnectionCheckProps {
  /** What is asked. */
  readonly probe: Probe
  /** The question is being asked; an earlier outcome is hidden meanwhile. */
  readonly running: boolean
  /** The latest outcome, or `null` before the first test. */
  readonly result: ProbeResult | null
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    paddingBlock: '3.5',
    borderTopWidth: '1px',
    lineHeight: 'snug',
    '& svg': { display: 'block', marginTop: '0.1em' },
  },
})

const Mark = chakra('span', {
  variants: {
    state: {
      notRun: { color: 'fg.subtle' },
      running: { color: 'fg.subtle' },
      passed: { color: 'success.solid' },
      failed: { color: 'error.solid' },
    },
  },
})

const Outcome = chakra('p', {
  base: { marginTop: '0.5', ...shortText, fontSize: 'sm' },
  variants: {
    state: {
      notRun: { color: 'fg.subtle' },
      running: { color: 'fg.subtle' },
      passed: { color: 'fg.muted' },
      failed: { color: 'error.fg' },
    },
  },
})

const Time = chakra('span', {
  base: {
    paddingTop: '0.1em',
    fontSize: 'sm',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

const Ring = chakra('svg', {
  base: { fill: 'none', stroke: 'currentColor', strokeWidth: '1.75', strokeLinecap: 'round' },
})

// Animated once: nothing on this site loops (brief §6). Browsers without `@starting-style` show the
// whole ring at once.
const Line = chakra('circle', {
  base: {
    stroke: 'live',
    strokeDasharray: '1',
    strokeDashoffset: '0',
    transformOrigin: 'center',
    transform: 'rotate(-90deg)',
    transitionProperty: 'stroke-dashoffset',
    transitionDuration: 'draw',
    transitionTimingFunction: 'current',
    _starting: { strokeDashoffset: '1' },
  },
})

/** The ring of a running check, animated once (brief §5). */
const RunningRing = () => (
  <Ring viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
    <circle cx="10" cy="10" r="7.5" strokeOpacity="0.3" />
    <Line cx="10" cy="10" r="7.5" pathLength="1" />
  </Ring>
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
    <Row>
      <Mark state={state}>
        {state === 'running' ? <RunningRing /> : <Icon name={icons[state]} />}
      </Mark>
      <div>
        <span>{t(`connection.${probe}.name`)}</span>
        <Outcome state={state}>{outcome()}</Outcome>
      </div>
      {running || result === null ? null : (
        <Time>{t('connection.milliseconds', { milliseconds: result.milliseconds })}</Time>
      )}
    </Row>
  )
}
