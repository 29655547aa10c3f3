import type { ChangedField } from '#domain/catalogue/importPlan.ts'

/** What has changed in a product, in the words of the form. */
export const fieldLabels = {
  productName: 'form.name',
  category: 'form.category',
  price: 'form.price',
  stockQuantity: 'form.stock',
  available: 'form.availability',
  description: 'form.description',
  specifications: 'form.specifications',
  picture: 'form.picture',
} as const satisfies Record<ChangedField, string>
