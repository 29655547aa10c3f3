import samples from '#assets/products.json'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'
import { sampleProducts } from '#services/catalogue/samples.ts'

const cached = new Map<Language, readonly Product[]>()

/** The 24 samples in one language, to look at: always the same array. The drawings are files of the site. */
export const bundledSampleProducts = (language: Language): readonly Product[] => {
  const products = cached.get(language) ?? sampleProducts(samples.products, language, sampleDrawing)
  cached.set(language, products)
  return products
}
