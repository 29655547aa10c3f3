import type { Product } from '#domain/catalogue/product.ts'
import type { StoredImage } from '#domain/catalogue/product.ts'
import { entrySize, storageUsage, type StorageUsage } from '#domain/catalogue/storage.ts'
import { migrate, storageVersion } from '#domain/catalogue/versions.ts'
import {
  createCommit,
  type CatalogueChange,
  type OwnLog,
} from '#services/browser/catalogueCommit.ts'
import { catalogueKeys } from '#services/browser/catalogueKeys.ts'
import {
  createCatalogueReader,
  presentProducts,
  type CatalogueView,
} from '#services/browser/catalogueReader.ts'
import { createCatalogueUpkeep, type CatalogueUpkeep } from '#services/browser/catalogueUpkeep.ts'
import { createQuarantine, type Quarantine } from '#services/browser/quarantine.ts'
import type { StorageArea } from '#services/browser/storageArea.ts'
import { createUndoHistory, type UndoHistory } from '#services/browser/undoHistory.ts'
import type { StoreFailure } from '#services/products/products.port.ts'

/** What the engine is given; clock and name are given so that tests decide them. */
export type EngineParts = {
  readonly area: StorageArea
  /** This tab's name: lower-case letters and digits, different in every tab. */
  readonly tab: string
  readonly now: () => number
  readonly newImageId: () => string
}

/** The catalogue as it stands, own changes included. */
type CatalogueState = {
  readonly products: readonly Product[]
  readonly images: ReadonlyMap<string, StoredImage>
  readonly readOnly: boolean
  /** Nothing of the stored text could be read. */
  readonly unreadable: boolean
}

/** The storage engine of one tab: reading, changing and keeping in order (decisions P1, P2). */
export interface CatalogueEngine {
  state(): CatalogueState
  /** Carries out a change whole, or says why not and leaves everything as it was. */
  change(change: CatalogueChange): StoreFailure | null
  /** Brings data of an older version up to date; once, at the start. */
  migrate(): void
  usage(): StorageUsage
  readonly upkeep: CatalogueUpkeep
  readonly history: UndoHistory
  readonly quarantine: Quarantine
}

/** Makes the engine of one tab. */
export const createCatalogueEngine = ({
  area,
  tab,
  now,
  newImageId,
}: EngineParts): CatalogueEngine => {
  const own: OwnLog = { entries: [], text: null, clock: 0 }
  const reader = createCatalogueReader(area, tab)
  const quarantine = createQuarantine(area)
  const history = createUndoHistory(area, now)
  const upkeep = createCatalogueUpkeep({ area, reader, quarantine, history, tab, now, own })
  const commit = createCommit({ area, reader, tab, now, own })

  const refusal = (view: CatalogueView): StoreFailure | null => {
    if (view.version > storageVersion) return 'newerVersion'
    return quarantine.keep(view) ? null : 'unreadable'
  }
  /** Room first for products: what undo keeps in storage moves into the page, its pictures go. */
  const makeRoom = () => {
    if (!history.release()) return false
    upkeep.tidy()
    return true
  }
  const change = (wanted: CatalogueChange): StoreFailure | null => {
    const refused = refusal(reader.read())
    if (refused !== null) return refused
    const failure = commit(wanted)
    return failure === 'full' && makeRoom() ? commit(wanted) : failure
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
        .map((product) => ({ product, born: false }))
      const images = [...done.images.values()].filter(({ id }) => !data.images.has(id))
      change({ put, images })
    },
    usage: () => {
      const view = reader.read()
      const products = entrySize(catalogueKeys.products, view.productsText)
      const images = entrySize(catalogueKeys.images, view.imagesText)
      const used = area
        .keys()
        .filter((key) => key !== catalogueKeys.products && key !== catalogueKeys.images)
        .reduce((sum, key) => sum + entrySize(key, area.get(key)), products + images)
      return storageUsage(used, products, images)
    },
    upkeep,
    history,
    quarantine,
  }
}
