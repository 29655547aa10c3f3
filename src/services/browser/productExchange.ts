import { exportFile, imageFromDataUrl, readImportText } from '#domain/catalogue/exchange.ts'
import { importPlanOf, planRecord, type ImportRow } from '#domain/catalogue/importPlan.ts'
import type { UndoKind } from '#domain/catalogue/history.ts'
import { ServiceError } from '#domain/failure.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { changeUndoably, type StoreContext } from '#services/browser/productChanges.ts'
import { cleanRow } from '#services/browser/importPictures.ts'
import type { SampleSource } from '#services/browser/samples.ts'
import type { TextFile } from '#services/products/files.port.ts'
import type { PictureService } from '#services/products/pictures.port.ts'
import type { ImportSummary, ProductStore } from '#services/products/products.port.ts'

/** Records planned before the browser may handle other events. */
const slice = 200

/** Milliseconds between the dates of two samples: more than the generated timestamps differ. */
const sampleInterval = 1000

type Context = StoreContext & {
  readonly pause: () => Promise<void>
  readonly samples: SampleSource
  readonly pictures: PictureService
}

interface Incoming {
  readonly product: Product
  readonly image: StoredImage | null
}

/** Creates export, import, samples and quarantine of the store. */
export const createProductExchange = (
  context: Context,
): Pick<ProductStore, 'planImport' | 'applyImport' | 'loadSamples' | 'quarantineFile'> & {
  readonly exportFile: () => TextFile
  readonly discardQuarantine: () => number
} => {
  const { engine, ids, now, changed, pause, samples, pictures } = context

  const addAll = (kind: UndoKind, incoming: readonly Incoming[]): ImportSummary => {
    const present = new Map(engine.state().products.map((product) => [product.$id, product]))
    const put = incoming.map(({ product }) => ({ product, created: !present.has(product.$id) }))
    const before = put.flatMap(({ product }) => present.get(product.$id) ?? [])
    const added = put.filter(({ created }) => created).map(({ product }) => product.$id)
    if (put.length === 0) return { added: 0, updated: 0 }
    const images = incoming.flatMap(({ image }) => image ?? [])
    const undoable = { count: put.length, put: before, remove: added }
    changeUndoably(context, kind, undoable, { put, images })
    return { added: added.length, updated: before.length }
  }

  return {
    exportFile: () => {
      const { products, images } = engine.state()
      return exportFile(products, images, new Date(now()))
    },
    planImport: async (text, options) => {
      const records = readImportText(text)
      if (!records.ok) throw new ServiceError({ from: 'import', code: records.failure })
      const { products, images } = engine.state()
      const importContext = {
        products: new Map(products.map((product) => [product.$id, product])),
        images,
        newProductId: () => ids.product(),
        newImageId: () => ids.image().id,
      }
      const seen = new Set<string>()
      const rows: ImportRow[] = []
      for (const [index, record] of records.value.entries()) {
        if (index % slice === 0) {
          options?.onProgress?.(index / records.value.length)
          await pause()
        }
        options?.signal?.throwIfAborted()
        const row = planRecord(record, index, seen, importContext)
        rows.push(await cleanRow(row, pictures, options?.signal))
      }
      options?.onProgress?.(1)
      return importPlanOf(rows)
    },
    applyImport: async (plan, options) => {
      // The page first shows that the work has started.
      await pause()
      options?.signal?.throwIfAborted()
      const incoming = plan.rows.flatMap((row) =>
        row.action === 'add' || row.action === 'update' ? [row] : [],
      )
      const answer = addAll('import', incoming)
      options?.onProgress?.(1)
      return answer
    },
    loadSamples: async (language, options) => {
      const loaded = await samples.load(language, options)
      options?.signal?.throwIfAborted()
      const incoming = loaded.map(({ draft, picture }, index): Incoming => {
        const { id, timestamp } = ids.product()
        // The first sample is the newest, so that each category begins with its flagship.
        const createdAt = new Date(timestamp - index * sampleInterval).toISOString()
        const image =
          picture && imageFromDataUrl(ids.image(picture.points).id, picture.dataUrl, createdAt)
        const identity = { $id: id, createdAt, productId: timestamp }
        return {
          product: { ...identity, ...draft, imageId: image?.id ?? '', imageUrl: '' },
          image,
        }
      })
      return addAll('samples', incoming)
    },
    quarantineFile: () => {
      const texts = engine.quarantine.texts()
      const [first] = texts
      if (first === undefined) return null
      const text =
        texts.length === 1 ? first[1] : JSON.stringify(Object.fromEntries(texts), null, 2)
      return { name: `${first[0]}.json`, type: 'application/json', text }
    },
    discardQuarantine: () => {
      try {
        return engine.discardQuarantine()
      } finally {
        changed()
      }
    },
  }
}
