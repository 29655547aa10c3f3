import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { TextArea } from '#components/ui/TextArea/TextArea.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { categories, isCategory } from '#domain/catalogue/product.ts'
import type { useProductForm } from './useProductForm.ts'

/** Props of {@link PlainFields}. */
export interface PlainFieldsProps {
  /** What is typed and what is wrong with it. */
  readonly state: ReturnType<typeof useProductForm>
}

const Set = chakra('fieldset', {
  base: {
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': {
      marginBottom: '1.5',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: 'snug',
    },
    '& > div': { minHeight: 'control.md', alignContent: 'center' },
  },
})

/** The six plain fields of the add form, in the order of spec §5. */
export const PlainFields = ({ state }: PlainFieldsProps) => {
  const { t } = useTranslation(['manage', 'common'])
  const { form, change, fieldId, errorOf } = state
  return (
    <>
      <div className="name">
        <TextField
          id={fieldId('productName')}
          name="productName"
          label={t('form.name')}
          autoComplete="off"
          required
          value={form.productName}
          error={errorOf('productName')}
          onChange={(productName) => change({ productName })}
        />
      </div>
      <div className="short">
        <SelectField
          name="category"
          label={t('form.category')}
          options={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))}
          value={form.category}
          onChange={(category) => {
            if (isCategory(category)) change({ category })
          }}
        />
      </div>
      <div className="short">
        <TextField
          id={fieldId('price')}
          name="price"
          label={t('form.price')}
          inputMode="decimal"
          autoComplete="off"
          required
          value={form.price}
          error={errorOf('price')}
          onChange={(price) => change({ price })}
        />
      </div>
      <div className="description">
        <TextArea
          id={fieldId('description')}
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          rows={6}
          required
          value={form.description}
          error={errorOf('description')}
          onChange={(description) => change({ description })}
        />
      </div>
      <div className="short">
        <TextField
          id={fieldId('stockQuantity')}
          name="stockQuantity"
          label={t('form.stock')}
          inputMode="numeric"
          autoComplete="off"
          required
          value={form.stockQuantity}
          error={errorOf('stockQuantity')}
          onChange={(stockQuantity) => change({ stockQuantity })}
        />
      </div>
      <Set className="short">
        <legend>{t('form.availability')}</legend>
        <Checkbox
          name="available"
          checked={form.available}
          onChange={(available) => change({ available })}
        >
          {t('form.onSale')}
        </Checkbox>
      </Set>
    </>
  )
}
