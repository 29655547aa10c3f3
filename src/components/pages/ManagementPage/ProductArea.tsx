import { useCallback, useEffect, useMemo, useRef, type Ref, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { ChosenBar } from '#components/manage/ChosenBar/ChosenBar.tsx'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import { RowFailures } from '#components/manage/ProductTable/ProductRow.tsx'
import { ProductTable } from '#components/manage/ProductTable/ProductTable.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { isFiltered } from '#domain/catalogue/rows.ts'
import { storageStateOf } from '#components/manage/managedCatalogue.ts'
import type { ManagementPageFlow } from './managementPageFlow.ts'
import styles from './ManagementPage.module.css'

interface ProductListProps {
  readonly flow: ManagementPageFlow
  /** The table, to move focus to it. */
  readonly tableRef: RefObject<HTMLTableElement | null>
}

/** The products that match the search and the filters, and what is chosen among them. */
const ProductList = ({ flow, tableRef }: ProductListProps) => {
  const { t } = useTranslation('manage')
  const language = useLanguage()
  const { said, rows, setQuestion, exportAll } = flow
  const { table, row, query, searched, search, filter, unlisted, gone, rowless } = rows
  const { listed, chosen: ids, chooseNone, last, readOnly } = table
  const bar = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const chosen = useMemo(
    () => (ids.size === 0 ? [] : listed.filter(({ $id }) => ids.has($id))),
    [listed, ids],
  )
  const idsOfChosen = useMemo(() => chosen.map(({ $id }) => $id), [chosen])

  // The button that opened the form goes with its row.
  const unlistedId = unlisted?.$id
  useEffect(() => {
    if (unlistedId !== undefined && notice.current !== null && isFocusLost())
      focusOnce(notice.current)
  }, [unlistedId])

  const onChooseNone = useCallback(() => {
    chooseNone()
    if (bar.current?.contains(document.activeElement) !== true) return
    // The bar goes with the choice.
    const row = [...(tableRef.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])].find(
      ({ dataset }) => dataset['product'] === last,
    )
    const box = row?.querySelector<HTMLElement>('input[type=checkbox]') ?? tableRef.current
    box?.focus()
  }, [chooseNone, tableRef, last])
  const onDeleteChosen = useCallback(() => {
    if (!readOnly && idsOfChosen.length > 0) setQuestion({ kind: 'deleteMany', ids: idsOfChosen })
  }, [readOnly, idsOfChosen, setQuestion])
  const onActions = useCallback(
    () => bar.current?.querySelector<HTMLElement>('button')?.focus(),
    [],
  )
  const keys = useMemo(
    () => ({ onChooseNone, onDeleteChosen, onActions }),
    [onChooseNone, onDeleteChosen, onActions],
  )

  const listAll = (
    <>
      {isFiltered(query) ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => filter({ ...query, category: null, out: false })}
        >
          {t('rows.clear')}
        </Button>
      ) : null}
      {searched === '' ? null : (
        <Button variant="outline" size="sm" onClick={() => search('')}>
          {t('table.filterClear')}
        </Button>
      )}
    </>
  )
  return (
    <div className={styles.list}>
      {unlisted === null ? null : (
        <Banner
          key={unlisted.$id}
          ref={notice}
          tone="info"
          live="status"
          title={t('rows.unlisted', { name: unlisted.productName })}
          // Under an empty list they are there already.
          actions={listed.length === 0 ? undefined : listAll}
        />
      )}
      {gone.map(({ $id, productName }) => (
        <Banner
          key={$id}
          tone="warning"
          live="status"
          title={t('table.deletedElsewhere', { name: productName })}
          actions={
            <Button size="sm" variant="quiet" onClick={() => row.closePrice($id)}>
              {t('failure.close')}
            </Button>
          }
        />
      ))}
      <RowFailures
        named
        failures={rowless}
        on={{ closeFailure: row.closeFailure, onExport: exportAll }}
      />
      {listed.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration line="closed" />}
          title={
            isFiltered(query) ? t('rows.noMatch') : t('table.noMatch', { query: searched.trim() })
          }
          actions={listAll}
        />
      ) : (
        <ProductTable flow={rows} keys={keys} onExport={exportAll} ref={tableRef} />
      )}
      <VisuallyHidden role="status">
        {ids.size === 0
          ? null
          : t('chosen.status', { chosen: t('chosen.count', { count: chosen.length }) })}
      </VisuallyHidden>
      {ids.size === 0 ? null : (
        <ChosenBar
          ref={bar}
          chosen={chosen}
          hidden={ids.size - chosen.length}
          listed={listed.length}
          busy={idsOfChosen.some((id) => table.busy.has(id))}
          readOnly={readOnly}
          onAll={table.chooseAll}
          onNone={onChooseNone}
          onAvailable={(available) =>
            void said.ask({ kind: 'availability', ids: idsOfChosen, available })
          }
          onExport={(as) =>
            void said.ask({
              kind: 'export',
              file: as === 'json' ? as : { sheet: 'products', language },
              ids: idsOfChosen,
            })
          }
          onDelete={onDeleteChosen}
        />
      )}
    </div>
  )
}

export interface ProductAreaProps extends ProductListProps {
  /** The button that opens the form. */
  readonly addRef: Ref<HTMLButtonElement>
}

const emptyTexts = { browser: 'empty.text', session: 'empty.textSession' } as const

/** The products, or why there are none: still read, not readable, not added yet. */
export const ProductArea = ({ flow, tableRef, addRef }: ProductAreaProps) => {
  const { catalogue, desk, said, form, importing, published } = flow
  const { t } = useTranslation('manage')
  const language = useLanguage()
  const { readOnly, failed } = storageStateOf(catalogue)
  if (catalogue.phase === 'loading')
    return (
      <div className={styles.waiting} role="status" aria-label={t('loading')}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  if (failed)
    return (
      <EmptyState
        illustration={<NotFoundIllustration />}
        title={t('failedToLoad')}
        actions={
          <Button variant="outline" size="sm" onClick={catalogue.retry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {t('failedToLoadText')}
      </EmptyState>
    )
  if (catalogue.phase === 'unreadable') return null
  if (catalogue.products.length > 0) return <ProductList flow={flow} tableRef={tableRef} />
  // The open form or the preview of a file is the way to the first product.
  if (form.state !== 'closed' || importing.plan !== null || importing.choice !== null) return null
  // A notice says why nothing can be added.
  if (readOnly) return <EmptyState illustration={<EmptyIllustration />} title={t('empty.title')} />
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t('empty.title')}
      actions={
        <>
          <Button ref={addRef} icon="plus" onClick={() => form.open()}>
            {t('action.add')}
          </Button>
          <Button
            variant="outline"
            icon="box"
            busy={desk.job?.kind === 'samples'}
            onClick={() => void said.ask({ kind: 'samples', language })}
          >
            {t('action.samples')}
          </Button>
          <ImportButton onFile={importing.openFile}>{t('backup.restore')}</ImportButton>
        </>
      }
    >
      {t(published ? 'empty.textPublished' : emptyTexts[catalogue.persistence])}
    </EmptyState>
  )
}
