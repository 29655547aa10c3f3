import { type StoreFailure, catalogueFailureOf } from '#domain/failure.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { readPublicationRecord, mergePublication } from '#domain/publishing/publication.ts'
import { catalogueKeys, publicationKey } from '#domain/catalogue/storage.ts'
import { createCatalogueEngine } from '#services/browser/catalogueEngine.ts'
import { withStorage, type OpenedArea, type StorageArea } from '#services/browser/storageArea.ts'
import type { PublicationPort } from '#services/products/publication.port.ts'
import type { ReporterPort } from '#services/reporter/reporter.port.ts'

/** Published products that storage did not take. They are shown and cannot be changed. */
export interface UnstoredProducts {
  readonly products: readonly Product[]
  /** Why storage did not take them, and why a change of one is rejected. */
  readonly code: StoreFailure
}

/** Parts of {@link enterPublication}. */
export interface PublicationEntryParts {
  readonly opened: OpenedArea
  /** Address of the published data file. */
  readonly address: string
  readonly publication: PublicationPort
  readonly now: () => number
  /** Random letters and digits, at least eight of them. */
  readonly random: () => string
  readonly reporter: ReporterPort
}

const recordIn = (area: StorageArea) => readPublicationRecord(area.get(publicationKey))

/**
 * Puts the publication into browser storage, unless it is there already (decision P9). It runs
 * before the product store opens the same storage.
 *
 * @returns the products that have no place there; `null` when all have
 */
export const enterPublication = async (
  parts: PublicationEntryParts,
): Promise<UnstoredProducts | null> => {
  const { area, persistence } = parts.opened
  const known = recordIn(area)
  if (known === 'newer' || known?.address === parts.address) return null
  const publication = await parts.publication.current().catch((thrown: unknown) => {
    // The browser has products: they are shown, and the next visit tries again.
    if (area.get(catalogueKeys.products) === null) throw thrown
    return null
  })
  if (publication === null) return null
  if (persistence === 'session') return { products: publication.products, code: 'blocked' }
  const engine = createCatalogueEngine({
    area,
    tab: parts.random().toLowerCase(),
    now: parts.now,
    newImageId: parts.random,
    report: (error) => parts.reporter.report(error),
  })
  // Read again: another tab may have been faster.
  const before = recordIn(area)
  if (before === 'newer') return null
  const { put, remove, record } = mergePublication(
    engine.state().products,
    before,
    publication,
    parts.address,
  )
  const text = JSON.stringify(record)
  const store = (value: string) => withStorage(() => area.set(publicationKey, value))
  try {
    // Space for the record is taken first, so that products are never stored without it.
    store((before === null ? '' : JSON.stringify(before)).padEnd(text.length))
    engine.change({ put, remove })
    store(text)
    return null
  } catch (thrown) {
    const { from, code } = catalogueFailureOf(thrown)
    if (from !== 'store') throw thrown
    const products = put.flatMap(({ product, created }) => (created ? [product] : []))
    return { products, code }
  }
}
