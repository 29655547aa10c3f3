import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import {
  entrySize,
  storageUsage,
  type StorageUsage,
  catalogueKeys,
} from '#domain/catalogue/storage.ts'
import { migrate, storageVersion } from '#domain/catalogue/reading.ts'
import {
  createCommit,
  type CatalogueChange,
  type OwnLog,
  createCompaction,
  type CatalogueCompaction,
} from '#services/catalogue/log.ts'
import {
  createCatalogueReader,
  presentProducts,
  type CatalogueView,
  imagesTextOf,
  productsTextOf,
} from '#services/catalogue/texts.ts'
import { createQuarantine, type Quarantine } from '#services/catalogue/quarantine.ts'
import type { StorageArea } from '#services/catalogue/storageArea.ts'
import { createUndoHistory, type UndoHistory } from '#services/catalogue/undo.ts'
import { type StoreFailure, ServiceError } from '#domain/failure.ts'

/** The parts of the engine. */
export interface EngineParts {
  readonly area: StorageArea
  /** This tab's name: lower-case letters and digits, different in every tab. */
  readonly tab: string
  readonly now: () => number
  readonly newImageId: () => string
  /** Receives unexpected errors of work that nobody waits for. */
  readonly report: (error: unknown) => void
}

/** The present catalogue, including this tab's own changes. */
interface CatalogueState {
  readonly products: readonly Product[]
  readonly images: ReadonlyMap<string, StoredImage>
  readonly readOnly: boolean
  /** Nothing of the stored text could be read. */
  readonly unreadable: boolean
}

/** The storage engine of one tab: reads, changes and compacts the catalogue (decisions P1 and P2). */
export interface CatalogueEngine {
  state(): CatalogueState
  /**
   * Applies a change completely.
   *
   * @throws ServiceError from `store`; then nothing has changed
   */
  change(change: CatalogueChange): void
  /** Converts data of an older version; called once at the start. */
  migrate(): void
  /**
   * Removes the quarantined data and replaces damaged texts by what could be read of them.
   *
   * @returns the number of unreadable records
   * @throws ServiceError from `store`
   */
  discardQuarantine(): number
  usage(): StorageUsage
  readonly compaction: CatalogueCompaction
  readonly history: UndoHistory
  readonly quarantine: Quarantine
}

/** Creates the engine of one tab. */
export const createCatalogueEngine = ({
  area,
  tab,
  now,
  newImageId,
  report,
}: EngineParts): CatalogueEngine => {
  const own: OwnLog = { entries: [], text: null, clock: 0 }
  const reader = createCatalogueReader(area, tab)
  const quarantine = createQuarantine(area)
  const history = createUndoHistory(area, now)
  const compaction = createCompaction({ area, reader, quarantine, history, tab, now, own, report })
  const commit = createCommit({ area, reader, tab, now, own })

  const refusal = (view: CatalogueView): StoreFailure | null => {
    if (view.version > storageVersion) return 'newerVersion'
    return quarantine.save(view) ? null : 'unreadable'
  }
  /** Frees space for products: undo steps move into the page, and their pictures are removed. */
  const freeSpace = () => {
    if (!history.release()) return false
    compaction.freeSpace()
    return true
  }
  const attempt = (wanted: CatalogueChange): StoreFailure | null => {
    const refused = refusal(reader.read())
    if (refused !== null) return refused
    const failure = commit(wanted)
    return failure === 'full' && freeSpace() ? commit(wanted) : failure
  }
  const change = (wanted: CatalogueChange): void => {
    const code = attempt(wanted)
    if (code !== null) throw new ServiceError({ from: 'store', code })
  }
  return {
    state: () => {
      const view = reader.read()
      const products = presentProducts(view, own.entries)
      return {
        products,
        images: view.images.images,
        readOnly: view.version > storageVersion,
        unreadable: view.stored.damaged && products.length === 0,
      }
    },
    change,
    migrate: () => {
      const view = reader.read()
      if (view.version >= storageVersion || view.stored.products.length === 0) return
      const data = { products: view.stored.products, images: view.images.images }
      const done = migrate(data, view.version, newImageId)
      const put = done.products
        .filter((product, at) => product !== data.products[at])
        .map((product) => ({ product, created: false }))
      // Data that cannot be converted now is converted at the next start.
      attempt({ put, images: [...done.images.values()] })
    },
    discardQuarantine: () => {
      const view = reader.read()
      const { stored, images } = view
      if (view.version > storageVersion)
        throw new ServiceError({ from: 'store', code: 'newerVersion' })
      if (stored.damaged || stored.rejected.length > 0)
        area.set(catalogueKeys.products, productsTextOf(view, stored.products))
      if (images.damaged || images.rejected.length > 0)
        area.set(catalogueKeys.images, imagesTextOf(images.images))
      return quarantine.discard()
    },
    usage: () => {
      const sizeOf = (key: string) => entrySize(key, area.get(key))
      const used = area.keys().reduce((sum, key) => sum + sizeOf(key), 0)
      return storageUsage(used, sizeOf(catalogueKeys.undo))
    },
    compaction,
    history,
    quarantine,
  }
}
