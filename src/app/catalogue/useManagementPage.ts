import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useRowQuery } from '#app/catalogue/useRowQuery.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useSession } from '#app/session.tsx'
import type { DryRunState, PublishingFlow } from '#components/manage/PublishPanel/PublishPanel.tsx'
import type { ManagementPageFlow } from '#components/pages/ManagementPage/ManagementPage.tsx'
import { daysSince, noBackup } from '#domain/catalogue/backup.ts'
import { exportFileName } from '#domain/catalogue/exchange.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import { publicationChanges } from '#domain/publishing/file.ts'
import { useDryRun } from '#machines/dryRun.ts'
import { useManagement } from '#machines/management/flow.ts'
import type { BackupPort, CatalogueServices } from '#services/products.ts'

/** What is stored and what is published, and how they compare (decision P9). */
export const usePublishing = (
  services: Pick<CatalogueServices, 'publication' | 'files' | 'reporter'>,
  products: readonly Product[],
): PublishingFlow => {
  const flow = useDryRun(services)
  const { published, failed, chosen } = flow
  // Its verbs only send: those of the first render stay, so that the panel renders when something changed.
  const [{ chooseFile, chooseStored, retry }] = useState(flow)
  // Read once: the name does not change under the visitor at midnight.
  const [storedFile] = useState(() => exportFileName(new Date()))

  const dryRun = useMemo((): DryRunState => {
    if (chosen !== null && chosen.failure !== null) {
      return { kind: 'refused', file: chosen.name, failure: chosen.failure }
    }
    if (failed) return { kind: 'failed' }
    if (published === undefined) return { kind: 'loading' }
    const changes = publicationChanges(chosen?.products ?? products, published)
    return { kind: 'ready', file: chosen?.name ?? null, changes }
  }, [chosen, published, failed, products])

  return useMemo(
    () => ({
      count: products.length,
      fileName: chosen?.name ?? storedFile,
      published: published?.products.length ?? null,
      dryRun,
      chooseFile,
      chooseStored,
      retry,
    }),
    [products.length, chosen, storedFile, published, dryRun, chooseFile, chooseStored, retry],
  )
}

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
 * The flow of the management page, from the store, the search, the machine and the session. It stays the same object
 * until something in it changes: the address is written without the page being rendered.
 */
export const useManagementPage = (
  services: CatalogueServices,
  language: Language,
): ManagementPageFlow => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const catalogue = useMemo(() => ({ ...snapshot, phase, retry }), [snapshot, phase, retry])
  const [text, search] = useState('')
  const tasks = useManagement(services)
  const backup = useBackup(services.backup)
  // What is said of publishing follows a change when the list has been painted.
  const publishing = usePublishing(services, useDeferredValue(snapshot.products))
  const aids = useSearchAids(services, language, text)
  const rows = useRowQuery()
  const status = useSession()
  const session = status.status === 'authenticated' ? status : undefined
  return useMemo(
    () => ({
      catalogue,
      tasks,
      backup,
      publishing,
      aids,
      search,
      rows,
      ...(session && { session }),
    }),
    [catalogue, tasks, backup, publishing, aids, rows, session],
  )
}
