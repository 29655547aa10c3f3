import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useListState } from '#app/catalogue/useListState.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { storageStateOf } from '#components/manage/managedCatalogue.ts'
import { useRows } from '#components/manage/ProductTable/useRows.ts'
import type { ManagementPageFlow } from '#components/pages/ManagementPage/managementPageFlow.ts'
import { daysSince, noBackup } from '#domain/catalogue/backupRecord.ts'
import { parseRowQuery, serialiseRowQuery, type RowQuery } from '#domain/catalogue/rows.ts'
import type { Language } from '#domain/language.ts'
import { useManagement } from '#machines/management/flow.ts'
import type { BackupPort, CatalogueServices } from '#services/products.ts'

/** When the products were last exported. */
const useBackup = ({ place, subscribe, snapshot }: BackupPort): ManagementPageFlow['backup'] => {
  const { at, changes } = useSyncExternalStore(subscribe, snapshot, () => noBackup)
  const [{ now, kept }] = useState(() => ({ now: Date.now(), kept: place() }))
  return useMemo(
    () => ({ place: kept, changes, days: at === null ? null : daysSince(at, now) }),
    [kept, at, changes, now],
  )
}

/**
 * The flow of the management page, from the store, the search and the machine. It stays the same object until something
 * in it changes: the address is written without the page being rendered.
 */
export const useManagementPage = (
  services: CatalogueServices,
  language: Language,
): ManagementPageFlow => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const catalogue = useMemo(() => ({ ...snapshot, phase, retry }), [snapshot, phase, retry])
  const [text, search] = useState('')
  const { query, change } = useListState(parseRowQuery, serialiseRowQuery)
  const filter = useCallback((next: RowQuery) => change(() => next), [change])
  const tasks = useManagement(services)
  const backup = useBackup(services.backup)
  const rows = useRows({
    products: snapshot.products,
    images: snapshot.images,
    readOnly: storageStateOf(catalogue).readOnly,
    tasks,
    query,
    filter,
    text,
    search,
    aids: useSearchAids(services, language, text),
    language,
  })
  return useMemo(
    () => ({
      catalogue,
      tasks,
      rows,
      backup,
      published: Boolean(import.meta.env.VITE_CATALOGUE),
    }),
    [catalogue, tasks, rows, backup],
  )
}
