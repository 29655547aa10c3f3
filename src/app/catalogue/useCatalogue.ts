import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useServices, type AppServices } from '#app/ServicesContext.tsx'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import { loadingCatalogue } from '#services/products/snapshot.ts'

// Cached, so that Back renders and scrolls in one step.
const loaded = new WeakMap<AppServices['catalogue'], CatalogueServices>()

/** The catalogue's services: `null` until they have loaded, `failed` when they cannot be. */
export const useCatalogueServices = () => {
  const { catalogue } = useServices()
  const [services, setServices] = useState(() => loaded.get(catalogue) ?? null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    catalogue().then(
      (value) => {
        loaded.set(catalogue, value)
        if (!gone) setServices(value)
      },
      () => {
        if (!gone) setFailed(true)
      },
    )
    return () => {
      gone = true
    }
  }, [catalogue])
  return { services, failed }
}

const never = () => () => {}

/**
 * The stored products, kept up to date with changes from here and from other tabs (decision P2).
 * Before it has been read, on the server and in the first render, it is `loading`.
 */
export const useCatalogue = () => {
  const { services, failed } = useCatalogueServices()
  const products = services?.products
  const subscribe = useCallback(
    (changed: () => void) => products?.subscribe(changed) ?? never(),
    [products],
  )
  const read = useCallback(() => products?.snapshot() ?? loadingCatalogue, [products])
  const snapshot = useSyncExternalStore(subscribe, read, () => loadingCatalogue)
  const retry = useCallback(() => {
    // A failed chunk needs a reload.
    if (products === undefined) window.location.reload()
    else products.reload()
  }, [products])
  return {
    services,
    snapshot,
    phase: failed ? ('unreadable' as const) : snapshot.phase,
    retry,
  }
}
