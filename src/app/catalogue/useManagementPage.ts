import { useState, useCallback, useEffect, useMemo } from 'react'
import { useCopies } from '#app/catalogue/useCopies.ts'
import { useRequiredCatalogue } from '#app/catalogue/useCatalogue.ts'
import { useSearchAids } from '#app/catalogue/useSearchAids.ts'
import type {
  DryRunState,
  PublishPanelProps,
} from '#components/manage/PublishPanel/PublishPanel.tsx'
import { exportFileName } from '#domain/catalogue/exchange.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { type FileFailure, catalogueFailureOf } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import {
  publicationChanges,
  readPublicationFile,
  type PublicationFailure,
} from '#domain/publishing/file.ts'
import type { Publication } from '#domain/publishing/publication.ts'
import { useManagement } from '#machines/management/flow.ts'
import type { CatalogueServices } from '#services/products.ts'

/** A file that was chosen for the dry run: its products, or why it cannot be published. */
interface ChosenFile {
  readonly name: string
  readonly products: readonly Product[]
  readonly failure: PublicationFailure | { readonly code: FileFailure } | null
}

/** Binds what is stored and what is published to the props of the publish panel (decision P9). */
export const usePublishing = (
  { publication, files, reporter }: Pick<CatalogueServices, 'publication' | 'files' | 'reporter'>,
  products: readonly Product[],
): Omit<PublishPanelProps, 'onExport'> => {
  const [published, setPublished] = useState<Publication | 'failed' | null>()
  const [chosen, setChosen] = useState<ChosenFile | null>(null)

  // Read once: the name does not change under the visitor at midnight.
  const [storedFile] = useState(() => exportFileName(new Date()))
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    publication.current().then(setPublished, () => setPublished('failed'))
  }, [publication, attempt])

  const onChooseFile = useCallback(
    (file: File) => {
      const { name } = file
      const read = async () => {
        const result = readPublicationFile(await files.readText(file))
        setChosen(
          result.ok
            ? { name, products: result.value.products, failure: null }
            : { name, products: [], failure: result.failure },
        )
      }
      read().catch((thrown: unknown) => {
        const failure = catalogueFailureOf(thrown)
        if (failure.from === 'file') setChosen({ name, products: [], failure })
        else reporter.report(thrown)
      })
    },
    [files, reporter],
  )

  const dryRun = useMemo((): DryRunState => {
    if (chosen !== null && chosen.failure !== null) {
      return { kind: 'refused', file: chosen.name, failure: chosen.failure }
    }
    if (published === undefined) return { kind: 'loading' }
    if (published === 'failed') return { kind: 'failed' }
    const changes = publicationChanges(chosen?.products ?? products, published)
    return { kind: 'ready', file: chosen?.name ?? null, changes }
  }, [chosen, published, products])

  return {
    count: products.length,
    fileName: chosen?.name ?? storedFile,
    published:
      published === undefined || published === 'failed'
        ? null
        : (published?.products.length ?? null),
    dryRun,
    onChooseFile,
    onUseStored: useCallback(() => setChosen(null), []),
    onRetry: useCallback(() => {
      setPublished(undefined)
      setAttempt((count) => count + 1)
    }, []),
  }
}

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
