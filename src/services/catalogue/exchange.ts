import { exportFile, imageFromDataUrl, readImportText } from '#domain/catalogue/exportFile.ts'
import {
  importPlanOf,
  isAsShown,
  planRecord,
  type ImportContext,
  type ImportFile,
  type ImportPlan,
  type ImportRow,
} from '#domain/catalogue/importPlan.ts'
import type { UndoKind } from '#domain/catalogue/history.ts'
import { limits } from '#domain/limits.ts'
import { ServiceError, catalogueFailureOf, type ImportFailure } from '#domain/failure.ts'
import { isSameProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { changeUndoably, type StoreContext } from '#services/catalogue/changes.ts'
import { sampleInterval, type SamplesPort } from '#services/catalogue/samples.ts'
import type { WorkOptions } from '#services/files.ts'
import type {
  PicturesPort,
  ImportSummary,
  ProductsExchange,
  ReadSheets,
} from '#services/products.ts'
import { isPlainPicture } from '#domain/catalogue/pictureBytes.ts'

/** Milliseconds that work may take before the browser handles other events. */
const longest = 12

type Context = StoreContext & {
  readonly pause: () => Promise<void>
  readonly samples: SamplesPort
  readonly pictures: PicturesPort
  readonly readSheets: ReadSheets
}

interface Incoming {
  readonly product: Product
  readonly image: StoredImage | null
}

const importError = (code: ImportFailure) => new ServiceError({ from: 'import', code })

const openRecords = (text: string): ImportFile => {
  const records = readImportText(text)
  if (!records.ok) throw importError(records.failure)
  const judge: ImportFile['judge'] = (context) => {
    const seen = new Map<string, Product>()
    return (index) => planRecord(records.value[index], index, seen, context)
  }
  return { source: 'records', length: records.value.length, judge }
}

/** How a text begins, without space and the mark of its encoding. */
const startOf = (text: string): string => text.trimStart().slice(0, 100)

/** A web page, or XML, which some programs save under the name of a workbook. */
const isMarkup = (start: string): boolean => /^(?:<|MIME-Version:)/iu.test(start)

const isSameCatalogue = (
  one: ReadonlyMap<string, Product>,
  other: ReadonlyMap<string, Product>,
): boolean =>
  one.size === other.size &&
  [...one].every(([id, product]) => {
    const same = other.get(id)
    return same !== undefined && isSameProduct(product, same)
  })

/** Name, category, price and stock. */
const neededColumns = 4

/** Fetched with the first sheet: most people import what was exported here. */
const loadSheets = () => import('#services/catalogue/sheets.ts')

/** Creates export, import and samples of the store. */
export const createProductExchange = (context: Context): ProductsExchange => {
  const { engine, ids, now, pause, samples, pictures, readSheets } = context

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

  const contextNow = (isExport: boolean | undefined): ImportContext => {
    const { products, images } = engine.state()
    return {
      products: new Map(products.map((product) => [product.$id, product])),
      images,
      newProductId: () => ids.product(),
      newImageId: () => ids.image().id,
      isExport,
    }
  }

  /** Called between parts of long work: lets the browser handle other events, and ends with the reason of the signal. */
  const breather = ({ signal, onProgress }: WorkOptions = {}) => {
    let since = -Infinity
    return async (share: number) => {
      if (performance.now() - since < longest) return
      onProgress?.(share)
      await pause()
      signal?.throwIfAborted()
      since = performance.now()
    }
  }

  /** The plan of a file for the products that are here now. Rows that an earlier plan does not write stay. */
  const judge = async (
    { file, rows: earlier }: Pick<ImportPlan, 'file'> & Partial<ImportPlan>,
    now: ImportContext,
    options: WorkOptions = {},
  ): Promise<ImportPlan> => {
    const breathe = breather(options)
    const judgeRow = file.judge(now)
    const rows: ImportRow[] = []
    for (let at = 0; at < file.length; at += 1) {
      await breathe(at / file.length)
      const row = earlier?.[at]
      const stays = row?.action === 'skip' || row?.action === 'reject'
      rows.push(stays ? row : await cleanRow(judgeRow(at), pictures, options.signal))
    }
    options.onProgress?.(1)
    return importPlanOf(rows, file, now)
  }

  /** The plan for the products that are here now; the same one where nothing has changed. */
  const judgeAgain = async (plan: ImportPlan, options?: WorkOptions): Promise<ImportPlan> => {
    const now = contextNow(plan.context.isExport)
    const isSame = isSameCatalogue(now.products, plan.context.products)
    return isSame ? plan : { ...plan, ...(await judge(plan, now, options)) }
  }

  return {
    exportFile: async (shown) => {
      const { products, images } = engine.state()
      return exportFile(shown ?? products, images, new Date(now()))
    },
    sheetFile: async (language, shown) => {
      const { sheetFile } = await loadSheets()
      return sheetFile(shown ?? engine.state().products, language, new Date(now()))
    },
    templateFile: async (language) => (await loadSheets()).templateFile(language),
    planImport: async (text, options) => {
      // No other object is an import.
      const isExport = startOf(text).startsWith('{')
      return judge({ file: openRecords(text) }, contextNow(isExport), options)
    },
    openSheets: async (source, options) => {
      if (typeof source === 'string') {
        const start = startOf(source)
        if (start === '') throw new ServiceError({ from: 'file', code: 'fileEmpty' })
        if (/^[[{]/u.test(start)) return null
        if (isMarkup(start)) throw new ServiceError({ from: 'file', code: 'fileMarkup' })
        if (source.length > limits.importText) throw importError('fileTooLarge')
      }
      const tables = await readSheets(source, options?.signal)
      if (tables.length === 0) throw new ServiceError({ from: 'file', code: 'fileEmpty' })
      const wide = tables.filter(({ rows }) => rows.some(({ length }) => length >= neededColumns))
      if (wide.length === 0) throw new ServiceError({ from: 'sheet', code: 'sheetNarrow' })
      return wide
    },
    planSheet: async (choice, options) => {
      const { sheetFileOf } = await import('#domain/catalogue/sheet.ts')
      const file = sheetFileOf(choice)
      if (file.length === 0) throw importError('nothingInside')
      if (file.length > limits.importRecords) throw importError('tooManyRecords')
      return judge({ file }, contextNow(false), options)
    },
    applyImport: async (plan, options) => {
      // The page first shows that the work has started.
      await pause()
      options?.signal?.throwIfAborted()
      let judged = plan
      let present = await judgeAgain(plan, options)
      // Judging takes seconds, and another tab may save within them: written is what nothing has changed since.
      while (present !== judged) {
        judged = present
        present = await judgeAgain(judged, options)
      }
      // What was saved meanwhile, here or in another tab, is not taken back in silence.
      if (!present.rows.every((row, at) => isAsShown(row, plan.rows[at])))
        return { ...present, isRenewed: true }
      const incoming = present.rows.flatMap((row) =>
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
