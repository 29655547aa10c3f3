import { writeProduct } from '#domain/catalogue/codec.ts'
import { imageFromDataUrl } from '#domain/catalogue/exportFile.ts'
import type { UndoKind, UndoStep } from '#domain/catalogue/history.ts'
import type { IdSource } from '#domain/catalogue/ids.ts'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import { isSameProduct, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import type { CatalogueChange } from '#services/catalogue/log.ts'
import type { CatalogueEngine } from '#services/catalogue/engine.ts'
import { type StoreFailure, ServiceError } from '#domain/failure.ts'
import { longHash } from '#domain/hash.ts'
import { keysOf, propertyOf } from '#domain/objects.ts'
import type { ProductsEditor } from '#services/products.ts'

/** Shared parts of the store. */
export interface StoreContext {
  readonly engine: CatalogueEngine
  readonly ids: IdSource
  readonly now: () => number
  /** Called after every attempt, so that pages show its result. */
  readonly changed: () => void
}

/** The changes of the port as synchronous functions, like browser storage itself. */
export type ProductChanges = {
  readonly [Name in keyof ProductsEditor]: (
    ...given: Parameters<ProductsEditor[Name]>
  ) => Awaited<ReturnType<ProductsEditor[Name]>>
}

/** The contents of an undo step. */
export type Undoable = Pick<UndoStep, 'count' | 'put' | 'remove' | 'fields'>

const storeError = (code: StoreFailure) => new ServiceError({ from: 'store', code })

/** A print of the fields of a product that a step has touched. */
const printOf = (product: Product, fields: Undoable['fields']): string =>
  longHash(
    fields === undefined
      ? writeProduct(product)
      : JSON.stringify(fields.map((field) => propertyOf(product, field))),
  )

/** Applies a change together with its undo step; without the change the step is removed again. */
export const changeUndoably = (
  { engine, ids, now, changed }: StoreContext,
  kind: UndoKind,
  undoable: Undoable,
  change: CatalogueChange,
): void => {
  const id = `undo_${ids.image().id}`
  // Before the change: after a crash in between, a useless step is better than a lost product.
  const left = Object.fromEntries(
    (change.put ?? []).map(({ product }) => [product.$id, printOf(product, undoable.fields)]),
  )
  engine.history.push({ id, kind, at: now(), left, ...undoable })
  try {
    engine.change(change)
  } catch (thrown) {
    engine.history.drop(id)
    throw thrown
  } finally {
    changed()
  }
}

const storedImage = ({ ids }: StoreContext, picture: PreparedPicture): StoredImage => {
  const { id, timestamp } = ids.image()
  const image = imageFromDataUrl(id, picture.dataUrl, new Date(timestamp).toISOString())
  if (image === null) throw storeError('pictureBroken')
  return image
}

/** The present product with the fields that the undone change had touched as they were before. */
const takeBack = ({ fields }: UndoStep, before: Product, present: Product): Product => {
  if (fields === undefined) return before
  const changed = Object.entries(before).filter(([field]) => fields.includes(field))
  return { ...present, ...Object.fromEntries(changed) }
}

/** The names of the fields in which two states of a product differ. */
const changedFields = (before: Product, after: Product): readonly string[] =>
  keysOf(after).filter((field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]))

/**
 * The change that undoes a step, given the present catalogue.
 *
 * @throws ServiceError `changedElsewhere` where a product is not what the step left
 */
const reversal = ({ engine }: StoreContext, step: UndoStep): CatalogueChange => {
  const { products, images } = engine.state()
  const present = new Map(products.map((product) => [product.$id, product]))
  const restores = step.kind === 'remove' || step.kind === 'clear'
  const isAnother = ({ $id: id }: { readonly $id: string }) => {
    const product = present.get(id)
    return product !== undefined && printOf(product, step.fields) !== step.left[id]
  }
  const changed = [...step.put, ...step.remove.map((id) => ({ $id: id }))]
  if (!restores && changed.some(isAnother)) throw storeError('changedElsewhere')
  const put = step.put.flatMap((before) => {
    const now = present.get(before.$id)
    if (restores) return now === undefined ? [{ product: before, created: true }] : []
    return now === undefined ? [] : [{ product: takeBack(step, before, now), created: false }]
  })
  const lost = put.flatMap(({ product: { imageId } }) => {
    const image = images.has(imageId) ? undefined : engine.compaction.knownImage(imageId)
    return image === undefined ? [] : [image]
  })
  return { put, remove: step.remove.filter((id) => present.has(id)), images: lost }
}

const noPicture = { imageId: '', imageUrl: '' }

const isSamePicture = (a: Picture, b: Picture): boolean =>
  a.imageId === b.imageId && a.imageUrl === b.imageUrl

type Picture = Pick<Product, 'imageId' | 'imageUrl'>

/** Creates the changes of single products and the undo. */
export const createProductChanges = (context: StoreContext): ProductChanges => {
  const { engine, ids, changed } = context
  const find = (id: string): Product => {
    const product = engine.state().products.find(({ $id }) => $id === id)
    if (product === undefined) throw storeError('notFound')
    return product
  }
  /** Those that are there; another tab may have removed some. */
  const present = (ids: readonly string[]): readonly Product[] => {
    const wanted = new Set(ids)
    return engine.state().products.filter(({ $id }) => wanted.has($id))
  }
  const removeAll = (kind: 'remove' | 'clear', products: readonly Product[]): number => {
    if (products.length === 0) return 0
    const undoable = { count: products.length, put: products, remove: [] }
    changeUndoably(context, kind, undoable, { remove: products.map(({ $id }) => $id) })
    return products.length
  }
  const replace = (
    kind: 'price' | 'picture' | 'edit',
    before: Product,
    product: Product,
    images: readonly StoredImage[] = [],
  ) => {
    const fields = changedFields(before, product)
    const undoable = { count: 1, put: [before], remove: [], fields }
    changeUndoably(context, kind, undoable, { put: [{ product, created: false }], images })
    return product
  }
  /** The picture of a copy is that of its original: a picture is stored once (decision P1). */
  const pictureFor = (picture: Parameters<ProductsEditor['add']>[1] = noPicture) => {
    if ('dataUrl' in picture) {
      const image = storedImage(context, picture)
      return { fields: { imageId: image.id, imageUrl: '' }, images: [image] }
    }
    const { imageId, imageUrl } = picture
    // The original may have been removed meanwhile.
    const image = engine.state().images.get(imageId) ?? engine.compaction.knownImage(imageId)
    return { fields: { imageId, imageUrl }, images: image === undefined ? [] : [image] }
  }
  return {
    add: (draft, picture) => {
      const { fields, images } = pictureFor(picture)
      const { id, timestamp } = ids.product()
      const product: Product = {
        $id: id,
        createdAt: new Date(timestamp).toISOString(),
        productId: timestamp,
        ...draft,
        ...fields,
      }
      try {
        engine.change({ put: [{ product, created: true }], images })
      } finally {
        changed()
      }
      return product
    },
    update: (seen, draft, picture) => {
      const before = find(seen.$id)
      if (!isSameProduct(before, seen)) throw storeError('changedElsewhere')
      const { fields, images } = pictureFor(picture === undefined ? before : (picture ?? noPicture))
      const product = { ...before, ...draft, ...fields }
      return isSameProduct(before, product) ? before : replace('edit', before, product, images)
    },
    updatePrice: (id, price, seen) => {
      const before = find(id)
      if (seen !== undefined && before.price !== seen) throw storeError('changedElsewhere')
      return before.price === price ? before : replace('price', before, { ...before, price })
    },
    replaceImage: (id, picture, seen) => {
      const before = find(id)
      if (seen !== undefined && !isSamePicture(before, seen)) throw storeError('changedElsewhere')
      const image = storedImage(context, picture)
      return replace('picture', before, { ...before, imageId: image.id, imageUrl: '' }, [image])
    },
    remove: (id) => {
      const before = find(id)
      changeUndoably(context, 'remove', { count: 1, put: [before], remove: [] }, { remove: [id] })
      return before
    },
    removeAll: (ids) => removeAll('remove', present(ids)),
    setAvailable: (ids, available) => {
      const put = present(ids).filter((product) => product.available !== available)
      if (put.length === 0) return 0
      const undoable = { count: put.length, put, remove: [], fields: ['available'] }
      changeUndoably(context, available ? 'available' : 'unavailable', undoable, {
        put: put.map((product) => ({ product: { ...product, available }, created: false })),
      })
      return put.length
    },
    clear: (ids) => removeAll('clear', present(ids)),
    undo: (id) => {
      const step = engine.history.steps().find((other) => other.id === id)
      if (step === undefined) throw storeError('nothingToUndo')
      try {
        engine.change(reversal(context, step))
        engine.history.drop(step.id)
      } finally {
        changed()
      }
      const { kind, count } = step
      return { kind, count }
    },
  }
}
