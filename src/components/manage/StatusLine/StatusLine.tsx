import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { remindFrom } from '#domain/catalogue/backupRecord.ts'
import type { RowOrder } from '#domain/catalogue/rows.ts'
import { shownUsage, type StorageUsage } from '#domain/catalogue/storage.ts'
import { formatMegabytes } from '#domain/format.ts'
import styles from './StatusLine.module.css'

/** When the products were last exported. */
export interface Backup {
  /** How many days ago; `null` for never. */
  readonly days: number | null
  /** How many changes came after that. */
  readonly changes: number
}

export interface StatusLineProps {
  /** How many products are listed, or `null` where the list itself says that there are none. */
  readonly count: number | null
  /** The search text that `count` belongs to. */
  readonly countedText: string
  /** The order of the rows; a change of it is announced. */
  readonly order: RowOrder
  /** What is used of storage (spec §2), or `null` where that cannot be said. */
  readonly usage: StorageUsage | null
  /** When the products were last exported. */
  readonly backup: Backup
  /** Hands out the export file. */
  readonly onExport: () => void
  /** What a press shows: the meter, and where the products are kept. */
  readonly children?: ReactNode
  /** What can be undone. */
  readonly undo?: ReactNode
}

/**
 * How many products are listed and how full storage is, in one line; a press shows more. From the tenth change on that no
 * export has, it says when the last one was.
 */
export const StatusLine = ({
  count,
  countedText,
  order,
  usage,
  backup,
  onExport,
  children,
  undo,
}: StatusLineProps) => {
  const { t, i18n } = useTranslation('manage')
  const id = useId()
  const [open, setOpen] = useState(false)
  const size = (units: number) => formatMegabytes(units, i18n.language)
  return (
    <div className={styles.root}>
      {count === null ? null : (
        <div className={styles.count} data-none={count === 0 ? '' : undefined}>
          <ResultsCount
            count={count}
            query={countedText}
            order={t(`rows.orders.${order.sort}.${order.dir}`)}
          />
        </div>
      )}
      {usage === null ? null : (
        <button
          className={styles.usage}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>
            {t('storage.figure', {
              used: size(shownUsage(usage).used),
              capacity: size(usage.capacity),
            })}
          </span>
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {count === null || usage === null || backup.changes < remindFrom ? null : (
        <p>
          <span>
            {backup.days === null ? t('backup.none') : t('backup.last', { days: -backup.days })}
          </span>
          <span className={styles.export}>
            <Button size="sm" variant="quiet" onClick={onExport}>
              {t('action.export')}
            </Button>
          </span>
        </p>
      )}
      {undo}
      {open && usage !== null ? (
        <div id={id} className={styles.details}>
          {children}
        </div>
      ) : null}
    </div>
  )
}
