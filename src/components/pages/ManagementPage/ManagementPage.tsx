import { chakra } from '@chakra-ui/react/styled-system'
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { LogOut, LogOutProblem } from '#components/auth/LogOut/LogOut.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { CatalogueNotices } from '#components/manage/CatalogueNotices/CatalogueNotices.tsx'
import { ConfirmClear } from '#components/manage/ConfirmClear/ConfirmClear.tsx'
import { ExportText } from '#components/manage/ExportText/ExportText.tsx'
import { ManagementToolbar } from '#components/manage/ManagementToolbar/ManagementToolbar.tsx'
import { PublishPanel } from '#components/manage/PublishPanel/PublishPanel.tsx'
import { RowFilters } from '#components/manage/RowFilters/RowFilters.tsx'
import { StatusLine, type Backup } from '#components/manage/StatusLine/StatusLine.tsx'
import { StorageMeter } from '#components/manage/StorageMeter/StorageMeter.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import type { ProductPlace } from '#domain/catalogue/backup.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import {
  allRows,
  createRowSorter,
  isFiltered,
  passesFilter,
  type RowQuery,
} from '#domain/catalogue/rows.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import { AddForm } from './AddForm.tsx'
import { ManagementTools } from './ManagementTools.tsx'
import { storageStateOf, type ManagedCatalogue } from './managedCatalogue.ts'
import { ProductArea } from './ProductArea.tsx'
import { StatusArea, UndoArea } from './StatusArea.tsx'
import { useDroppedFile } from './useDroppedFile.ts'
import { useRowFocus } from './useRowFocus.ts'

/** What the page shows and may do. */
export interface ManagementPageFlow {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** What is done to the products. */
  readonly tasks: ManagementFlow
  /** When the products were last exported, and where they are. */
  readonly backup: Backup & { readonly place: ProductPlace }
  /** Whether the site publishes a catalogue: these products are not in the list. */
  readonly published: boolean
  /** What the search has fetched so far. @defaultValue none */
  readonly aids?: SearchAids
  /** Log-out. @defaultValue not offered */
  readonly session?: LogOutFlow
  /** Fetches the aids for what is searched for. */
  readonly search?: (text: string) => void
  /** Filters and order of the table, which the address keeps (decision P20). */
  readonly rows: {
    readonly query: RowQuery
    readonly change: (query: RowQuery) => void
  }
}

export interface ManagementPageProps {
  readonly flow: ManagementPageFlow
}

/** Where the products are, and how long. */
const notes = {
  browser: 'notice.where',
  safari: 'notice.whereSafari',
  app: 'notice.whereInApp',
} as const satisfies Record<ProductPlace, string>

/** A list does not need it: it is fetched with the first file that is imported. */
const ImportPreview = lazy(async () => {
  const module = await import('#components/manage/ImportPreview/ImportPreview.tsx')
  return { default: module.ImportPreview }
})

/** Fewer products need no search and no filter. */
const searchFrom = 12

const noAids: SearchAids = {}

/** How many of these another tab has not removed. */
const present = (ids: readonly string[], products: readonly Product[]): number =>
  products.filter(({ $id }) => ids.includes($id)).length

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    paddingTop: { base: '5.5', md: '7' },
    paddingBottom: { base: '16', md: '22' },
    '& > .head': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      gap: { base: '2', sm: '3' },
      '& > h1': {
        textStyle: 'h1',
        fontSize: { base: '2xl', md: '2xl', lg: '3xl' },
        flex: '1 1 6rem',
        minWidth: 'min-content',
      },
      // On a phone log-out is in the menu, so that the title takes one line.
      '& > button': { display: { base: 'none', sm: 'inline-flex' } },
    },
    '&[data-over]': { outline: '2px dashed', outlineColor: 'brand.solid', outlineOffset: '8px' },
    '& > .waiting': { display: 'grid', gap: '4', animation: 'fadeIn 1ms 200ms both' },
  },
})

/** `/dashboard/products` (spec §2): everything one can do to the products of this browser. */
export const ManagementPage = memo(function ManagementPage({ flow }: ManagementPageProps) {
  const { catalogue, tasks, backup, published, session, aids = noAids, search: fetchAids } = flow
  const { rows } = flow
  const language = useLanguage()
  const { t } = useTranslation('manage')
  const open = tasks.form !== 'closed'
  // The form of a stored product returns the focus to its row; another tab may have deleted it.
  const add = useFocusReturn(open)

  const { phase, products, quarantine } = catalogue
  const empty = products.length === 0
  const { readOnly, unreadable, failed, measured } = storageStateOf(catalogue)
  const [text, setText] = useState('')
  const sorter = useMemo(() => createRowSorter(language), [language])
  const newestFirst = useMemo(() => sorter(products, allRows), [sorter, products])
  const { query } = rows
  // The counts in the filters follow the list.
  const counted = useDeferredValue(products)
  // They stay once they are there: a filter that goes with the last product it lists would list others.
  const [searchable, setSearchable] = useState(false)
  if (!searchable && (products.length >= searchFrom || isFiltered(query))) setSearchable(true)
  const { loadSamples, exportSheet } = tasks
  const onSamples = useCallback(() => loadSamples(language), [loadSamples, language])
  const onSheet = useCallback(
    (sheet: 'products' | 'template') => exportSheet(sheet, language),
    [exportSheet, language],
  )
  const search = useCallback(
    (next: string) => {
      setText(next)
      fetchAids?.(next)
    },
    [fetchAids],
  )
  const onClearSearch = useCallback(() => search(''), [search])
  const { query: searched, matches } = useSearch(newestFirst, searchable ? text : '', aids)
  const found = useMemo(() => {
    const sorted = sorter(newestFirst, query)
    return matches === null && !isFiltered(query)
      ? sorted
      : sorted.filter((product) => matches?.has(product) !== false && passesFilter(product, query))
  }, [sorter, newestFirst, matches, query])
  const { problem, plan, work, outcome } = tasks
  const removed =
    work === 'removing' ? tasks.productId : outcome?.kind === 'removed' ? outcome.product.$id : null
  const onFocus = useRowFocus(products, removed, add)
  const applying = work === 'applying'
  const askingRemoval = work === 'confirmingRemoval' || work === 'removingAll'
  const asking = work === 'confirmingClear' || work === 'clearing' || askingRemoval
  const table = useFocusReturn<HTMLDivElement>(askingRemoval, add)
  const previewing = plan !== null && (work === 'preview' || applying)
  const menu = useRef<HTMLButtonElement>(null)
  const importButton = useFocusReturn(previewing, menu)
  // Most work ends before the buttons would have been rendered for it; the machine takes no other meanwhile.
  const busy = useDeferredValue(work !== 'idle' || phase === 'loading')
  const isFree = work === 'idle' || work === 'preview'
  const over = useDroppedFile(
    isFree && phase === 'ready' && !readOnly && tasks.form !== 'saving' ? tasks.chooseImport : null,
  )
  const short = catalogue.usage.level !== 'ok'
  const meter = measured ? (
    <StorageMeter
      usage={catalogue.usage}
      // Without products the text of the list says it.
      note={empty ? undefined : t(notes[backup.place])}
      onExport={tasks.exportProducts}
      // The failure says what to do, and what nobody may change cannot be deleted.
      warns={problem?.code !== 'full' && !readOnly}
    />
  ) : null
  // A question covers the page: the result of an export stands in it.
  const status = (
    <StatusArea flow={tasks} undo={catalogue.undo} persistence={catalogue.persistence} />
  )
  return (
    <Container>
      <Root onFocus={onFocus} data-over={over ? '' : undefined}>
        <div className="head">
          <h1>{t('title')}</h1>
          {session ? <LogOut flow={session} /> : null}
          <ManagementToolbar
            empty={empty}
            busy={busy}
            readOnly={readOnly}
            importRef={importButton}
            menuRef={menu}
            onSamples={onSamples}
            onImport={tasks.chooseImport}
            onExport={tasks.exportProducts}
            onSheet={onSheet}
            onClear={tasks.askClear}
            onLogOut={session?.logOut}
          />
        </div>
        {session ? <LogOutProblem flow={session} /> : null}
        {phase === 'ready' ? (
          <ManagementTools
            text={searchable && !empty ? text : null}
            onTextChange={search}
            filters={<RowFilters products={counted} query={query} onChange={rows.change} />}
            status={
              <StatusLine
                count={empty ? null : found.length}
                countedText={searched}
                usage={measured ? catalogue.usage : null}
                backup={backup}
                onExport={tasks.exportProducts}
                undo={
                  <UndoArea
                    undo={catalogue.undo}
                    flow={tasks}
                    // It would cover the end of a short page, or a form.
                    inline={empty || open || previewing}
                  />
                }
              >
                {short ? null : meter}
              </StatusLine>
            }
            // The preview has its own main button.
            onAdd={empty || open || previewing || readOnly ? undefined : tasks.openForm}
            addRef={add}
          />
        ) : null}
        {short ? meter : null}
        <CatalogueNotices
          persistence={catalogue.persistence}
          empty={empty}
          readOnly={catalogue.readOnly}
          unreadable={unreadable}
          quarantine={quarantine}
          onReload={catalogue.retry}
          onImport={tasks.chooseImport}
          onDownload={tasks.downloadQuarantine}
          onDiscard={tasks.discardQuarantine}
        />
        {asking ? null : status}
        {tasks.shown === null ? null : (
          <ExportText
            name={tasks.shown.file.name}
            text={tasks.shown.file.text}
            isBackup={tasks.shown.isBackup}
            onConfirm={tasks.confirmCopy}
            onClose={tasks.closeCopy}
          />
        )}
        {previewing ? (
          <Suspense fallback={null}>
            <ImportPreview plan={plan} flow={tasks} />
          </Suspense>
        ) : null}
        {readOnly && !open ? null : <AddForm catalogue={catalogue} flow={tasks} />}
        <ProductArea
          catalogue={catalogue}
          found={found}
          flow={tasks}
          searched={searched}
          query={query}
          onQuery={rows.change}
          tableRef={table}
          failed={failed}
          readOnly={readOnly}
          published={published}
          addRef={add}
          onSamples={onSamples}
          onClearSearch={onClearSearch}
        />
        {phase === 'ready' ? (
          <PublishPanel
            count={products.length}
            published={published}
            onExport={tasks.exportProducts}
          />
        ) : null}
        <ConfirmClear
          open={asking}
          chosen={askingRemoval}
          count={askingRemoval ? present(tasks.asked, products) : products.length}
          published={published}
          persistence={catalogue.persistence}
          busy={work === 'clearing' || work === 'removingAll'}
          notice={asking ? status : undefined}
          onExport={
            askingRemoval ? () => tasks.exportSome(tasks.asked, 'json') : tasks.exportProducts
          }
          onCancel={tasks.cancel}
          onConfirm={askingRemoval ? tasks.confirmRemoveAll : tasks.confirmClear}
        />
      </Root>
    </Container>
  )
})
