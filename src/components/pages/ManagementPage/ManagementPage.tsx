import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'
import { CatalogueNotices } from '#components/manage/CatalogueNotices/CatalogueNotices.tsx'
import { ConfirmClear } from '#components/manage/ConfirmClear/ConfirmClear.tsx'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { ImportPreview } from '#components/manage/ImportPreview/ImportPreview.tsx'
import { ManagementToolbar } from '#components/manage/ManagementToolbar/ManagementToolbar.tsx'
import { ProductForm } from '#components/manage/ProductForm/ProductForm.tsx'
import { StorageMeter } from '#components/manage/StorageMeter/StorageMeter.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { useSearch } from '#components/catalogue/useSearch.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import { createSorter } from '#domain/catalogue/sort.ts'
import type { ManagementCommands, ManagementView } from '#machines/management/management.view.ts'
import { ManagementTools } from './ManagementTools.tsx'
import { pageStyles } from './managementPage.styles.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'
import { ProductArea } from './ProductArea.tsx'
import { StatusArea } from './StatusArea.tsx'
import { UndoOffer } from './UndoOffer.tsx'
import { storageStateOf } from './storageState.ts'
import { useRowFocus } from './useRowFocus.ts'

/** Props of {@link ManagementPage}. */
export interface ManagementPageProps {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** Where the page's machine stands. */
  readonly view: ManagementView
  /** What can be asked of it. */
  readonly commands: ManagementCommands
  /** Hands out the export file, also while a question is open. */
  readonly onExport: () => void
  /** Loads the samples in the language of the page (decision P5). */
  readonly onSamples: () => void
  /** Hands out the quarantined data. */
  readonly onDownloadQuarantine: () => void
  /** Reads storage again. */
  readonly onRetry: () => void
  /** Reloads the page, for a newer version of the site. */
  readonly onReload: () => void
  /** The publish panel, below the products (decision P9). */
  readonly publishing?: ReactNode
  /** Called after each attempt at the add form, so that the title can say "Error:". */
  readonly onFormAttempt?: (refused: boolean) => void
  /** What the search has fetched so far. @defaultValue none */
  readonly aids?: SearchAids
  /** Called with what is searched for, so that aids can be fetched. */
  readonly onSearch?: (text: string) => void
}

/** Fewer products need no search. */
const searchFrom = 12

const byDate = createSorter('zh')

const noAids: SearchAids = {}

const Root = chakra('div', { base: pageStyles })

/** `/dashboard/products` (spec §2): everything one can do to the products of this browser. */
export const ManagementPage = (props: ManagementPageProps) => {
  const { catalogue, view, commands, onExport, onSearch, aids = noAids } = props
  const { t } = useTranslation('manage')
  const add = useRef<HTMLButtonElement>(null)
  const open = view.form !== 'closed'
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open) add.current?.focus()
    wasOpen.current = open
  }, [open])

  const { phase, products, quarantine } = catalogue
  const empty = products.length === 0
  const { readOnly, unreadable, failed, measured } = storageStateOf(catalogue)
  const [text, setText] = useState('')
  const newestFirst = useMemo(() => byDate(products, { sort: 'date', dir: 'desc' }), [products])
  const search = (next: string) => {
    setText(next)
    onSearch?.(next)
  }
  const { query: searched, matches } = useSearch(
    newestFirst,
    products.length >= searchFrom ? text : '',
    aids,
  )
  const found = useMemo(
    () => (matches === null ? newestFirst : newestFirst.filter((product) => matches.has(product))),
    [newestFirst, matches],
  )
  const { problem, plan, work, outcome } = view
  const removed =
    work === 'removing' ? view.productId : outcome?.kind === 'removed' ? outcome.product.$id : null
  const onFocus = useRowFocus(products, removed, add)
  const applying = work === 'applying'
  const asking = work === 'confirmingClear' || work === 'clearing'
  const previewing = plan !== null && (work === 'preview' || applying)
  // A question covers the page: what came of an export stands in it.
  const status = (
    <StatusArea
      view={view}
      commands={commands}
      undo={catalogue.undo}
      persistence={catalogue.persistence}
      onExport={onExport}
    />
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
            onSamples={props.onSamples}
            onImport={commands.chooseImport}
            onExport={onExport}
            onClear={commands.askClear}
          />
        </div>
        {phase === 'ready' && (!empty || catalogue.undo !== null) ? (
          <ManagementTools
            count={empty ? null : found.length}
            text={products.length >= searchFrom ? text : null}
            countedText={searched}
            onTextChange={search}
            undo={
              <UndoOffer undo={catalogue.undo} view={view} commands={commands} inline={empty} />
            }
            // The preview has a main button of its own.
            onAdd={empty || open || previewing || readOnly ? undefined : commands.openForm}
            addRef={add}
          />
        ) : null}
        {measured ? (
          <StorageMeter
            usage={catalogue.usage}
            // Without products the text of the list says it.
            note={empty ? undefined : t('notice.where')}
            onExport={onExport}
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
          onReload={props.onReload}
          onDownload={props.onDownloadQuarantine}
          onDiscard={commands.discardQuarantine}
        />
        {asking ? null : status}
        {previewing ? (
          <ImportPreview
            plan={plan}
            products={products}
            onConfirm={commands.confirmImport}
            onCancel={commands.cancel}
            progress={
              applying ? (
                <WorkProgress kind="applying" share={view.progress} onStop={commands.cancel} />
              ) : undefined
            }
          />
        ) : null}
        {open ? (
          <ProductForm
            {...(view.draft === null ? {} : { initial: view.draft })}
            saving={view.form === 'saving'}
            picture={view.picture}
            pictureFailure={
              problem?.from === 'picture' && problem.during === 'picture' ? problem.code : null
            }
            failure={
              problem?.during === 'save' ? (
                <FailureBanner
                  problem={problem}
                  onExport={onExport}
                  onDismiss={commands.dismissProblem}
                />
              ) : undefined
            }
            onSubmit={commands.saveProduct}
            onDraft={commands.saveDraft}
            onAttempt={(refused) => props.onFormAttempt?.(refused)}
            onClose={commands.closeForm}
            onChoosePicture={commands.choosePicture}
            onRemovePicture={commands.removePicture}
          />
        ) : null}
        <ProductArea
          catalogue={catalogue}
          found={found}
          view={view}
          commands={commands}
          searched={searched}
          failed={failed}
          readOnly={readOnly}
          addRef={add}
          onSamples={props.onSamples}
          onRetry={props.onRetry}
          onClearSearch={() => search('')}
        />
        {phase === 'ready' ? props.publishing : null}
        <ConfirmClear
          open={asking}
          count={products.length}
          persistence={catalogue.persistence}
          busy={work === 'clearing'}
          notice={asking ? status : undefined}
          onExport={onExport}
          onCancel={commands.cancel}
          onConfirm={commands.confirmClear}
        />
      </Root>
    </Container>
  )
}
