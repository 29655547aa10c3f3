import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '#components/catalogue/Breadcrumb/Breadcrumb.tsx'
import { CompareTable } from '#components/catalogue/CompareTable/CompareTable.tsx'
import { ListState } from '#components/catalogue/ListState/ListState.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import type { Category, Product, StoredImage } from '#domain/catalogue/product.ts'
import styles from './ComparePage.module.css'

/** What the page has to show. */
export type CompareState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      /** The products of the address that are here, in its order. */
      readonly products: ReadonlyArray<Product>
      /** Pictures by id. */
      readonly images: ReadonlyMap<string, StoredImage>
      /** How many products of the address are not here. */
      readonly missing: number
    }
  /** The stored data could not be read this time (spec §8). */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Nothing of the stored data can be read, however often it is tried (decision P2). */
  | { readonly kind: 'damaged' }
  /** The browser blocks storage. */
  | { readonly kind: 'unavailable' }

/** What the page shows and what a visitor may do on it. */
export interface CompareFlow {
  readonly state: CompareState
  /** Where the way back leads: the category, with these products chosen. */
  readonly backTo: string
  /** Only rows that differ are shown. */
  readonly onlyDifferent: boolean
  /** Shows only rows that differ, or all. */
  readonly showOnlyDifferent: (only: boolean) => void
  /** Compares these products, in this order. */
  readonly arrange: (ids: readonly string[]) => void
}

export interface ComparePageProps {
  /** The category in the address. */
  readonly category: Category
  readonly flow: CompareFlow
}

const Outcome = ({ category, flow }: ComparePageProps) => {
  const { t } = useTranslation(['compare', 'catalogue'])
  const { state } = flow
  if (state.kind === 'loading')
    return (
      <div className={styles.waiting} role="status" aria-label={t('catalogue:loading')}>
        <Skeleton percent={60} />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    )
  if (state.kind !== 'ready') return <ListState state={state} />
  const { products, images, missing } = state
  return (
    <>
      {missing === 0 ? null : (
        <Banner tone="info" title={t('missing', { count: missing })}>
          {t('missingHint')}
        </Banner>
      )}
      {products.length < 2 ? (
        <EmptyState
          compact
          icon="openSwitch"
          title={t('few')}
          actions={
            <AppLink variant="outline" size="sm" to={flow.backTo}>
              {t('toList')}
            </AppLink>
          }
        >
          {t('fewHint')}
        </EmptyState>
      ) : (
        <CompareTable
          products={products}
          images={images}
          placeholder={<CategoryIllustration category={category} cropped />}
          onlyDifferent={flow.onlyDifferent}
          onOnlyDifferent={flow.showOnlyDifferent}
          onArrange={flow.arrange}
        />
      )}
    </>
  )
}

/** `/products/{category}/compare?id=` (decision P16): products side by side, and what can go wrong. */
export const ComparePage = ({ category, flow }: ComparePageProps) => {
  const { t } = useTranslation(['compare', 'catalogue', 'common'])
  const { state, backTo } = flow
  const name = t(`common:category.${category}`)
  const compared = state.kind === 'ready' && state.products.length > 1
  const heading = useRef<HTMLHeadingElement>(null)
  const wasCompared = useRef(compared)
  // The button that took a product out goes with the table.
  useEffect(() => {
    const gone = wasCompared.current && !compared
    if (gone && heading.current !== null && isFocusLost()) focusOnce(heading.current)
    wasCompared.current = compared
  }, [compared])
  return (
    <div className={styles.root}>
      <Container>
        <div className={styles.body}>
          <Breadcrumb
            trail={[{ label: name, to: backTo }]}
            current={t('catalogue:compare.toggle')}
          />
          <h1 className={styles.heading} ref={heading}>
            {t('heading', { category: name })}
          </h1>
          <Outcome category={category} flow={flow} />
        </div>
      </Container>
    </div>
  )
}
