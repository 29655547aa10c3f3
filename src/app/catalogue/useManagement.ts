import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import type { Language } from '#domain/language.ts'
import { managementInput, provideManagement } from '#machines/management/management.provide.ts'
import { managementCommands, selectManagementView } from '#machines/management/management.view.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

/** Binds the store and the management machine to the props of the management page. */
export const useManagement = (services: CatalogueServices, language: Language) => {
  const { snapshot, phase, retry } = useRequiredCatalogue()
  const [input] = useState(() => managementInput(services))
  const [state, send] = useMachine(provideManagement(services), { input })
  // Memoized: a new object would re-render every row.
  const commands = useMemo(() => managementCommands(send), [send])
  const view = selectManagementView(state)
  const { products, files } = services
  const [search, setSearch] = useState('')
  return {
    catalogue: { ...snapshot, phase },
    view,
    commands,
    aids: useSearchAids(services, language, search),
    onSearch: setSearch,
    onExport: commands.exportProducts,
    onSamples: () => commands.loadSamples(language),
    onDownloadQuarantine: () => {
      const file = products.quarantineFile()
      if (file !== null) files.save(file)
    },
    onRetry: retry,
    onReload: () => window.location.reload(),
  }
}
