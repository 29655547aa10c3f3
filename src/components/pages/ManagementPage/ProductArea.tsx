import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { ProductList, type ProductListProps } from './ProductList.tsx'

/** Props of {@link ProductArea}. */
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
        </>
      }
    >
      {t(catalogue.persistence === 'browser' ? 'empty.text' : 'empty.textSession')}
    </EmptyState>
  )
}
