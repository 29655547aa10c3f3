import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { changesOf } from '#domain/catalogue/importPlan.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { fieldLabels } from './fieldLabels.ts'

export interface MeanwhileProps {
  /** The product as it was when the form was opened. */
  readonly before: Product
  /** The product as it is stored now; `null` when it is gone. */
  readonly present: Product | null
  /** The form keeps the picture that is stored: another one is no conflict. */
  readonly keepsPicture: boolean
  /** Puts what has changed into the form. */
  readonly onTakeOver: (present: Product) => void
  /** Adds what was typed as a new product. */
  readonly onAddAnew: () => void
}

/** What happened to a product while it is in the form: nothing is overwritten in silence (decision P19). */
export const Meanwhile = ({
  before,
  present,
  keepsPicture,
  onTakeOver,
  onAddAnew,
}: MeanwhileProps) => {
  const { t } = useTranslation('manage')
  if (present === null)
    return (
      <Banner
        tone="warning"
        live="status"
        title={t('form.gone', { name: before.productName })}
        actions={
          <Button size="sm" variant="outline" onClick={onAddAnew}>
            {t('form.addAnew')}
          </Button>
        }
      />
    )
  if (present === before) return null
  const fields = changesOf(before, { product: present, image: null })
    .filter((field) => field !== 'picture' || !keepsPicture)
    .map((field) => t(fieldLabels[field]))
  if (fields.length === 0) return null
  return (
    <Banner
      tone="warning"
      live="status"
      title={t('form.changed', { fields: fields.join(t('failure.sheetSeparator')) })}
      actions={
        <Button size="sm" variant="outline" onClick={() => onTakeOver(present)}>
          {t('form.takeOver')}
        </Button>
      }
    >
      {t('form.changedText')}
    </Banner>
  )
}
