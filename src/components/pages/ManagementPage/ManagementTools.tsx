import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RowFilters } from '#components/manage/RowFilters/RowFilters.tsx'
import type { RowsFlow } from '#components/manage/ProductTable/useRows.ts'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import styles from './ManagementTools.module.css'

export interface ManagementToolsProps {
  /** What is searched for and filtered. */
  readonly rows: RowsFlow
  /** The line of status under them. */
  readonly status: ReactNode
}

/** What is above the list: search, filters, and one line of status. */
export const ManagementTools = ({ rows, status }: ManagementToolsProps) => {
  const { t } = useTranslation('manage')
  const { text, search, counted, query, filter } = rows
  return (
    <div className={styles.root}>
      {text === null ? null : (
        <>
          <search>
            <SearchField
              label={t('table.filter')}
              clearLabel={t('table.filterClear')}
              value={text}
              onChange={search}
            />
          </search>
          <RowFilters products={counted} query={query} onChange={filter} />
        </>
      )}
      <div className={styles.status}>{status}</div>
    </div>
  )
}
