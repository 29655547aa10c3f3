import type { Page } from '@playwright/test'
import samples from '#assets/products.json' with { type: 'json' }
import type { Language } from '#domain/language.ts'

/** A record of `local_products` (spec §3). */
export interface StoredProduct {
  readonly $id: string
  readonly createdAt: string
  readonly productId: number
  readonly productName: string
  readonly description: string
  readonly price: number
  readonly stockQuantity: number
  readonly category: string
  readonly available: boolean
  readonly imageId: string
  readonly imageUrl: string
  readonly specifications: Readonly<Record<string, string>>
}

/** Products of one category, named by the samples and a number, a minute apart. */
export const someProducts = (language: Language, count: number): readonly StoredProduct[] =>
  Array.from({ length: count }, (_, index) => {
    const cars = samples.products.filter((sample) => sample.category === 'car')
    const car = cars[index % cars.length]
    if (car === undefined) throw new Error('There are no sample cars')
    const time = Date.UTC(2026, 0, 1) + index * 60_000
    return {
      $id: `local_${time}_seed${index}`,
      createdAt: new Date(time).toISOString(),
      productId: time,
      productName: `${car[language].productName} ${index + 1}`,
      description: car[language].description,
      price: 10_000 + ((index * 7_919) % 50_000),
      stockQuantity: index % 7,
      category: 'car',
      available: index % 5 !== 4,
      imageId: '',
      imageUrl: '',
      specifications: {},
    }
  })

/** Sets values in `localStorage` before the page under test is opened. */
export const seed = async (
  page: Page,
  entries: Readonly<Record<string, string>>,
): Promise<void> => {
  await page.goto('/robots.txt')
  await page.evaluate((given) => {
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text)
  }, entries)
}

/** The parsed value of a key in `localStorage`. */
export const stored = <Value>(page: Page, key: string): Promise<Value> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as never, key)
