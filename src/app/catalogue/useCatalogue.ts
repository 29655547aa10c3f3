import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useServices, type AppServices } from '#app/ServicesContext.tsx'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import { loadingCatalogue } from '#services/products/snapshot.ts'

// Cached, so that Back renders and scrolls in one step.
const loaded = new WeakMap<AppServices['catalogue'], CatalogueServices>()

/** The catalogue's services: `null` until they have loaded; `failure` says why they could not. */
const useCatalogueServices = () => {
  const { catalogue } = useServices()
  const [services, setServices] = useState(() => loaded.get(catalogue) ?? null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    catalogue().then(
      (value) => {
        loaded.set(catalogue, value)
        if (!gone) setServices(value)
      },
      (cause: unknown) => {
        if (!gone) setFailure(new Error('The catalogue could not be loaded', { cause }))
      },
    )
    return () => {
      gone = true
    }
  }, [catalogue])
  return { services, failure }
}

const never = () => () => {}

/**
 * The stored products, kept up to date with changes from here and from other tabs (decision P2).
 * Before it has been read, on the server and in the first render, it is `loading`.
 */
export const useCatalogue = () => {
  const { services, failure } = useCatalogueServices()
  const products = services?.products
  const subscribe = useCallback(
    (changed: () => void) => products?.subscribe(changed) ?? never(),
    [products],
  )
  const read = useCallback(() => products?.snapshot() ?? loadingCatalogue, [products])
  const snapshot = useSyncExternalStore(subscribe, read, () => loadingCatalogue)
  const retry = useCallback(() => products?.reload(), [products])
  return {
    services,
    snapshot,
    phase: failure === null ? snapshot.phase : ('unreadable' as const),
    retry,
    failure,
  }
}

/**
 * {@link useCatalogue} for a page that is nothing without the catalogue.
 *
 * @throws when its scripts could not be loaded: the error boundary asks for a reload (decision D2)
 */
export const useRequiredCatalogue = () => {
  const { failure, ...catalogue } = useCatalogue()
  if (failure !== null) throw failure
  return catalogue
}
