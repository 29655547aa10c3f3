import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '#app/ServicesContext.tsx'
import { specAddress } from '#domain/address.ts'
import type { Category, Product } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/**
 * The samples of a category to look at (decision P5): those of the document, or, on a page that was reached
 * inside the app, those of the bundle, which are loaded when they are wanted. `null` until they are known.
 */
export const useSampleProducts = (
  category: Category,
  language: Language,
  wanted: boolean,
): readonly Product[] | null => {
  const { samplePage, samples } = useServices()
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<{ language: Language; products: readonly Product[] }>()
  const isHere =
    samplePage?.language === language &&
    samplePage.path === specAddress(pathname).replace(/\/$/, '')
  const missing = wanted && !isHere && loaded?.language !== language
  useEffect(() => {
    if (!missing) return undefined
    let gone = false
    const show = (products: readonly Product[]) => {
      if (!gone) setLoaded({ language, products })
    }
    // Without them the page says that the product is not here.
    samples(language).then(show, () => show([]))
    return () => {
      gone = true
    }
  }, [missing, samples, language])
  if (isHere) return samplePage.products
  if (!wanted || loaded?.language !== language) return null
  return loaded.products.filter((product) => product.category === category)
}
