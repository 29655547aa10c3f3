import type { Category } from '#domain/catalogue/product.ts'

/** The drawings of the sample products as files, which the browser fetches when it shows them. */
const files = import.meta.glob<string>('/src/assets/products/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

/** The addresses of the drawings of a category, in the order of the samples, or of one: `car-1`. */
export const sampleDrawings = (name: Category | `${Category}-1`): readonly string[] =>
  Object.entries(files).flatMap(([path, address]) =>
    path.includes(`/${name}${name.endsWith('1') ? '.' : '-'}`) ? [address] : [],
  )
