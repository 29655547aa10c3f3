import { specificationNames } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { textOf } from '#components/ui/useForm.ts'
import { isCategory } from '#domain/catalogue/product.ts'
import {
  emptyProduct,
  productFields,
  type ProductEntries,
} from '#domain/catalogue/product.rules.ts'
import { entriesOf, fieldsOf } from '#domain/form.ts'

const textsOf = (data: FormData, name: string): readonly string[] =>
  data.getAll(name).filter((value) => typeof value === 'string')

/** The values of the product form. */
export const readForm = (data: FormData): ProductEntries => {
  const category = data.get('category')
  const names = textsOf(data, specificationNames.name)
  const values = textsOf(data, specificationNames.value)
  return {
    ...entriesOf(productFields, (field) => textOf(data, field)),
    category: isCategory(category) ? category : emptyProduct.category,
    available: data.has('available'),
    specifications: names.map((name, row) => ({ name, value: values[row] ?? '' })),
  }
}

const withoutBlankRows = (form: ProductEntries): ProductEntries => ({
  ...form,
  specifications: form.specifications.filter(({ name, value }) => name !== '' || value !== ''),
})

/**
 * Whether anything was typed that would be lost.
 *
 * @param start - what the form of a stored product started with
 */
export const isTouched = (form: ProductEntries, start?: ProductEntries): boolean => {
  if (start !== undefined)
    return JSON.stringify(withoutBlankRows(form)) !== JSON.stringify(withoutBlankRows(start))
  return (
    fieldsOf(productFields).some((field) => form[field] !== '') ||
    withoutBlankRows(form).specifications.length > 0
  )
}
