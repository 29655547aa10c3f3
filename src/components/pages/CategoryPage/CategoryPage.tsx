import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryHead } from '#components/catalogue/CategoryHead/CategoryHead.tsx'
import type { SamplesOffer } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { CompareTray } from '#components/catalogue/CompareTray/CompareTray.tsx'
import { GridSkeleton } from '#components/catalogue/GridSkeleton/GridSkeleton.tsx'
import { ListState, type ListStateKind } from '#components/catalogue/ListState/ListState.tsx'
import { ProductGrid } from '#components/catalogue/ProductGrid/ProductGrid.tsx'
import { SearchSort } from '#components/catalogue/SearchSort/SearchSort.tsx'
import { useStoredCards } from '#components/firstPaint/useStoredCards.ts'
import { useStoredFlag } from '#components/firstPaint/useStoredFlag.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { isFocusLost } from '#components/ui/focus.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import type { Category, Product, StoredImage } from '#domain/catalogue/product.ts'
import type { SortKey, SortOrder } from '#domain/catalogue/browsing.ts'
import {
  filterCount,
  type Narrowing,
  type ProductFilter,
  type WayBack,
} from '#domain/catalogue/filter.ts'
import { fewProducts } from '#components/firstPaint/scripts/productView.ts'
import { paths } from '#domain/paths.ts'
import styles from './CategoryPage.module.css'

/** What the page shows and what a visitor may do on it. */
export interface CategoryFlow {
  /** Whether storage has been read, and whether it could be (spec §8). */
  readonly phase: 'loading' | 'ready' | 'unreadable'
  /** `session`: the browser blocks storage, products live in this page only (decision P2). */
  readonly persistence: 'browser' | 'session'
  /** How many records are quarantined because they could not be read. */
  readonly quarantined: number
  /** How many products the category has. */
  readonly total: number
  /** How many products of the category are not here yet, whatever is searched (decision P9). @defaultValue 0 */
  readonly rest?: number
  /** They could not be read. @defaultValue false */
  readonly restFailed?: boolean
  /** The newest products of the category, whatever is searched. */
  readonly lineup: ReadonlyArray<Product>
  /** What matches, in order. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** How many cards are shown. */
  readonly shown: number
  /** The search text as typed. */
  readonly text: string
  /** The search text that `products` belongs to; may lag behind {@link text}. */
  readonly searched: string
  /** The selected order. */
  readonly order: SortOrder
  /** The filter (decision P16). */
  readonly filter: ProductFilter
  /** What to leave out where search and filter leave nothing. */
  readonly waysBack: ReadonlyArray<WayBack>
  /** Searches, on every input. */
  readonly search: (text: string) => void
  /** Sorts by a key; the same one again turns the order round. */
  readonly sort: (sort: SortKey) => void
  /** Filters by a part of the filter. */
  readonly filterBy: (part: Partial<ProductFilter>) => void
  /** Leaves out a part of search and filter, or all. */
  readonly widen: (without: Narrowing | 'all') => void
  /** The products that are chosen to be compared, in the order of the choice (decision P16). */
  readonly compared: ReadonlyArray<Product>
  /** A fourth product was asked for. */
  readonly compareFull: boolean
  /** Chooses a product to be compared, or not; none where there is nothing to compare it with. */
  readonly compare?: ((id: string, chosen: boolean) => void) | undefined
  /** Takes all out of the choice. */
  readonly compareNone: () => void
  /** Shows more cards. */
  readonly showMore: () => void
  /** The offer to load the sample products, for a category without products (decision P5); `null` for none. */
  readonly samples: SamplesOffer | null
  /** Reads storage again. */
  readonly retry: () => void
}

export interface CategoryPageProps {
  /** Which of the six. */
  readonly category: Category
  readonly flow: CategoryFlow
}

/** Whether what is searched or filtered may be among the products that are not here yet. */
const isPending = ({ rest = 0, restFailed = false, searched, filter }: CategoryFlow): boolean =>
  rest > 0 && !restFailed && (searched.trim() !== '' || filterCount(filter) > 0)

const stateOf = ({ category, flow }: CategoryPageProps): ListStateKind | null => {
  if (flow.phase === 'unreadable') {
    return flow.quarantined > 0 ? { kind: 'damaged' } : { kind: 'failed', retry: flow.retry }
  }
  if (flow.total === 0) {
    return flow.persistence === 'session'
      ? { kind: 'unavailable' }
      : { kind: 'empty', category, samples: flow.samples }
  }
  if (flow.products.length > 0 || isPending(flow)) return null
  if (filterCount(flow.filter) > 0)
    return { kind: 'noneLeft', ways: flow.waysBack, onWiden: flow.widen }
  const onClear = () => flow.search('')
  return { kind: 'noMatch', query: flow.searched.trim(), onClear }
}

const focusFirst = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('[data-product] a')?.focus({ preventScroll: true })

/** `/products/{category}` (spec §2): search, order, filter, cards, count, and every state of the list. */
export const CategoryPage = memo(function CategoryPage(props: CategoryPageProps) {
  const { t } = useTranslation('catalogue')
  const { category, flow } = props
  const { phase, persistence, quarantined, total, products, images, shown } = flow
  const { rest = 0, restFailed = false } = flow
  const pending = isPending(flow)
  // What is not here is not counted where it may not match, nor where it does not come.
  const counted = pending || restFailed ? 0 : rest
  const waiting = phase === 'loading'
  // The list of the document and the list of the store are one: what is the same keeps its elements.
  const stored = useStoredCards(category)
  const listed = waiting ? stored : products
  const written = stored.filter(({ $id }) => $id !== '').length
  const few = waiting ? written : total
  useStoredFlag(waiting)
  const body = useRef<HTMLDivElement>(null)
  const compared = useMemo(() => flow.compared.map(({ $id }) => $id), [flow.compared])
  const loading = flow.samples?.state
  // The button that loaded the samples is gone: the focus goes to the first of them.
  useEffect(() => {
    if (loading === 'loaded' && isFocusLost()) focusFirst(body.current)
  }, [loading])
  const hydrated = useHydrated()
  const searched = hydrated && flow.searched === flow.text
  useLayoutEffect(() => {
    if (searched) delete document.documentElement.dataset['query']
  }, [searched])
  const state = waiting ? null : stateOf(props)
  const nothingFound = state?.kind === 'noMatch' || state?.kind === 'noneLeft'
  // The button that brought products back is gone: the focus goes to the first of them.
  const wasNothing = useRef(nothingFound)
  useEffect(() => {
    if (wasNothing.current && !nothingFound && isFocusLost()) focusFirst(body.current)
    wasNothing.current = nothingFound
  }, [nothingFound])
  return (
    <>
      {/* What does not match is not shown above the list either. */}
      <CategoryHead
        category={category}
        total={total}
        products={nothingFound ? products : flow.lineup}
        images={images}
      />
      <div className={styles.root}>
        <Container>
          {/* The footer is not in sight before the list has been searched, so it does not come up either. */}
          <div
            className={styles.body}
            ref={body}
            data-empty={state === null || nothingFound ? undefined : ''}
          >
            {persistence === 'session' && total > 0 ? (
              <Banner tone="warning" title={t('session.title')}>
                {t('session.text')}
              </Banner>
            ) : null}
            {quarantined > 0 && phase !== 'unreadable' ? (
              <Banner
                tone="warning"
                title={t('quarantined.title')}
                actions={<AppLink to={paths.management}>{t('quarantined.action')}</AppLink>}
              >
                {t('quarantined.text')}
              </Banner>
            ) : null}
            {waiting || (phase === 'ready' && total > 0) ? (
              <div className={styles.tools} data-waiting={waiting ? '' : undefined}>
                <SearchSort
                  text={flow.text}
                  countedText={flow.searched}
                  order={flow.order}
                  count={waiting || pending ? null : products.length + counted}
                  total={total}
                  filter={flow.filter}
                  onFilter={flow.filterBy}
                  onTextChange={flow.search}
                  onSort={flow.sort}
                />
              </div>
            ) : null}
            {phase !== 'unreadable' && listed.length > 0 ? (
              <div
                className={waiting ? styles.stored : undefined}
                data-stored-list={waiting ? '' : undefined}
              >
                <ProductGrid
                  products={listed}
                  images={images}
                  searched={flow.searched}
                  few={few > 0 && few <= fewProducts ? (waiting ? stored : flow.lineup) : undefined}
                  stored={waiting}
                  shown={shown}
                  rest={counted}
                  compared={compared}
                  onCompare={waiting && written === 1 ? undefined : flow.compare}
                  onShowMore={flow.showMore}
                />
              </div>
            ) : null}
            {rest > 0 && restFailed ? (
              <Banner
                tone="warning"
                live="status"
                title={t('state.restFailed', { count: rest })}
                actions={
                  <Button size="sm" variant="outline" onClick={flow.retry}>
                    {t('state.retry')}
                  </Button>
                }
              />
            ) : null}
            {waiting || (pending && products.length === 0) ? (
              <div className={styles.waiting}>
                <GridSkeleton />
              </div>
            ) : null}
            {waiting || state !== null ? (
              <div className={waiting ? styles.nothingStored : styles.state}>
                <ListState state={state ?? { kind: 'empty', category, samples: flow.samples }} />
              </div>
            ) : null}
            {waiting || flow.compare === undefined ? null : (
              <CompareTray
                products={flow.compared}
                full={flow.compareFull}
                onRemove={(id) => flow.compare?.(id, false)}
                onClear={flow.compareNone}
              />
            )}
          </div>
        </Container>
      </div>
    </>
  )
})
