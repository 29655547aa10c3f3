import { lazy, memo, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LogOutProblem } from '#components/auth/LogOut/LogOut.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { CatalogueNotices } from '#components/manage/CatalogueNotices/CatalogueNotices.tsx'
import { ConfirmDeletion } from '#components/manage/ConfirmDeletion/ConfirmDeletion.tsx'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { ManagementToolbar } from '#components/manage/ManagementToolbar/ManagementToolbar.tsx'
import { ProductForm } from '#components/manage/ProductForm/ProductForm.tsx'
import { StatusLine } from '#components/manage/StatusLine/StatusLine.tsx'
import { StorageMeter } from '#components/manage/StorageMeter/StorageMeter.tsx'
import { useAnswers } from '#components/manage/useAnswers.ts'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import type { ProductPlace } from '#domain/catalogue/backupRecord.ts'
import { storageStateOf } from '#components/manage/managedCatalogue.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'
import styles from './ManagementPage.module.css'
import type { ManagementPageFlow } from './managementPageFlow.ts'
import { ManagementTools } from './ManagementTools.tsx'
import { ProductArea } from './ProductArea.tsx'
import { AnswerList, UndoArea, WorkArea } from './StatusArea.tsx'
import { useDroppedFile } from './useDroppedFile.ts'
import { useRowFocus } from './useRowFocus.ts'

export interface ManagementPageProps {
  readonly flow: ManagementPageFlow
  /** Log-out (decision A4). @defaultValue not offered */
  readonly session?: LogOutFlow | undefined
}

/** Where the products are, and how long. */
const notes = {
  browser: 'notice.where',
  safari: 'notice.whereSafari',
  app: 'notice.whereInApp',
} as const satisfies Record<ProductPlace, string>

/** A list does not need it: it is fetched with the first file that is imported. */
const ImportColumns = lazy(async () => {
  const module = await import('#components/manage/ImportColumns/ImportColumns.tsx')
  return { default: module.ImportColumns }
})

const ImportPreview = lazy(async () => {
  const module = await import('#components/manage/ImportPreview/ImportPreview.tsx')
  return { default: module.ImportPreview }
})

/** Whether a message says that storage is full, and what to do. */
const saysFull = ({ said, rows, form, importing }: ManagementPageFlow): boolean =>
  [form.problem, importing.problem].some((problem) => problem?.code === 'full') ||
  [...said.answers, ...[...rows.table.failures.values()].flat()].some(
    ({ answer }) => answer.kind === 'failed' && answer.failure.code === 'full',
  )

/** The question whether to delete products. What is exported before is said in it. */
const DeletionQuestion = ({ flow }: ManagementPageProps) => {
  const { catalogue, desk, said, question, setQuestion, exportAll, keepText, published } = flow
  const exports = useAnswers(desk.do)
  const close = () => {
    for (const one of exports.answers) exports.close(one)
    setQuestion(null)
  }
  return (
    <ConfirmDeletion
      catalogue={catalogue}
      question={question}
      published={published}
      onExport={() => {
        const ids = question?.kind === 'deleteMany' ? question.ids : null
        void exports.ask({ kind: 'export', file: 'json', ids })
      }}
      onConfirm={() => {
        if (question !== null) void said.ask(question)
        close()
      }}
      onClose={close}
      notice={
        <AnswerList
          said={exports}
          persistence={catalogue.persistence}
          onExport={exportAll}
          onKept={keepText}
        />
      }
    />
  )
}

/** `/dashboard/products` (spec §2): everything one can do to the products of this browser. */
export const ManagementPage = memo(function ManagementPage({ flow, session }: ManagementPageProps) {
  const { catalogue, desk, said, form, importing, rows, question, exportAll, backup } = flow
  const { t } = useTranslation('manage')
  const { phase, products } = catalogue
  const { readOnly, measured } = storageStateOf(catalogue)
  const { plan, choice } = importing
  const imports = plan !== null || choice !== null
  const empty = products.length === 0
  const open = form.state !== 'closed'
  // The form of a stored product returns the focus to its row; another tab may have deleted it.
  const add = useFocusReturn(open)
  const list = useRowFocus(products, desk.deleted, add)
  // The bar of the chosen goes with them, some time after the question whether to delete them.
  const asks = question !== null || rows.table.chosen.size > 0
  const table = useFocusReturn<HTMLTableElement>(asks, add)
  const menu = useRef<HTMLButtonElement>(null)
  const importButton = useFocusReturn(imports, menu)
  const over = useDroppedFile(
    phase === 'ready' && !readOnly && form.state !== 'saving' && importing.state !== 'applying'
      ? importing.openFile
      : null,
  )
  const short = measured && catalogue.usage.level !== 'ok'
  return (
    <Container>
      <div ref={list} className={styles.root} data-over={over ? '' : undefined}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <ManagementToolbar
            flow={flow}
            addRef={add}
            importRef={importButton}
            menuRef={menu}
            onLogOut={session?.logOut}
          />
        </div>
        {session === undefined ? null : <LogOutProblem flow={session} />}
        {phase === 'ready' ? (
          <ManagementTools
            rows={rows}
            status={
              <StatusLine
                count={empty ? null : rows.table.listed.length}
                countedText={rows.searched}
                order={rows.table.order}
                // The meter says it where storage runs short.
                usage={measured && !short && !empty ? catalogue.usage : null}
                backup={backup}
                onExport={exportAll}
                undo={
                  <UndoArea
                    undo={catalogue.undo}
                    desk={desk}
                    onUndo={(id) => void said.ask({ kind: 'undo', id })}
                    // It would cover the end of a short page, or a form.
                    inline={empty || open || imports}
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
            onExport={exportAll}
            // The failure says what to do, and what nobody may change cannot be deleted.
            warns={!readOnly && !saysFull(flow)}
          />
        ) : null}
        <CatalogueNotices
          catalogue={catalogue}
          onFile={importing.openFile}
          onDownload={() => void said.ask({ kind: 'export', file: 'quarantine', ids: null })}
          onDiscard={() => void said.ask({ kind: 'discard' })}
        />
        <WorkArea desk={desk} importing={importing} />
        <AnswerList
          said={said}
          persistence={catalogue.persistence}
          onExport={exportAll}
          onKept={flow.keepText}
        />
        {importing.state === 'refused' && importing.problem !== null ? (
          <FailureBanner
            failure={importing.problem}
            onExport={exportAll}
            onClose={importing.dismissProblem}
          />
        ) : null}
        {importing.state === 'columns' && choice !== null ? (
          <Suspense fallback={null}>
            <ImportColumns choice={choice} flow={importing} />
          </Suspense>
        ) : null}
        {plan === null ? null : (
          <Suspense fallback={null}>
            <ImportPreview
              plan={plan}
              flow={importing}
              share={desk.job?.kind === 'import' ? desk.progress : 0}
              onExport={exportAll}
            />
          </Suspense>
        )}
        {readOnly && !open ? null : (
          <ProductForm catalogue={catalogue} flow={form} onExport={exportAll} />
        )}
        <ProductArea flow={flow} tableRef={table} addRef={add} />
        <DeletionQuestion flow={flow} />
      </div>
    </Container>
  )
})
