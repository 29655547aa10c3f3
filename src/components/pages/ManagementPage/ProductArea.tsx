import { type Ref, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChosenBar } from '#components/manage/ChosenBar/ChosenBar.tsx'
import { ProductTable } from '#components/manage/ProductTable/ProductTable.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import type { Product } from '#domain/catalogue/product.ts'
import {
  chooseAllRows,
  chooseRow,
  isFiltered,
  keepPresent,
  nextRowOrder,
  noChoice,
  serialiseRowQuery,
  type RowQuery,
  type RowSort,
} from '#domain/catalogue/rows.ts'
import { languageOf } from '#domain/format.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import type { ManagementFlow, ManagementWork } from '#machines/management/flow.ts'
import type { ManagementOutcome } from '#machines/management/outcome.ts'
import type { ManagedCatalogue } from './managedCatalogue.ts'

interface ProductListProps {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
  /** The products that match the search and the filters, in their order. */
  readonly found: ReadonlyArray<Product>
  /** The filters and the order. */
  readonly query: RowQuery
  /** Called with other filters or another order. */
  readonly onQuery: (query: RowQuery) => void
  /** The table, to move focus to it. */
  readonly tableRef: RefObject<HTMLDivElement | null>
  /** The task under way, its result, and the changes to a product. */
  readonly flow: ManagementFlow
  /** The search text. */
  readonly searched: string
  /** Empties the search. */
  readonly onClearSearch: () => void
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    // A ring around all rows would say nothing: the focus is only brought back here.
    '& [role=table]': { outline: 'none' },
  },
})

/** So many rows at first and with every step. */
const step = 50

/** Outcomes that can take products away. */
const removing: ReadonlyArray<ManagementOutcome['kind']> = [
  'removed',
  'removedAll',
  'cleared',
  'imported',
  'undone',
]

/** Work that may last, and has no question over the page: a change of a row would wait for it unseen. */
const holding: ReadonlyArray<ManagementWork> = ['reading', 'preview', 'applying', 'loadingSamples']

/** What is chosen among the listed products (decision P20), and what can be done with it. */
const useChoice = ({ catalogue, readOnly, found, flow, tableRef }: ProductListProps) => {
  const { t, i18n } = useTranslation('manage')
  const { products } = catalogue
  const { askRemoveAll, setAvailable, exportSome } = flow
  const [choice, setChoice] = useState(noChoice)
  const bar = useRef<HTMLDivElement>(null)
  const present = useMemo(() => keepPresent(choice, products), [choice, products])
  // What another tab has removed is not chosen again when it comes back.
  if (present !== choice) setChoice(present)
  const { ids, last } = present
  const chosen = useMemo(
    () => (ids.size === 0 ? [] : found.filter(({ $id }) => ids.has($id))),
    [found, ids],
  )
  const chosenIds = useCallback(() => chosen.map(({ $id }) => $id), [chosen])
  const busy = flow.work !== 'idle'

  const onChoose = useCallback(
    (id: string, ranged: boolean) => setChoice((before) => chooseRow(before, found, id, ranged)),
    [found],
  )
  const onAll = useCallback(() => setChoice((before) => chooseAllRows(before, found)), [found])
  const onNone = useCallback(() => {
    setChoice(noChoice)
    if (bar.current?.contains(document.activeElement) !== true) return
    // The bar goes with the choice.
    const row = [...(tableRef.current?.querySelectorAll<HTMLElement>('[data-product]') ?? [])].find(
      ({ dataset }) => dataset['product'] === last,
    )
    const box = row?.querySelector<HTMLElement>('input[type=checkbox]') ?? tableRef.current
    box?.focus()
  }, [tableRef, last])
  const onRemove = useCallback(() => {
    if (!readOnly && chosen.length > 0) askRemoveAll(chosenIds())
  }, [readOnly, chosen, chosenIds, askRemoveAll])
  const onActions = useCallback(
    () => bar.current?.querySelector<HTMLElement>('button')?.focus(),
    [],
  )
  return {
    ids,
    table: {
      onChoose,
      onChooseAll: onAll,
      onChooseNone: onNone,
      onRemoveChosen: onRemove,
      onActions,
    },
    bar: (
      <>
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
            listed={found.length}
            busy={busy}
            readOnly={readOnly}
            onAll={onAll}
            onNone={onNone}
            onAvailable={(available) => setAvailable(chosenIds(), available)}
            onExport={(as) =>
              exportSome(
                chosenIds(),
                as === 'json' ? as : { sheet: 'products', language: languageOf(i18n.language) },
              )
            }
            onRemove={onRemove}
          />
        )}
      </>
    ),
  }
}

/** The products that match the search and the filters. */
const ProductList = (props: ProductListProps) => {
  const { catalogue, readOnly, found, flow, searched, query, onQuery, tableRef, onClearSearch } =
    props
  const { t } = useTranslation('manage')
  const { products, images } = catalogue
  const { changePrice, replaceImage, removeProduct, openFormWith } = flow
  const choice = useChoice(props)
  const { sort, dir, category, out } = query
  const list = `${serialiseRowQuery(query)} ${searched}`
  const [page, setPage] = useState({ list, shown: step })
  const [edited, setEdited] = useState<Product | null>(null)
  const [seen, setSeen] = useState(flow.outcomes)
  const [saved, setSaved] = useState<{ product: Product; list: string } | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  const shown = page.list === list ? page.shown : step

  const missing = edited !== null && !products.some(({ $id }) => $id === edited.$id)
  // Each outcome is read once, because the next one replaces it. The field closes when its price has
  // been stored, or when this tab has taken its product away; a refusal leaves it as it is.
  if (flow.outcomes !== seen) {
    setSeen(flow.outcomes)
    const { outcome } = flow
    const isSaved = outcome?.kind === 'changed' || outcome?.kind === 'added'
    setSaved(isSaved ? { product: outcome.product, list } : null)
    const priced = outcome?.kind === 'priced' && outcome.product.$id === edited?.$id
    if (priced || (missing && outcome !== null && removing.includes(outcome.kind))) setEdited(null)
  }
  // The task under way may be what takes the product away.
  const gone = missing && flow.work === 'idle'
  const editing = edited === null || missing ? null : edited.$id

  // The search or a filter may exclude what was saved. The button that opened the form goes with its row.
  const has = (some: readonly Product[]) => some.some(({ $id }) => $id === saved?.product.$id)
  const unlisted = saved?.list === list && has(products) && !has(found)
  useEffect(() => {
    if (unlisted && notice.current !== null && isFocusLost()) focusOnce(notice.current)
  }, [unlisted])

  const onEditPrice = useCallback((product: Product | null) => setEdited(product), [])
  const onSavePrice = useCallback(
    (product: Product, price: number) => changePrice(product.$id, price, product.price),
    [changePrice],
  )
  const onReplaceImage = useCallback(
    (product: Product, file: File) => replaceImage(product.$id, file),
    [replaceImage],
  )
  const onRemove = useCallback((product: Product) => removeProduct(product.$id), [removeProduct])
  const onOpen = useCallback(
    (kind: FormSource['kind'], product: Product) => openFormWith({ kind, product }),
    [openFormWith],
  )
  const onShowMore = useCallback(() => setPage({ list, shown: shown + step }), [list, shown])
  const order = useMemo(() => ({ sort, dir }), [sort, dir])
  const onSort = useCallback(
    (pressed: RowSort) => onQuery({ category, out, ...nextRowOrder({ sort, dir }, pressed) }),
    [category, out, sort, dir, onQuery],
  )

  const listAll = (
    <>
      {isFiltered(query) ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onQuery({ ...query, category: null, out: false })}
        >
          {t('rows.clear')}
        </Button>
      ) : null}
      {searched === '' ? null : (
        <Button variant="outline" size="sm" onClick={onClearSearch}>
          {t('table.filterClear')}
        </Button>
      )}
    </>
  )

  return (
    <Root>
      {unlisted ? (
        <Banner
          key={flow.outcomes}
          ref={notice}
          tone="info"
          live="status"
          title={t('rows.unlisted', { name: saved.product.productName })}
          // Under an empty list they are there already.
          actions={found.length === 0 ? undefined : listAll}
        />
      ) : null}
      {gone ? (
        <Banner
          tone="warning"
          live="status"
          title={t('table.removedElsewhere', { name: edited.productName })}
          actions={
            <Button size="sm" variant="quiet" onClick={() => setEdited(null)}>
              {t('failure.close')}
            </Button>
          }
        />
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration line="closed" />}
          title={
            isFiltered(query) ? t('rows.noMatch') : t('table.noMatch', { query: searched.trim() })
          }
          actions={listAll}
        />
      ) : (
        <ProductTable
          products={found}
          images={images}
          searched={[category, out, searched].join(' ')}
          order={order}
          onSort={onSort}
          chosen={choice.ids}
          ref={tableRef}
          {...choice.table}
          shown={shown}
          onShowMore={onShowMore}
          editing={editing}
          inForm={flow.form === 'closed' ? null : flow.source}
          busy={flow.productId}
          held={holding.includes(flow.work)}
          readOnly={readOnly}
          onOpen={onOpen}
          onEditPrice={onEditPrice}
          onSavePrice={onSavePrice}
          onReplaceImage={onReplaceImage}
          onRemove={onRemove}
        />
      )}
      {choice.bar}
    </Root>
  )
}

export interface ProductAreaProps extends ProductListProps {
  /** Storage could not be read this time, and no notice says more. */
  readonly failed: boolean
  /** The site publishes a catalogue, which is not in the list. */
  readonly published: boolean
  /** The button that opens the form. */
  readonly addRef: Ref<HTMLButtonElement>
  /** Loads the samples in the language of the page (decision P5). */
  readonly onSamples: () => void
}

const emptyTexts = { browser: 'empty.text', session: 'empty.textSession' } as const

/** The products, or why there are none: still read, not readable, not added yet. */
export const ProductArea = ({
  failed,
  published,
  addRef,
  onSamples,
  ...list
}: ProductAreaProps) => {
  const { catalogue, flow, readOnly } = list
  const { t } = useTranslation('manage')
  if (catalogue.phase === 'loading')
    return (
      <div className="waiting" role="status" aria-label={t('loading')}>
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
  if (catalogue.products.length > 0) return <ProductList {...list} />
  // The open form or the preview of a file is the way to the first product.
  if (flow.form !== 'closed' || flow.work === 'preview' || flow.work === 'applying') return null
  // A notice says why nothing can be added.
  if (readOnly) return <EmptyState illustration={<EmptyIllustration />} title={t('empty.title')} />
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t('empty.title')}
      actions={
        <>
          <Button ref={addRef} icon="plus" onClick={flow.openForm}>
            {t('action.add')}
          </Button>
          <Button variant="outline" icon="box" disabled={flow.work !== 'idle'} onClick={onSamples}>
            {t('action.samples')}
          </Button>
          <ImportButton disabled={flow.work !== 'idle'} onFile={flow.chooseImport}>
            {t('backup.restore')}
          </ImportButton>
        </>
      }
    >
      {t(published ? 'empty.textPublished' : emptyTexts[catalogue.persistence])}
    </EmptyState>
  )
}
