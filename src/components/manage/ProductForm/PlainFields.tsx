import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { TextArea } from '#components/ui/TextArea/TextArea.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { categories } from '#domain/catalogue/product.ts'
import type { FormField } from '#components/ui/useForm.ts'
import { stepPrice } from '#domain/catalogue/numbers.ts'
import type { productFields, ProductEntries } from '#domain/catalogue/product.rules.ts'
import { endsComposition } from '#components/ui/composition.ts'
import styles from './ProductForm.module.css'

/** The arrow keys step the price; the form hears of it as of typed text. */
const step = (event: KeyboardEvent<HTMLInputElement>) => {
  const input = event.currentTarget
  const next = stepPrice(input.value, event.key)
  if (next === null || input.readOnly || endsComposition(event)) return
  event.preventDefault()
  input.value = next
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

export interface PlainFieldsProps {
  /** What the fields start with. */
  readonly initial: ProductEntries
  /** Nothing can be changed: the form is being saved. */
  readonly readOnly: boolean
  /** What connects a field to its form. */
  readonly field: <Name extends keyof typeof productFields>(name: Name) => FormField<Name>
}

/** The six plain fields of the add form, in the order of spec §5. */
export const PlainFields = ({ initial, readOnly, field }: PlainFieldsProps) => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <>
      <div className={styles.long}>
        <TextField
          {...field('productName')}
          label={t('form.name')}
          autoComplete="off"
          required
          readOnly={readOnly}
          defaultValue={initial.productName}
        />
      </div>
      <div className={styles.short}>
        <SelectField
          name="category"
          label={t('form.category')}
          options={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))}
          readOnly={readOnly}
          defaultValue={initial.category}
        />
      </div>
      <div className={styles.short}>
        <TextField
          {...field('price')}
          label={t('form.price')}
          inputMode="decimal"
          autoComplete="off"
          required
          readOnly={readOnly}
          defaultValue={initial.price}
          onKeyDown={step}
        />
      </div>
      <div className={styles.description}>
        <TextArea
          {...field('description')}
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          rows={4}
          required
          readOnly={readOnly}
          defaultValue={initial.description}
        />
      </div>
      <div className={styles.short}>
        <TextField
          {...field('stockQuantity')}
          label={t('form.stock')}
          inputMode="numeric"
          autoComplete="off"
          required
          readOnly={readOnly}
          defaultValue={initial.stockQuantity}
        />
      </div>
      <div className={styles.short}>
        <fieldset className={styles.set}>
          <legend className={styles.legend}>{t('form.availability')}</legend>
          <div className={styles.choice}>
            <Checkbox name="available" readOnly={readOnly} defaultChecked={initial.available}>
              {t('form.onSale')}
            </Checkbox>
          </div>
        </fieldset>
      </div>
    </>
  )
}
