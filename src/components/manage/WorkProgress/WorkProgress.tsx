import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { formatShare } from '#domain/format.ts'
import type zh from '#locales/zh/manage.ts'
import styles from './WorkProgress.module.css'

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

/** Long work under way, with how far it is and a way to stop it (spec §2: import and pictures). */
export const WorkProgress = ({ kind, share, onStop }: WorkProgressProps) => {
  const { t, i18n } = useTranslation('manage')
  const id = useId()
  const label = t(`busy.${kind}`)
  return (
    <div className={styles.root}>
      <span className={styles.text} id={id}>
        {t('busy.percent', { label, percent: formatShare(share, i18n.language) })}
      </span>
      <progress className={styles.bar} max={1} value={share} aria-labelledby={id} />
      <div className={styles.stop}>
        <Button variant="outline" size="sm" onClick={onStop}>
          {t('busy.cancel')}
        </Button>
      </div>
    </div>
  )
}
