import { specificationNames } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { textOf } from '#components/ui/useForm.ts'
import { isCategory } from '#domain/catalogue/product.ts'
import {
  productProblems,
  type ProductField,
  type ProductForm,
  type ProductProblem,
} from '#domain/catalogue/product.rules.ts'

/** An empty add form. */
export const emptyProductForm: ProductForm = {
  productName: '',
  description: '',
  price: '',
  stockQuantity: '',
  category: 'car',
  available: true,
  specifications: [{ name: '', value: '' }],
}

const textsOf = (data: FormData, name: string): readonly string[] =>
  data.getAll(name).filter((value) => typeof value === 'string')

/** The values of the add form. */
export const readForm = (data: FormData): ProductForm => {
  const category = data.get('category')
  const names = textsOf(data, specificationNames.name)
  const values = textsOf(data, specificationNames.value)
  return {
    productName: textOf(data, 'productName'),
    description: textOf(data, 'description'),
    price: textOf(data, 'price'),
    stockQuantity: textOf(data, 'stockQuantity'),
    category: isCategory(category) ? category : emptyProductForm.category,
    available: data.has('available'),
    specifications: names.map((name, row) => ({ name, value: values[row] ?? '' })),
  }
}

/** Whether anything was typed that would be lost. */
export const isTouched = (form: ProductForm): boolean =>
  form.productName !== '' ||
  form.description !== '' ||
  form.price !== '' ||
  form.stockQuantity !== '' ||
  form.specifications.some((row) => row.name !== '' || row.value !== '')

/** A field that can have a problem; each specification row is one. */
export type FormFieldName = Exclude<ProductField, 'specifications'> | `specifications-${number}`

const plainFields: readonly ProductField[] = [
  'productName',
  'price',
  'description',
  'stockQuantity',
  'specifications',
]

/** The problems of the add form by field, in the order in which the fields stand. */
export const problemsByField = (
  form: ProductForm,
): Partial<Record<FormFieldName, ProductProblem>> =>
  Object.fromEntries(
    [...productProblems(form)]
      .sort((a, b) => plainFields.indexOf(a.field) - plainFields.indexOf(b.field))
      .map((problem) => [
        problem.field === 'specifications' ? `specifications-${problem.row ?? 0}` : problem.field,
        problem,
      ]),
  )
