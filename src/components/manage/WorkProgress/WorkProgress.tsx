import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { formatShare } from '#domain/format.ts'
import type zh from '#locales/zh/manage.ts'

/** Long work that is under way. */
export type WorkKind = Exclude<keyof typeof zh.busy, 'percent' | 'cancel'>

export interface WorkProgressProps {
  /** What is under way. */
  readonly kind: WorkKind
  /** How far it is, from 0 to 1. */
  readonly share: number
  /** Stops it; nothing has changed then. */
  readonly onStop: () => void
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1.5',
    maxWidth: '36rem',
    fontSize: 'sm',
    '& > span': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '& > button': { gridRow: '1 / 3', gridColumn: '2' },
  },
})
const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    width: '100%',
    height: '0.625rem',
    borderRadius: 'xs',
    overflow: 'hidden',
    background: 'strength.track',
    '&::-webkit-progress-bar': { background: 'strength.track' },
    '&::-webkit-progress-value': { background: 'brand.solid' },
    '&::-moz-progress-bar': { background: 'brand.solid' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
})

/** Long work under way, with how far it is and a way to stop it (spec §2: import and pictures). */
export const WorkProgress = ({ kind, share, onStop }: WorkProgressProps) => {
  const { t, i18n } = useTranslation('manage')
  const id = useId()
  const label = t(`busy.${kind}`)
  return (
    <Root>
      <span id={id}>
        {t('busy.percent', { label, percent: formatShare(share, i18n.language) })}
      </span>
      <Bar max={1} value={share} aria-labelledby={id} />
      <Button variant="outline" size="sm" onClick={onStop}>
        {t('busy.cancel')}
      </Button>
    </Root>
  )
}
