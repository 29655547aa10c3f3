import { exportFile, imageFromDataUrl, readImportText } from '#domain/catalogue/exchange.ts'
import {
  importPlanOf,
  planRecord,
  type ImportContext,
  type ImportRow,
} from '#domain/catalogue/importPlan.ts'
import type { UndoKind } from '#domain/catalogue/history.ts'
import { ServiceError, catalogueFailureOf, type ImportFailure } from '#domain/failure.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { changeUndoably, type StoreContext } from '#services/catalogue/changes.ts'
import type { SamplesPort } from '#services/catalogue/samples.ts'
import type { TextFile } from '#services/files.ts'
import type { PicturesPort, ImportSummary, ProductsExchange } from '#services/products.ts'
import { isPlainPicture } from '#domain/catalogue/pictureBytes.ts'

/** Records planned before the browser may handle other events. */
const slice = 200

/** Milliseconds between the dates of two samples: more than the generated timestamps differ. */
const sampleInterval = 1000

type Context = StoreContext & {
  readonly pause: () => Promise<void>
  readonly samples: SamplesPort
  readonly pictures: PicturesPort
}

interface Incoming {
  readonly product: Product
  readonly image: StoredImage | null
}

/** The rows of an import file, judged one by one; `null` for an empty one. */
export interface OpenedImport {
  readonly length: number
  planRow(index: number): ImportRow | null
}

const importError = (code: ImportFailure) => new ServiceError({ from: 'import', code })

const openRecords = (text: string, seen: Set<string>, context: ImportContext): OpenedImport => {
  const records = readImportText(text)
  if (!records.ok) throw importError(records.failure)
  return {
    length: records.value.length,
    planRow: (index) => planRecord(records.value[index], index, seen, context),
  }
}

/** Anything but JSON is read as a sheet: it may have any name, and a mark at its start. */
const isSheetText = (text: string): boolean => !/^\s*(?:[[{]|$)/u.test(text)

/** Fetched with the first sheet: most people import what was exported here. */
const openSheet = async (...given: Parameters<typeof openRecords>): Promise<OpenedImport> =>
  (await import('#services/catalogue/sheets.ts')).openSheet(...given)

/** Creates export, import, samples and quarantine of the store. */
export const createProductExchange = (
  context: Context,
): Omit<ProductsExchange, 'exportFile'> & {
  readonly exportFile: () => TextFile
  readonly quarantineFile: () => TextFile | null
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
    sheetFile: async (language) => {
      const { sheetFile } = await import('#services/catalogue/sheets.ts')
      return sheetFile(engine.state().products, language, new Date(now()))
    },
    templateFile: async (language) => {
      const { templateFile } = await import('#services/catalogue/sheets.ts')
      return templateFile(language)
    },
    planImport: async (text, options) => {
      const { products, images } = engine.state()
      const importContext = {
        products: new Map(products.map((product) => [product.$id, product])),
        images,
        newProductId: () => ids.product(),
        newImageId: () => ids.image().id,
      }
      const seen = new Set<string>()
      const isSheet = isSheetText(text)
      const { length, planRow } = isSheet
        ? await openSheet(text, seen, importContext)
        : openRecords(text, seen, importContext)
      const rows: ImportRow[] = []
      for (let index = 0; index < length; index += 1) {
        if (index % slice === 0) {
          options?.onProgress?.(index / length)
          await pause()
        }
        options?.signal?.throwIfAborted()
        const row = planRow(index)
        if (row !== null) rows.push(await cleanRow(row, pictures, options?.signal))
      }
      options?.onProgress?.(1)
      if (rows.length === 0) throw importError('nothingInside')
      return importPlanOf(rows, isSheet ? 'sheet' : 'records')
    },
    applyImport: async (plan, options) => {
      // The page first shows that the work has started.
      await pause()
      options?.signal?.throwIfAborted()
      const incoming = plan.rows.flatMap((row) =>
        row.action === 'add' || row.action === 'update' ? [row] : [],
      )
      const summary = addAll('import', incoming)
      options?.onProgress?.(1)
      return summary
    },
    loadSamples: async (language, options) => {
      const loaded = await samples.load(language, options)
      options?.signal?.throwIfAborted()
      const incoming = loaded.map(({ draft, picture, drawing }, index): Incoming => {
        const { id, timestamp } = ids.product()
        // The first sample is the newest, so that each category begins with its flagship.
        const createdAt = new Date(timestamp - index * sampleInterval).toISOString()
        const image = picture && imageFromDataUrl(ids.image(drawing).id, picture.dataUrl, createdAt)
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

const bytesOf = ({ dataUrl }: StoredImage): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (unit) => unit.charCodeAt(0))

const redraw = async (
  { id, createdAt }: StoredImage,
  file: Blob,
  pictures: PicturesPort,
  signal: AbortSignal | undefined,
): Promise<StoredImage | null> => {
  try {
    const { dataUrl } = await pictures.prepare(file, signal === undefined ? {} : { signal })
    return imageFromDataUrl(id, dataUrl, createdAt)
  } catch (thrown) {
    if (catalogueFailureOf(thrown).from !== 'picture') throw thrown
    return null
  }
}

/**
 * Makes a picture from a file as harmless as a chosen one. One that is already as this site stores
 * pictures stays equal to the byte, so that export and import give back what was there; any other
 * is redrawn, which strips what it carries (decisions P3, P4). One that cannot be drawn is left out
 * (decision P11).
 */
export const cleanRow = async (
  row: ImportRow,
  pictures: PicturesPort,
  signal: AbortSignal | undefined,
): Promise<ImportRow> => {
  if ((row.action !== 'add' && row.action !== 'update') || row.image === null) return row
  const { image, product, leftOut = [] } = row
  const bytes = bytesOf(image)
  if (isPlainPicture(bytes)) return row
  const clean = await redraw(image, new Blob([bytes], { type: image.type }), pictures, signal)
  if (clean === null) {
    return {
      ...row,
      image: null,
      product: { ...product, imageId: '' },
      leftOut: [...leftOut, { part: 'picture' }],
    }
  }
  return { ...row, image: clean }
}
