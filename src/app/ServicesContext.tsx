import { createContext, useContext, type ReactNode } from 'react'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { PublishedPage } from '#domain/catalogue/publicationPage.ts'
import type { Services } from '#services/services.ts'

/** The services of the site. */
export interface AppServices extends Services {
  /**
   * The visitor's products and their operations, loaded at the first call (most pages never
   * need them). Always the same promise.
   */
  readonly catalogue: () => Promise<CatalogueServices>
  /** The published products in the document, with a published catalogue (decision P9). */
  readonly published?: PublishedPage | undefined
}

const ServicesContext = createContext<AppServices | null>(null)

/** Props of {@link ServicesProvider}. */
export interface ServicesProviderProps {
  /** Real adapters in the site, in-memory ones in stories and tests. */
  readonly services: AppServices
  readonly children: ReactNode
}

/** Provides the services to the routes. */
export const ServicesProvider = ({ services, children }: ServicesProviderProps) => (
  <ServicesContext value={services}>{children}</ServicesContext>
)

/**
 * The services of the running site.
 *
 * @throws when used outside {@link ServicesProvider}
 */
export const useServices = (): AppServices => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs a <ServicesProvider> around it')
  return services
}
