import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useServices, type AppServices } from '#app/ServicesContext.tsx'
import { loadingCatalogue } from '#domain/catalogue/snapshot.ts'
import type { CatalogueServices } from '#services/products.ts'

// Known at the first render, so that a page renders and scrolls in one step.
const loaded = new WeakMap<AppServices['catalogue'], CatalogueServices>()

/** Asks for the catalogue's services. A page that is rendered later has them at once. */
export const askForCatalogue = async (
  catalogue: AppServices['catalogue'],
): Promise<CatalogueServices> => {
  const services = await catalogue()
  loaded.set(catalogue, services)
  return services
}

/** The catalogue's services: `null` until they have loaded; `failure` says why they could not. */
const useCatalogueServices = () => {
  const { catalogue } = useServices()
  const [services, setServices] = useState(() => loaded.get(catalogue) ?? null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    askForCatalogue(catalogue).then(
      (value) => {
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
 * The stored products, kept up to date with changes from here and from other tabs (decision P2). They are `loading` on the
 * server and in the first render.
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
  // Blocked storage is opened once per document, and data of a newer version needs the newer scripts.
  const needsReload = snapshot.readOnly || snapshot.persistence === 'session'
  const retry = useCallback(() => {
    if (needsReload) window.location.reload()
    else products?.reload()
  }, [products, needsReload])
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
