import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { Switch } from '#components/ui/EmptyState/Switch.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import type { Category, Product } from '#domain/catalogue/product.ts'
import { sampleAt } from '#domain/catalogue/shownSamples.ts'
import { formatPrice, formatShare } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import styles from './EmptyCategory.module.css'

/** Loading the sample products (decision P5). */
export interface LoadSamples {
  /** How far the loading is. `loaded`: the products are in the list now. */
  readonly state: 'idle' | 'loading' | 'failed' | 'loaded'
  /** How much of it is done while it loads, from 0 to 1. */
  readonly share: number
  /** Loads the samples; needs no account. */
  readonly load: () => void
}

/** The offer to load the sample products, with those of the category to look at. */
export interface SamplesOffer extends LoadSamples {
  /** In the order of the list. Empty while they are not known yet. */
  readonly products: readonly Product[]
  /** Whether the visitor may add products: is logged in. */
  readonly mayAdd: boolean
}

export interface EmptyCategoryProps {
  /** Which of the six. */
  readonly category: Category
  /** The offer to load the sample products; `null` on a site with a published catalogue (decision P9). */
  readonly samples: SamplesOffer | null
}

/** The places of a category's samples. */
const places = [0, 1, 2, 3] as const

interface GhostProps {
  readonly category: Category
  /** Unknown on a page that was reached inside the app, for the time that the samples travel. */
  readonly product: Product | undefined
}

/** A sample that is not in this browser yet: its name and its price lead to it. */
const Ghost = ({ category, product }: GhostProps) => {
  const { i18n } = useTranslation('catalogue')
  if (product === undefined) return <span className={styles.frame} />
  const name = sampleAt(category, product.$id)
  return (
    <AppLink variant="bare" to={paths.product(product)}>
      <span className={styles.frame}>
        {name === null ? null : <img src={sampleDrawing(name)} alt="" width="320" height="240" />}
      </span>
      <span className={styles.name}>{product.productName}</span>{' '}
      <span>{formatPrice(product.price, i18n.language)}</span>
    </AppLink>
  )
}

/**
 * A category without products (decision P5): the samples are there as ghosts, each leads to its page. Close
 * the switch to load all of them right here, without an account. Who is logged in can add products. On
 * a site with a published catalogue it leads to the other categories instead.
 */
export const EmptyCategory = ({ category, samples }: EmptyCategoryProps) => {
  const { t, i18n } = useTranslation('catalogue')
  if (samples === null)
    return (
      <EmptyState
        title={t('state.empty')}
        actions={
          <AppLink variant="outline" to={paths.home}>
            {t('state.emptyOthers')}
          </AppLink>
        }
      >
        {t('state.emptyPublished')}
      </EmptyState>
    )
  const loading = samples.state === 'loading' || samples.state === 'loaded'
  const progress = loading
    ? t('state.samplesLoading', {
        // In quarters: a screen reader would read out every step.
        share: formatShare(Math.floor(samples.share * 4) / 4, i18n.language),
      })
    : ''
  return (
    <div className={styles.root} data-closed={loading ? '' : undefined}>
      <div className={styles.offer}>
        <EmptyState
          title={t('state.emptyOffer')}
          actions={
            <>
              <Button size="lg" busy={loading} onClick={samples.load}>
                <span className={styles.words}>
                  <Switch closed={loading} />
                  <b>{t('state.emptySwitch')}</b>
                  <span>{progress === '' ? t('state.emptySamples') : progress}</span>
                </span>
              </Button>
              {samples.mayAdd ? (
                <AppLink variant="quiet" to={paths.management}>
                  {t('state.emptyAction')}
                </AppLink>
              ) : null}
            </>
          }
        >
          {t('state.emptyHint')}
        </EmptyState>
        <VisuallyHidden role="status">{progress}</VisuallyHidden>
        {samples.state === 'failed' ? (
          <Banner tone="error" live="alert" title={t('state.samplesFailed')}>
            {t('state.samplesFailedHint')}
          </Banner>
        ) : null}
      </div>
      <ul className={styles.frames} role="list">
        {places.map((place) => (
          <li key={place} className={styles.place}>
            <Ghost category={category} product={samples.products[place]} />
          </li>
        ))}
      </ul>
    </div>
  )
}
