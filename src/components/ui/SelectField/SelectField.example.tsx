import { useTranslation } from 'react-i18next'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { categories } from '#domain/catalogue/product.ts'

export const Category = () => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <SelectField
      name="category"
      label={t('form.category')}
      options={categories.map((value) => ({ value, label: t(`common:category.${value}`) }))}
    />
  )
}
