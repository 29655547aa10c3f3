import { useMemo } from 'react'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { withSamples } from '#domain/catalogue/samples.ts'
import type { Language } from '#domain/language.ts'

/**
 * The catalogue as visitors see it. In a demonstration (decision P17) it also has the samples that are not
 * stored, also while storage is being read.
 */
export const useShop = (language: Language) => {
  const catalogue = useRequiredCatalogue()
  const samples = useServices().shownSamples?.(language)
  const { snapshot } = catalogue
  const shop = useMemo(
    () =>
      samples === undefined
        ? snapshot
        : { ...snapshot, products: withSamples(snapshot.products, samples) },
    [snapshot, samples],
  )
  return { ...catalogue, snapshot: shop }
}
