import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { migrate, storageVersion } from '#domain/catalogue/reading.ts'
import { entrySize, storageUsage, type StorageUsage } from '#domain/catalogue/storage.ts'
import { catalogueKeys } from '#domain/storageKeys.ts'
import { ServiceError, type StoreFailure } from '#domain/failure.ts'
import {
  createTabLog,
  type CatalogueChange,
  type CatalogueCompaction,
} from '#services/catalogue/log.ts'
import { createQuarantine, type Quarantine } from '#services/catalogue/quarantine.ts'
import type { ReporterPort } from '#services/browser.ts'
import type { StorageArea } from '#services/catalogue/storageArea.ts'
import {
  createCatalogueReader,
  imagesTextOf,
  productsTextOf,
  type CatalogueView,
} from '#services/catalogue/texts.ts'
import { createUndoHistory, type UndoHistory } from '#services/catalogue/undo.ts'

/** The parts of the engine. */
export interface EngineParts {
  readonly area: StorageArea
  readonly now: () => number
  /** Random letters and digits, at least eight of them: this tab's name. */
  readonly random: () => string
  /** Receives unexpected errors of work in the background. */
  readonly reporter: ReporterPort
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
  migrate(newImageId: () => string): void
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
  now,
  random,
  reporter,
}: EngineParts): CatalogueEngine => {
  const tab = random().toLowerCase()
  const reader = createCatalogueReader(area, tab)
  const quarantine = createQuarantine(area)
  const history = createUndoHistory(area, now)
  const log = createTabLog({ area, reader, quarantine, history, tab, now, reporter })
  const { commit, compaction } = log

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
  /** Units of the stored pictures that no product shows any more. */
  const replacedPictures = (): number => {
    const kept = history.pictures()
    if (kept.size === 0) return 0
    const view = reader.read()
    const shown = new Set(log.products(view).map(({ imageId }) => imageId))
    const replaced = [...view.images.images].filter(([id]) => kept.has(id) && !shown.has(id))
    // Without the braces, with a comma for each.
    return replaced.length === 0 ? 0 : imagesTextOf(new Map(replaced)).length - 1
  }
  return {
    state: () => {
      const view = reader.read()
      const products = log.products(view)
      return {
        products,
        images: view.images.images,
        readOnly: view.version > storageVersion,
        unreadable: view.stored.damaged && products.length === 0,
      }
    },
    change,
    migrate: (newImageId) => {
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
      return storageUsage(used, sizeOf(catalogueKeys.undo) + replacedPictures())
    },
    compaction,
    history,
    quarantine,
  }
}
