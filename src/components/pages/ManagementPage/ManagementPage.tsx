import { lazy, memo, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'
import { CatalogueNotices } from '#components/manage/CatalogueNotices/CatalogueNotices.tsx'
import { ConfirmClear } from '#components/manage/ConfirmClear/ConfirmClear.tsx'
import { ExportText } from '#components/manage/ExportText/ExportText.tsx'
import { ManagementToolbar } from '#components/manage/ManagementToolbar/ManagementToolbar.tsx'
import { ProductForm } from '#components/manage/ProductForm/ProductForm.tsx'
import { PublishPanel } from '#components/manage/PublishPanel/PublishPanel.tsx'
import { StatusLine } from '#components/manage/StatusLine/StatusLine.tsx'
import { StorageMeter } from '#components/manage/StorageMeter/StorageMeter.tsx'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import type { ProductPlace } from '#domain/catalogue/backupRecord.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import { storageStateOf } from '#components/manage/managedCatalogue.ts'
import styles from './ManagementPage.module.css'
import type { ManagementPageFlow } from './managementPageFlow.ts'
import { ManagementTools } from './ManagementTools.tsx'
import { ProductArea } from './ProductArea.tsx'
import { StatusArea, UndoArea } from './StatusArea.tsx'
import { useDroppedFile } from './useDroppedFile.ts'
import { useRowFocus } from './useRowFocus.ts'

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

/** `$id` of the product that this tab removes, or has just removed. */
const removedBy = ({ queue: [job], outcome }: ManagementFlow): string | null => {
  if (job?.kind === 'remove') return job.id
  return outcome?.kind === 'removed' ? outcome.product.$id : null
}

/** `/dashboard/products` (spec §2): everything one can do to the products of this browser. */
export const ManagementPage = memo(function ManagementPage({ flow }: ManagementPageProps) {
  const { catalogue, tasks, rows, backup, published } = flow
  const { t } = useTranslation('manage')
  const { phase, products } = catalogue
  const { readOnly, measured } = storageStateOf(catalogue)
  const { plan, question, shown } = tasks
  const empty = products.length === 0
  const open = tasks.form !== 'closed'
  // The form of a stored product returns the focus to its row; another tab may have deleted it.
  const add = useFocusReturn(open)
  const list = useRowFocus(products, removedBy(tasks), add)
  const table = useFocusReturn<HTMLTableElement>(question !== null, add)
  const menu = useRef<HTMLButtonElement>(null)
  const importButton = useFocusReturn(plan !== null, menu)
  const over = useDroppedFile(
    phase === 'ready' && !readOnly && tasks.form !== 'saving' ? tasks.chooseImport : null,
  )
  const short = measured && catalogue.usage.level !== 'ok'
  // A question covers the page: the result of an export stands in it.
  const status = <StatusArea flow={tasks} persistence={catalogue.persistence} />
  return (
    <Container>
      <div ref={list} className={styles.root} data-over={over ? '' : undefined}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <ManagementToolbar
            catalogue={catalogue}
            flow={tasks}
            addRef={add}
            importRef={importButton}
            menuRef={menu}
          />
        </div>
        {phase === 'ready' ? (
          <ManagementTools
            rows={rows}
            status={
              <StatusLine
                count={empty ? null : rows.table.listed.length}
                countedText={rows.searched}
                // The meter says it where storage runs short.
                usage={measured && !short ? catalogue.usage : null}
                backup={backup}
                onExport={tasks.exportProducts}
                undo={
                  <UndoArea
                    undo={catalogue.undo}
                    flow={tasks}
                    // It would cover the end of a short page, or a form.
                    inline={empty || open || plan !== null}
                  />
                }
              >
                {t(notes[backup.place])}
              </StatusLine>
            }
          />
        ) : null}
        {short ? (
          <StorageMeter
            usage={catalogue.usage}
            note={empty ? undefined : t(notes[backup.place])}
            onExport={tasks.exportProducts}
            // The failure says what to do, and what nobody may change cannot be deleted.
            warns={tasks.problem?.code !== 'full' && !readOnly}
          />
        ) : null}
        <CatalogueNotices catalogue={catalogue} flow={tasks} />
        {question === null ? status : null}
        {shown === null ? null : <ExportText shown={shown} flow={tasks} />}
        {plan === null ? null : (
          <Suspense fallback={null}>
            <ImportPreview plan={plan} flow={tasks} />
          </Suspense>
        )}
        {readOnly && !open ? null : <ProductForm catalogue={catalogue} flow={tasks} />}
        <ProductArea flow={flow} tableRef={table} addRef={add} />
        {phase === 'ready' ? (
          <PublishPanel
            count={products.length}
            published={published}
            onExport={tasks.exportProducts}
          />
        ) : null}
        <ConfirmClear catalogue={catalogue} flow={tasks} published={published} notice={status} />
      </div>
    </Container>
  )
})
