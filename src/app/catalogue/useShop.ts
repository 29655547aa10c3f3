import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useCatalogue, useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { firstCatalogue } from '#app/publishedPage.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { withSamples } from '#domain/catalogue/shownSamples.ts'
import type { Language } from '#domain/language.ts'
import { publishedImages } from '#domain/publishing/pictureFiles.ts'
import { ownOverPublished, type PublishedProducts } from '#domain/publishing/publication.ts'
import type { PublishedPort } from '#services/products.ts'

const never = () => () => {}
const nothing: PublishedProducts = { phase: 'loading', products: [] }

const usePublished = (port: PublishedPort | undefined): PublishedProducts =>
  useSyncExternalStore(port?.subscribe ?? never, port?.snapshot ?? (() => nothing), () => nothing)

/**
 * The visitor's own products over those that the site publishes. Until both have been read, a document with published
 * products shows what it has; it needs no scripts for that.
 */
const usePublishedShop = () => {
  const { services, snapshot: own, phase, retry: readAgain, failure } = useCatalogue()
  const port = services?.published
  const published = usePublished(port)
  const { pathname } = useLocation()
  const { snapshot: first, rest } = firstCatalogue(useServices().published, pathname)
  if (failure !== null && first.phase !== 'ready') throw failure
  const hasFailed = published.phase === 'failed'
  // Without the data file the document still has some of its products.
  const shown = hasFailed ? first : published
  const isRead = phase !== 'loading' && shown.phase === 'ready'
  const snapshot = useMemo(() => {
    if (!isRead) return first
    const products = ownOverPublished(own.products, shown.products)
    const images = new Map([...publishedImages(products), ...own.images])
    // Published products do not depend on storage.
    return { ...own, phase: 'ready' as const, persistence: 'browser' as const, products, images }
  }, [isRead, first, own, shown])
  const retry = useCallback(() => {
    if (hasFailed) port?.reload()
    else readAgain()
  }, [hasFailed, port, readAgain])
  return {
    services,
    snapshot,
    phase: hasFailed && snapshot.phase === 'loading' ? ('unreadable' as const) : snapshot.phase,
    /** How many products of the category are not here: the document leaves them out. */
    rest: isRead && !hasFailed ? 0 : rest,
    /** They could not be read. */
    hasFailed,
    retry,
  }
}

/**
 * The stored products, and in a demonstration (decision P17) the samples that are not stored, also while storage is being
 * read.
 */
const useOwnShop = (language: Language) => {
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
  return { ...catalogue, snapshot: shop, rest: 0, hasFailed: false }
}

/** The catalogue as visitors see it. */
export const useShop = import.meta.env.VITE_CATALOGUE ? usePublishedShop : useOwnShop
