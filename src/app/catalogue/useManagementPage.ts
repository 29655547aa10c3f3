import { useState } from 'react'
import { useCopies } from '#app/catalogue/useCopies.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import type { Language } from '#domain/language.ts'
import { useManagement } from '#machines/management/flow.ts'
import type { CatalogueServices } from '#services/products.ts'

/** Binds the store, the search and the flow to the props of the management page. */
export const useManagementPage = (services: CatalogueServices, language: Language) => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const flow = useManagement(services)
  const [search, setSearch] = useState('')
  return {
    catalogue: { ...snapshot, phase },
    flow,
    copies: useCopies(services),
    aids: useSearchAids(services, language, search),
    onSearch: setSearch,
    onRetry: retry,
  }
}
