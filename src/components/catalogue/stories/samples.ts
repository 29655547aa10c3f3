import samples from '#assets/products.json' with { type: 'json' }
import {
  isCategory,
  specificationsFrom,
  type Category,
  type Product,
} from '#domain/catalogue/product.ts'

const drawings = import.meta.glob<string>('/src/assets/products/*.svg', {
  import: 'default',
  eager: true,
})

/** Illustrations of the sample products, in their order. */
export const samplePictures: readonly string[] = samples.products.map(
  ({ image }) => drawings[`/src/${image}`] ?? '',
)

/** Illustrations of the four sample cars, which are the first products. */
export const carPictures: readonly string[] = samplePictures.slice(0, 4)

/** The sample products in a language, as stories show them; dates a day apart, newest first. */
export const sampleProducts = (locale: unknown, only?: Category): readonly Product[] =>
  samples.products.flatMap((sample, index) => {
    const text = locale === 'en' ? sample.en : sample.zh
    if (!isCategory(sample.category)) return []
    if (only !== undefined && sample.category !== only) return []
    const time = Date.UTC(2026, 9, 30 - index, 9)
    return [
      {
        $id: `local_${String(time)}_sample`,
        createdAt: new Date(time).toISOString(),
        productId: time,
        productName: text.productName,
        description: text.description,
        price: sample.price,
        stockQuantity: sample.stockQuantity,
        category: sample.category,
        available: sample.available,
        imageId: '',
        imageUrl: '',
        specifications: specificationsFrom(Object.entries(text.specifications)),
      },
    ]
  })

/** One sample product, changed where a story needs it. */
export const sampleProduct = (locale: unknown, change: Partial<Product> = {}): Product => {
  const product = sampleProducts(locale)[0]
  if (product === undefined) throw new Error('There are no sample products')
  return { ...product, ...change }
}

/** As many products as a story asks for, made from the samples of a category. */
export const manyProducts = (locale: unknown, count: number): readonly Product[] => {
  const cars = sampleProducts(locale, 'car')
  return Array.from({ length: count }, (_, index) => {
    const car = cars[index % cars.length]
    if (car === undefined) throw new Error('There are no sample products')
    const number = String(index + 1)
    return { ...car, $id: `local_${number}_many`, productName: `${car.productName} ${number}` }
  })
}
