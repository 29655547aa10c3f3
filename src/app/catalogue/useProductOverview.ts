import { useCatalogue } from '#app/catalogue/useCatalogue.ts'
import type { ProductPanelProps } from '#components/dashboard/ProductPanel/ProductPanel.tsx'
import { categories, pictureOf } from '#domain/catalogue/product.ts'

/** The products of this browser for the dashboard: number and a few pictures. */
export const useProductOverview = (): ProductPanelProps => {
  const { snapshot, phase } = useCatalogue()
  if (phase === 'loading') return { count: 'loading' }
  if (phase === 'unreadable') return { count: 'unavailable' }
  const { products, images, persistence } = snapshot
  // One picture for each category.
  const thumbnails = categories.flatMap((category) => {
    const product = products.find(
      (one) => one.category === category && pictureOf(one, images) !== null,
    )
    return product ? { product, src: pictureOf(product, images) } : []
  })
  return {
    count: products.length,
    persistence,
    thumbnails,
  }
}
