import * as v from 'valibot'
import { categories } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import { createSlot } from '#services/browser/drafts.browser.ts'
import type { TextStore } from '#services/browser/webStorage.ts'
import type { DraftSlot } from '#services/drafts/drafts.port.ts'

const form = v.object({
  productName: v.string(),
  description: v.string(),
  price: v.string(),
  stockQuantity: v.string(),
  category: v.picklist(categories),
  available: v.boolean(),
  specifications: v.array(v.object({ name: v.string(), value: v.string() })),
})

/** The slot of a product that is being typed, in the session storage of the tab. */
export const createProductDraft = (session: TextStore): DraftSlot<ProductForm> =>
  createSlot<ProductForm>(session, 'draft-product', (value) => v.parse(form, value))
