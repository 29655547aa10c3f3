import samples from '#assets/products.json'
import type { SampleFiles } from '#services/catalogue/samples.ts'

/** The drawings as text. They come with this module in one request. */
const drawings = import.meta.glob<string>('/src/assets/products/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * The samples that come with the site (decision P5). Import this module only when they are asked for:
 * it has all of their texts and drawings.
 */
export const bundledSamples: SampleFiles = {
  products: samples.products,
  drawing: (name) => drawings[`/src/assets/products/${name}`],
}
