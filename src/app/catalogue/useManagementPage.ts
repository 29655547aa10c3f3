import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useListState } from '#app/catalogue/useListState.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { storageStateOf, type ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import { useRows, type RowsParts } from '#components/manage/ProductTable/useRows.ts'
import { useAnswers } from '#components/manage/useAnswers.ts'
import type {
  ManagementPageFlow,
  Question,
} from '#components/pages/ManagementPage/managementPageFlow.ts'
import { painted } from '#components/ui/painted.ts'
import { daysSince, noBackup } from '#domain/catalogue/backupRecord.ts'
import { parseRowQuery, serialiseRowQuery, type RowQuery } from '#domain/catalogue/rows.ts'
import type { Language } from '#domain/language.ts'
import { useDesk } from '#machines/management/desk.ts'
import { useForm } from '#machines/management/form.ts'
import { useImport } from '#machines/management/importing.ts'
import type { Answer } from '#machines/management/job.ts'
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

/** What is managed, and what the address says of the list. */
export interface ManagementParts extends Omit<
  RowsParts,
  'products' | 'images' | 'readOnly' | 'desk' | 'form' | 'say' | 'saved'
> {
  readonly services: Pick<
    CatalogueServices,
    'products' | 'pictures' | 'files' | 'backup' | 'draft' | 'columns' | 'reporter'
  >
  readonly catalogue: ManagedCatalogue
  readonly published: boolean
}

/**
 * The flow of the management page, from its machines and its list. It stays the same object until something in it changes:
 * the address is written without the page being rendered.
 */
export const useManagementFlow = ({
  services,
  catalogue,
  published,
  ...list
}: ManagementParts): ManagementPageFlow => {
  const desk = useDesk(services, painted)
  const said = useAnswers(desk.do)
  const { say, ask } = said
  const exportAll = useCallback(() => void ask({ kind: 'export', file: 'json', ids: null }), [ask])
  const [saved, setSaved] = useState<Answer | null>(null)
  const form = useForm(services, {
    save: desk.do,
    saved: (answer) => {
      setSaved(answer)
      say('save', answer)
    },
  })
  const importing = useImport(services, {
    do: desk.do,
    stop: desk.stop,
    ended: (answer) => say('import', answer),
  })
  const [question, setQuestion] = useState<Question | null>(null)
  const rows = useRows({
    ...list,
    products: catalogue.products,
    images: catalogue.images,
    readOnly: storageStateOf(catalogue).readOnly,
    desk,
    form,
    say,
    saved,
  })
  const backup = useBackup(services.backup)
  const keepText = services.backup.exported
  return useMemo(
    () => ({
      catalogue,
      desk,
      said,
      form,
      importing,
      rows,
      question,
      setQuestion,
      exportAll,
      keepText,
      backup,
      published,
    }),
    [
      catalogue,
      desk,
      said,
      form,
      importing,
      rows,
      question,
      exportAll,
      keepText,
      backup,
      published,
    ],
  )
}

/** {@link useManagementFlow} from the store, the search and the address. */
export const useManagementPage = (
  services: CatalogueServices,
  language: Language,
): ManagementPageFlow => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const catalogue = useMemo(() => ({ ...snapshot, phase, retry }), [snapshot, phase, retry])
  const [text, search] = useState('')
  const { query, change } = useListState(parseRowQuery, serialiseRowQuery)
  const filter = useCallback((next: RowQuery) => change(() => next), [change])
  return useManagementFlow({
    services,
    catalogue,
    published: Boolean(import.meta.env.VITE_CATALOGUE),
    query,
    filter,
    text,
    search,
    aids: useSearchAids(services, language, text),
    language,
  })
}
