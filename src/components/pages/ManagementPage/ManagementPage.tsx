import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'
import { CatalogueNotices } from '#components/manage/CatalogueNotices/CatalogueNotices.tsx'
import { ConfirmClear } from '#components/manage/ConfirmClear/ConfirmClear.tsx'
import { CopyStatus } from '#components/manage/CopyStatus/CopyStatus.tsx'
import { ImportPreview } from '#components/manage/ImportPreview/ImportPreview.tsx'
import { ManagementToolbar } from '#components/manage/ManagementToolbar/ManagementToolbar.tsx'
import {
  PublishPanel,
  type PublishPanelProps,
} from '#components/manage/PublishPanel/PublishPanel.tsx'
import { StorageMeter } from '#components/manage/StorageMeter/StorageMeter.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import type { StorageKeeping } from '#domain/catalogue/copies.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import { createSorter } from '#domain/catalogue/browsing.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import { AddForm } from './AddForm.tsx'
import { ManagementTools } from './ManagementTools.tsx'
import { storageStateOf, type ManagedCatalogue, type ManagedCopies } from './managedCatalogue.ts'
import { ProductArea } from './ProductArea.tsx'
import { StatusArea, UndoOffer } from './StatusArea.tsx'
import { useRowFocus } from './useRowFocus.ts'

export interface ManagementPageProps {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** What the page shows beside the catalogue, and what it may do. */
  readonly flow: ManagementFlow
  /** What is known of copies of the products. @defaultValue nothing */
  readonly copies?: ManagedCopies
  /** Reads storage again; reloads the page where that needs a newer version of the site. */
  readonly onRetry: () => void
  /** What the publish panel shows, below the products (decision P9). @defaultValue no panel */
  readonly publishing?: Omit<PublishPanelProps, 'onExport'>
  /** Called after each attempt at the add form, so that the title can say "Error:". */
  readonly onFormAttempt?: (refused: boolean) => void
  /** What the search has fetched so far. @defaultValue none */
  readonly aids?: SearchAids
  /** Called with what is searched for, so that aids can be fetched. */
  readonly onSearch?: (text: string) => void
}

/** What the browser does with the data by itself. */
const notes = {
  unknown: 'notice.where',
  kept: 'notice.whereKept',
  evictable: 'notice.whereEvictable',
  safari: 'notice.whereSafari',
} as const satisfies Record<StorageKeeping, string>

/** Fewer products need no search. */
const searchFrom = 12

const byDate = createSorter('zh')

const noAids: SearchAids = {}

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
      gap: '3',
      '& h1': {
        textStyle: 'h1',
        fontSize: { base: '2xl', md: '3xl' },
        flex: '1 1 8rem',
        minWidth: 0,
      },
    },
    '& > .waiting': { display: 'grid', gap: '4', animation: 'fadeIn 1ms 200ms both' },
  },
})

/** `/dashboard/products` (spec §2): everything one can do to the products of this browser. */
export const ManagementPage = (props: ManagementPageProps) => {
  const { catalogue, flow, copies, onRetry, onSearch, aids = noAids } = props
  const language = useLanguage()
  const { t } = useTranslation('manage')
  const open = flow.form !== 'closed'
  const add = useFocusReturn(open)

  const { phase, products, quarantine } = catalogue
  const empty = products.length === 0
  const { readOnly, unreadable, failed, measured } = storageStateOf(catalogue)
  const [text, setText] = useState('')
  const newestFirst = useMemo(() => byDate(products, { sort: 'date', dir: 'desc' }), [products])
  const { loadSamples, exportSheet } = flow
  const onSamples = useCallback(() => loadSamples(language), [loadSamples, language])
  const onSheet = useCallback(
    (sheet: 'products' | 'template') => exportSheet(sheet, language),
    [exportSheet, language],
  )
  const search = useCallback(
    (next: string) => {
      setText(next)
      onSearch?.(next)
    },
    [onSearch],
  )
  const { query: searched, matches } = useSearch(
    newestFirst,
    products.length >= searchFrom ? text : '',
    aids,
  )
  const found = useMemo(
    () => (matches === null ? newestFirst : newestFirst.filter((product) => matches.has(product))),
    [newestFirst, matches],
  )
  const { problem, plan, work, outcome } = flow
  const removed =
    work === 'removing' ? flow.productId : outcome?.kind === 'removed' ? outcome.product.$id : null
  const onFocus = useRowFocus(products, removed, add)
  const applying = work === 'applying'
  const asking = work === 'confirmingClear' || work === 'clearing'
  const previewing = plan !== null && (work === 'preview' || applying)
  // A question covers the page: the result of an export stands in it.
  const status = (
    <StatusArea flow={flow} undo={catalogue.undo} persistence={catalogue.persistence} />
  )
  return (
    <Container>
      <Root onFocus={onFocus}>
        <div className="head">
          <h1>{t('title')}</h1>
          <ManagementToolbar
            empty={empty}
            busy={work !== 'idle' || phase === 'loading'}
            readOnly={readOnly}
            onSamples={onSamples}
            onImport={flow.chooseImport}
            onExport={flow.exportProducts}
            onSheet={onSheet}
            onClear={flow.askClear}
          />
        </div>
        {copies === undefined || !measured ? null : (
          <CopyStatus
            {...copies}
            empty={empty}
            onExport={flow.exportProducts}
            onImport={flow.chooseImport}
          />
        )}
        {phase === 'ready' && (!empty || catalogue.undo !== null) ? (
          <ManagementTools
            count={empty ? null : found.length}
            text={products.length >= searchFrom ? text : null}
            countedText={searched}
            onTextChange={search}
            undo={<UndoOffer undo={catalogue.undo} flow={flow} inline={empty} />}
            // The preview has a main button of its own.
            onAdd={empty || open || previewing || readOnly ? undefined : flow.openForm}
            addRef={add}
          />
        ) : null}
        {measured ? (
          <StorageMeter
            usage={catalogue.usage}
            // Without products the text of the list says it.
            note={empty ? undefined : t(notes[copies?.copies.keeping ?? 'unknown'])}
            onExport={flow.exportProducts}
            // The failure says what to do, and what nobody may change cannot be deleted.
            warns={problem?.code !== 'full' && !readOnly}
          />
        ) : null}
        <CatalogueNotices
          persistence={catalogue.persistence}
          empty={empty}
          readOnly={catalogue.readOnly}
          unreadable={unreadable}
          quarantine={quarantine}
          onReload={onRetry}
          onImport={flow.chooseImport}
          onDownload={flow.downloadQuarantine}
          onDiscard={flow.discardQuarantine}
        />
        {asking ? null : status}
        {previewing ? (
          <ImportPreview
            plan={plan}
            products={products}
            onConfirm={flow.confirmImport}
            onCancel={flow.cancel}
            progress={
              applying ? (
                <WorkProgress kind="applying" share={flow.progress} onStop={flow.cancel} />
              ) : undefined
            }
          />
        ) : null}
        {readOnly && !open ? null : <AddForm flow={flow} onAttempt={props.onFormAttempt} />}
        <ProductArea
          catalogue={catalogue}
          found={found}
          flow={flow}
          searched={searched}
          failed={failed}
          readOnly={readOnly}
          addRef={add}
          onSamples={onSamples}
          onRetry={onRetry}
          onClearSearch={() => search('')}
        />
        {phase === 'ready' && props.publishing !== undefined ? (
          <PublishPanel {...props.publishing} onExport={props.flow.exportProducts} />
        ) : null}
        <ConfirmClear
          open={asking}
          count={products.length}
          persistence={catalogue.persistence}
          busy={work === 'clearing'}
          notice={asking ? status : undefined}
          onExport={flow.exportProducts}
          onCancel={flow.cancel}
          onConfirm={flow.confirmClear}
        />
      </Root>
    </Container>
  )
}
