import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMegabytes } from '#domain/format.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Meter } from '#components/ui/Meter/Meter.tsx'
import { shownUsage, type StorageLevel, type StorageUsage } from '#domain/catalogue/storage.ts'
import styles from './StorageMeter.module.css'

export interface StorageMeterProps {
  /** What is used of what the browser allows (spec §2). */
  readonly usage: StorageUsage
  /** A sentence on the same line: where the products are kept. */
  readonly note?: string | undefined
  /** Hands out the export file; offered once storage runs short. Left out on the dashboard. */
  readonly onExport?: () => void
  /** Whether it warns when storage runs short; not while another message says so. @defaultValue true */
  readonly warns?: boolean
}

const levels: Readonly<Record<StorageLevel, 'normal' | 'warning' | 'error'>> = {
  ok: 'normal',
  warning: 'warning',
  critical: 'error',
}

/**
 * Storage used, in megabytes, against what the browser allows (spec §2, §9): petrol, amber from
 * 80 % with a warning, red from 95 % (brief §5). The figures are always shown; from 80 % on with what undo holds.
 */
export const StorageMeter = memo(function StorageMeter({
  usage,
  note,
  onExport,
  warns = true,
}: StorageMeterProps) {
  const { t, i18n } = useTranslation('manage')
  const size = (units: number) => formatMegabytes(units, i18n.language)
  const { used, undo, left } = shownUsage(usage)
  // Deleting products frees nothing until undo lets go of them.
  const short = usage.level !== 'ok'
  const title = () => {
    if (left === 0) return t('storage.full')
    return t(usage.level === 'critical' ? 'storage.almostNone' : 'storage.nearlyFull', {
      left: size(left),
    })
  }
  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <div className={styles.meter}>
          <Meter
            label={t('storage.label')}
            value={usage.used}
            max={usage.capacity}
            valueText={t(short && usage.undo > 0 ? 'storage.figureWithUndo' : 'storage.figure', {
              used: size(used),
              capacity: size(usage.capacity),
              undo: size(undo),
            })}
            level={levels[usage.level]}
          />
        </div>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      {!short || !warns ? null : (
        <Banner
          tone={usage.level === 'critical' ? 'error' : 'warning'}
          live="status"
          title={title()}
          actions={
            onExport === undefined ? undefined : (
              <Button size="sm" variant="outline" icon="download" onClick={onExport}>
                {t('action.export')}
              </Button>
            )
          }
        >
          {t('storage.nearlyFullText')}
        </Banner>
      )}
    </div>
  )
})
