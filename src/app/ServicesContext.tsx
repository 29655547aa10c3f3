import { createContext, useContext } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import type { SamplePage } from '#domain/catalogue/shownSamples.ts'
import type { Language } from '#domain/language.ts'
import type { CatalogueServices } from '#services/products.ts'
import type { PublishedPage } from '#domain/publishing/page.ts'
import type { Services } from '#services/services.ts'

/** The services of the site. */
export interface AppServices extends Services {
  /**
   * The visitor's products and their operations, loaded at the first call (most pages never
   * need them). Always the same promise.
   */
  readonly catalogue: () => Promise<CatalogueServices>
  /** The samples to look at, in one language (decision P5). Loaded at the first call. */
  readonly samples: (language: Language) => Promise<readonly Product[]>
  /** The samples that visitors see beside the stored products in a demonstration (decision P17). Always the same array. */
  readonly shownSamples?: ((language: Language) => readonly Product[]) | undefined
  /** The samples in the document. */
  readonly samplePage?: SamplePage | undefined
  /** The published products in the document, with a published catalogue (decision P9). */
  readonly published?: PublishedPage | undefined
}

/** Real adapters in the site, in-memory ones in stories and tests. */
export const ServicesContext = createContext<AppServices | null>(null)

/**
 * The services of the running site.
 *
 * @throws when used outside {@link ServicesContext}
 */
export const useServices = (): AppServices => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('useServices needs a <ServicesContext> around it')
  return services
}
