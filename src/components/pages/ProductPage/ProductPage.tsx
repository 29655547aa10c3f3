import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { paths } from '#domain/paths.ts'
import { Breadcrumb } from '#components/catalogue/Breadcrumb/Breadcrumb.tsx'
import type { LoadSamples } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { LoadSamplesButton } from '#components/catalogue/EmptyCategory/LoadSamplesButton.tsx'
import { Neighbours } from '#components/catalogue/Neighbours/Neighbours.tsx'
import { ProductDetail } from '#components/catalogue/ProductDetail/ProductDetail.tsx'
import { useStoredFlag } from '#components/firstPaint/useStoredFlag.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { StatusText } from '#components/ui/Banner/StatusText.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { focusOnce, isFocusLost } from '#components/ui/focus.ts'
import { useHydrated } from '#components/ui/useHydrated.ts'
import {
  blankProduct,
  type Category,
  type Product,
  type StoredImage,
} from '#domain/catalogue/product.ts'
import styles from './ProductPage.module.css'

/** What the page has to show. */
export type ProductPageState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'ready'
      readonly product: Product
      readonly picture: string | null
      /** The rest of its category, from the next one on. @defaultValue none */
      readonly others?: ReadonlyArray<Product>
      /** Pictures by id. */
      readonly images?: ReadonlyMap<string, StoredImage>
      /** It is a sample that is not in this browser yet. @defaultValue stored */
      readonly sample?: LoadSamples
    }
  /** No such product in this browser (spec §8). */
  | {
      readonly kind: 'notFound'
      /** It was shown and has been deleted meanwhile, in another tab. @defaultValue false */
      readonly deleted?: boolean
    }
  /** The stored data could not be read this time (spec §8). */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** The browser blocks storage: a second try cannot succeed (decision P2). */
  | { readonly kind: 'unavailable' }
  /** Nothing of the stored data can be read, however often it is tried (decision P2). */
  | { readonly kind: 'damaged' }

/** What the page shows and what a visitor may do on it. */
export interface ProductFlow {
  readonly state: ProductPageState
  /** Whether "add to cart" has been pressed (decision P7). */
  readonly cartAnswered: boolean
  /** Called when "add to cart" is pressed. */
  readonly addToCart: () => void
  /** Where the way back leads: the category with the search the visitor came from. */
  readonly backTo?: string
}

export interface ProductPageProps {
  /** The category in the address. */
  readonly category: Category
  readonly flow: ProductFlow
  /** Who sells the products (decision B1). @defaultValue not said */
  readonly seller?: string
}

const noImages: ReadonlyMap<string, StoredImage> = new Map()

/** Clears the flag of the fill script once the product itself is shown. */
const StoredFlag = () => {
  useStoredFlag(true)
  return null
}

/**
 * Moves the focus to the heading once it shows, on a page that was reached inside the app: the heading was hidden when
 * the address changed. A document keeps the focus where the browser has it.
 */
const useLateHeading = (shows: boolean) => {
  const [navigated] = useState(useHydrated())
  const page = useRef<HTMLDivElement>(null)
  const showed = useRef(shows)
  useEffect(() => {
    const heading = page.current?.querySelector('h1')
    if (navigated && shows && !showed.current && heading && isFocusLost())
      focusOnce(heading, { preventScroll: true })
    showed.current = shows
  }, [navigated, shows])
  return page
}

/** What the page says below a sample that is not stored (decision P5). */
const SampleOffer = ({ samples }: { readonly samples: LoadSamples }) => {
  const { t } = useTranslation('catalogue')
  const failed = samples.state === 'failed'
  return (
    <Banner
      tone={failed ? 'error' : 'info'}
      live={failed ? 'alert' : 'status'}
      title={t(failed ? 'state.samplesFailed' : 'detail.sample')}
      actions={<LoadSamplesButton samples={samples}>{t('detail.sampleLoad')}</LoadSamplesButton>}
    >
      {t(failed ? 'state.samplesFailedHint' : 'detail.sampleHint')}
    </Banner>
  )
}

/** `/products/{category}/{productId}` (spec §2): breadcrumb, detail, and what can go wrong. */
export const ProductPage = ({ category, flow, seller = '' }: ProductPageProps) => {
  const { state, cartAnswered, addToCart, backTo = paths.category(category) } = flow
  const { t } = useTranslation(['catalogue', 'common'])
  const page = useLateHeading(state.kind !== 'loading')
  const name = t(`common:category.${category}`)
  const back = (
    <AppLink variant="outline" size="sm" icon="arrowLeft" to={backTo}>
      {t('detail.back', { category: name })}
    </AppLink>
  )
  const current = {
    loading: t('loading'),
    ready: state.kind === 'ready' ? state.product.productName : '',
    notFound: t('state.notFound'),
    failed: t('state.failedOne'),
    damaged: t('state.failedOne'),
    unavailable: t('state.unavailable'),
  }[state.kind]
  return (
    <Container>
      <div
        className={styles.root}
        ref={page}
        data-missing={['loading', 'ready'].includes(state.kind) ? undefined : ''}
      >
        <Breadcrumb trail={[{ label: name, to: paths.category(category) }]} current={current} />
        {state.kind === 'loading' ? (
          <>
            <StoredFlag />
            <div className={styles.waiting}>
              <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
              <Skeleton shape="media" />
              <div>
                <Skeleton shape="control" percent={80} />
                <Skeleton percent={40} />
                <Skeleton />
                <Skeleton percent={90} />
              </div>
            </div>
          </>
        ) : null}
        {state.kind === 'loading' || state.kind === 'ready' ? (
          <div className={styles.detail} data-pending={state.kind === 'loading' ? '' : undefined}>
            <ProductDetail
              product={state.kind === 'ready' ? state.product : blankProduct(category)}
              picture={state.kind === 'ready' ? state.picture : null}
              sample={state.kind === 'ready' && state.sample !== undefined}
              cartAnswered={cartAnswered}
              onAddToCart={addToCart}
              seller={seller}
              backTo={backTo}
            />
          </div>
        ) : null}
        {state.kind === 'ready' && state.sample !== undefined ? (
          <SampleOffer samples={state.sample} />
        ) : null}
        {state.kind === 'ready' && state.others !== undefined && state.others.length > 0 ? (
          <Neighbours products={state.others} images={state.images ?? noImages} />
        ) : null}
        {state.kind === 'loading' || state.kind === 'notFound' ? (
          <div className={styles.missing} data-pending={state.kind === 'loading' ? '' : undefined}>
            <EmptyState
              level={1}
              illustration={<NotFoundIllustration />}
              title={t('state.notFound')}
              actions={
                <>
                  {back}
                  <AppLink variant="quiet" size="sm" to={paths.home}>
                    {t('breadcrumb.home')}
                  </AppLink>
                </>
              }
            >
              <StatusText>
                {t(
                  state.kind === 'notFound' && state.deleted === true
                    ? 'state.deletedHint'
                    : 'state.notFoundHint',
                )}
              </StatusText>
            </EmptyState>
          </div>
        ) : null}
        {state.kind === 'failed' ? (
          <EmptyState
            level={1}
            illustration={<NotFoundIllustration />}
            title={t('state.failedOne')}
            actions={
              <>
                <Button variant="outline" size="sm" onClick={state.retry}>
                  {t('state.retry')}
                </Button>
                {back}
              </>
            }
          >
            {t('state.failedHint')}
          </EmptyState>
        ) : null}
        {state.kind === 'unavailable' ? (
          <EmptyState
            level={1}
            illustration={<NotFoundIllustration />}
            title={t('state.unavailable')}
            actions={back}
          >
            {t('state.unavailableHint')}
          </EmptyState>
        ) : null}
        {state.kind === 'damaged' ? (
          <EmptyState
            level={1}
            illustration={<NotFoundIllustration />}
            title={t('state.failedOne')}
            actions={
              <>
                <AppLink variant="outline" size="sm" to={paths.management}>
                  {t('quarantined.action')}
                </AppLink>
                {back}
              </>
            }
          >
            {t('state.damagedHint')}
          </EmptyState>
        ) : null}
      </div>
    </Container>
  )
}
