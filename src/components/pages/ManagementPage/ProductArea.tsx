import { type Ref, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { ProductTable } from '#components/manage/ProductTable/ProductTable.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import type { Product } from '#domain/catalogue/product.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ManagementOutcome } from '#machines/management/outcome.ts'
import type { ManagedCatalogue } from './managedCatalogue.ts'

interface ProductListProps {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
  /** The products that match the search, newest first. */
  readonly found: ReadonlyArray<Product>
  /** The task under way, its result, and the changes to a product. */
  readonly flow: ManagementFlow
  /** The search text. */
  readonly searched: string
  /** Empties the search. */
  readonly onClearSearch: () => void
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
})

/** So many rows at first and with every step. */
const step = 50

/** Outcomes that can take products away. */
const removing: ReadonlyArray<ManagementOutcome['kind']> = [
  'removed',
  'cleared',
  'imported',
  'undone',
]

/** The products that match the search, newest first. */
const ProductList = ({
  catalogue,
  readOnly,
  found,
  flow,
  searched,
  onClearSearch,
}: ProductListProps) => {
  const { t } = useTranslation('manage')
  const { products, images } = catalogue
  const { changePrice, replaceImage, removeProduct } = flow
  const [page, setPage] = useState({ searched, shown: step })
  const [edited, setEdited] = useState<Product | null>(null)
  const [seen, setSeen] = useState(flow.outcomes)
  const shown = page.searched === searched ? page.shown : step

  const missing = edited !== null && !products.some(({ $id }) => $id === edited.$id)
  // Each outcome is read once, because the next one replaces it. The field closes when its price has
  // been stored, or when this tab has taken its product away; a refusal leaves it as it is.
  if (flow.outcomes !== seen) {
    setSeen(flow.outcomes)
    const { outcome } = flow
    const priced = outcome?.kind === 'priced' && outcome.product.$id === edited?.$id
    if (priced || (missing && outcome !== null && removing.includes(outcome.kind))) setEdited(null)
  }
  // The task under way may be what takes the product away.
  const gone = missing && flow.work === 'idle'
  const editing = edited === null || missing ? null : edited.$id

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
  const onShowMore = useCallback(
    () => setPage({ searched, shown: shown + step }),
    [searched, shown],
  )

  return (
    <Root>
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
          title={t('table.noMatch', { query: searched.trim() })}
          actions={
            <Button variant="outline" size="sm" onClick={onClearSearch}>
              {t('table.filterClear')}
            </Button>
          }
        />
      ) : (
        <ProductTable
          products={found}
          images={images}
          searched={searched}
          shown={shown}
          onShowMore={onShowMore}
          editing={editing}
          busy={flow.productId}
          readOnly={readOnly}
          onEditPrice={onEditPrice}
          onSavePrice={onSavePrice}
          onReplaceImage={onReplaceImage}
          onRemove={onRemove}
        />
      )}
    </Root>
  )
}

export interface ProductAreaProps extends ProductListProps {
  /** Storage could not be read this time, and no notice says more. */
  readonly failed: boolean
  /** The button that opens the form. */
  readonly addRef: Ref<HTMLButtonElement>
  /** Loads the samples in the language of the page (decision P5). */
  readonly onSamples: () => void
  /** Reads storage again. */
  readonly onRetry: () => void
}

/** The products, or why there are none: still read, not readable, not added yet. */
export const ProductArea = ({ failed, addRef, onSamples, onRetry, ...list }: ProductAreaProps) => {
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
          <Button variant="outline" size="sm" onClick={onRetry}>
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
            {t('copy.restore')}
          </ImportButton>
        </>
      }
    >
      {t(catalogue.persistence === 'browser' ? 'empty.text' : 'empty.textSession')}
    </EmptyState>
  )
}
