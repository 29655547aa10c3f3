import { exportEnvelope, exportFileName, readImportText } from '#domain/catalogue/exchange.ts'
import { importPlanOf, planRecord, type ImportRow } from '#domain/catalogue/importPlan.ts'
import type { UndoKind } from '#domain/catalogue/history.ts'
import { fail, succeed } from '#domain/catalogue/outcome.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { imageFromDataUrl } from '#domain/catalogue/exchange.ts'
import { changeUndoably, type StoreContext } from '#services/browser/productChanges.ts'
import { cleanRow } from '#services/browser/importPictures.ts'
import type { SampleSource } from '#services/browser/samples.ts'
import type { PictureService } from '#services/products/pictures.port.ts'
import type { ImportSummary, ProductStore, StoreResult } from '#services/products/products.port.ts'

/** Records planned before the page may breathe. */
const slice = 200

type Context = StoreContext & {
  readonly pause: () => Promise<void>
  readonly samples: SampleSource
  readonly pictures: PictureService
}

type Incoming = { readonly product: Product; readonly image: StoredImage | null }

/** Export, import, samples and what was set aside. */
export const createProductExchange = (
  context: Context,
): Pick<
  ProductStore,
  'exportFile' | 'planImport' | 'applyImport' | 'loadSamples' | 'quarantineFile'
> & { readonly discardQuarantine: () => StoreResult<number> } => {
  const { engine, ids, now, changed, pause, samples, pictures } = context

  const bringIn = (kind: UndoKind, incoming: readonly Incoming[]): StoreResult<ImportSummary> => {
    const present = new Map(engine.state().products.map((product) => [product.$id, product]))
    const put = incoming.map(({ product }) => ({ product, born: !present.has(product.$id) }))
    const before = put.flatMap(({ product }) => present.get(product.$id) ?? [])
    const added = put.filter(({ born }) => born).map(({ product }) => product.$id)
    if (put.length === 0) return succeed({ added: 0, updated: 0 })
    const images = incoming.flatMap(({ image }) => image ?? [])
    const undoable = { count: put.length, put: before, remove: added }
    const failure = changeUndoably(context, kind, undoable, { put, images })
    return failure === null
      ? succeed({ added: added.length, updated: before.length })
      : fail(failure)
  }

  return {
    exportFile: () => {
      const { products, images } = engine.state()
      const date = new Date(now())
      const envelope = exportEnvelope(products, images, date.toISOString())
      return {
        name: exportFileName(date),
        type: 'application/json',
        text: JSON.stringify(envelope, null, 2),
      }
    },
    planImport: async (text, options) => {
      const records = readImportText(text)
      if (!records.ok) return records
      const { products, images } = engine.state()
      const ground = {
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
        if (options?.signal?.aborted === true) return fail('cancelled')
        const row = planRecord(record, index, seen, ground)
        rows.push(await cleanRow(row, pictures, options?.signal))
      }
      options?.onProgress?.(1)
      return succeed(importPlanOf(rows))
    },
    applyImport: async (plan, options) => {
      // One breath, so that the page can show that it has begun.
      await pause()
      if (options?.signal?.aborted === true) return fail('cancelled')
      const incoming = plan.rows.flatMap((row) =>
        row.action === 'add' || row.action === 'update' ? [row] : [],
      )
      const answer = bringIn('import', incoming)
      options?.onProgress?.(1)
      return answer
    },
    loadSamples: async (language, options) => {
      const loaded = await samples.load(language, options)
      if (!loaded.ok) return loaded
      if (options?.signal?.aborted === true) return fail('cancelled')
      const incoming = loaded.value.map(({ draft, picture }): Incoming => {
        const { id, timestamp } = ids.product()
        const createdAt = new Date(timestamp).toISOString()
        const image = picture && imageFromDataUrl(ids.image().id, picture.dataUrl, createdAt)
        const identity = { $id: id, createdAt, productId: timestamp }
        return {
          product: { ...identity, ...draft, imageId: image?.id ?? '', imageUrl: '' },
          image,
        }
      })
      return bringIn('samples', incoming)
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
        const records = engine.quarantine.discard()
        changed()
        return succeed(records)
      } catch {
        return fail('blocked')
      }
    },
  }
}
