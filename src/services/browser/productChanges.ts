import { imageFromDataUrl } from '#domain/catalogue/exchange.ts'
import type { UndoKind, UndoStep } from '#domain/catalogue/history.ts'
import type { IdSource } from '#domain/catalogue/ids.ts'
import { fail, succeed } from '#domain/catalogue/outcome.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import type { CatalogueChange } from '#services/browser/catalogueCommit.ts'
import type { CatalogueEngine } from '#services/browser/catalogueEngine.ts'
import type { ProductStore, StoreFailure } from '#services/products/products.port.ts'

/** What the parts of the store share. */
export type StoreContext = {
  readonly engine: CatalogueEngine
  readonly ids: IdSource
  readonly now: () => number
  /** To be called after every attempt, so that pages see what came of it. */
  readonly changed: () => void
}

type Changes = Pick<
  ProductStore,
  'add' | 'updatePrice' | 'replaceImage' | 'remove' | 'clear' | 'undo'
>

/** The changes of the port, answering at once: browser storage keeps nobody waiting. */
export type ProductChanges = {
  readonly [Name in keyof Changes]: (
    ...given: Parameters<Changes[Name]>
  ) => Awaited<ReturnType<Changes[Name]>>
}

/** What a step has to remember for a change to be taken back. */
export type Undoable = Pick<UndoStep, 'count' | 'put' | 'remove'>

/** Carries out a change with the step that takes it back; the step stays only if the change does. */
export const changeUndoably = (
  { engine, ids, now, changed }: StoreContext,
  kind: UndoKind,
  undoable: Undoable,
  change: CatalogueChange,
): StoreFailure | null => {
  const id = `undo_${ids.image().id}`
  // Before the change: a crash in between leaves an offer without effect, not a loss without offer.
  engine.history.push({ id, kind, at: now(), ...undoable })
  const failure = engine.change(change)
  if (failure !== null) engine.history.drop(id)
  changed()
  return failure
}

const storedImage = ({ ids }: StoreContext, picture: PreparedPicture): StoredImage | null => {
  const { id, timestamp } = ids.image()
  return imageFromDataUrl(id, picture.dataUrl, new Date(timestamp).toISOString())
}

/** A product as it was, as far as the kind of change touched it, on top of what it is now. */
const takeBack = (kind: UndoKind, before: Product, present: Product): Product => {
  if (kind === 'price') return { ...present, price: before.price }
  if (kind === 'picture') {
    return { ...present, imageId: before.imageId, imageUrl: before.imageUrl }
  }
  return before
}

/** The change that takes a step back, given what is there now. */
const reversal = ({ engine }: StoreContext, step: UndoStep): CatalogueChange => {
  const { products, images } = engine.state()
  const present = new Map(products.map((product) => [product.$id, product]))
  const restores = step.kind === 'remove' || step.kind === 'clear'
  const put = step.put.flatMap((before) => {
    const now = present.get(before.$id)
    if (restores) return now === undefined ? [{ product: before, born: true }] : []
    return now === undefined ? [] : [{ product: takeBack(step.kind, before, now), born: false }]
  })
  const lost = put.flatMap(({ product: { imageId } }) => {
    const image = images.has(imageId) ? undefined : engine.upkeep.knownImage(imageId)
    return image === undefined ? [] : [image]
  })
  return { put, remove: step.remove.filter((id) => present.has(id)), images: lost }
}

/** The changes to single products, and taking changes back. */
export const createProductChanges = (context: StoreContext): ProductChanges => {
  const { engine, ids, changed } = context
  const find = (id: string) => engine.state().products.find(({ $id }) => $id === id)
  return {
    add: (draft, picture) => {
      const image = picture === undefined ? null : storedImage(context, picture)
      if (picture !== undefined && image === null) return fail('pictureBroken')
      const { id, timestamp } = ids.product()
      const product: Product = {
        $id: id,
        createdAt: new Date(timestamp).toISOString(),
        productId: timestamp,
        ...draft,
        imageId: image?.id ?? '',
        imageUrl: '',
      }
      const images = image === null ? [] : [image]
      const failure = engine.change({ put: [{ product, born: true }], images })
      changed()
      return failure === null ? succeed(product) : fail(failure)
    },
    updatePrice: (id, price, seen) => {
      const before = find(id)
      if (before === undefined) return fail('notFound')
      if (seen !== undefined && before.price !== seen) return fail('changedElsewhere')
      if (before.price === price) return succeed(before)
      const product = { ...before, price }
      const undoable = { count: 1, put: [before], remove: [] }
      const change = { put: [{ product, born: false }] }
      const failure = changeUndoably(context, 'price', undoable, change)
      return failure === null ? succeed(product) : fail(failure)
    },
    replaceImage: (id, picture) => {
      const before = find(id)
      if (before === undefined) return fail('notFound')
      const image = storedImage(context, picture)
      if (image === null) return fail('pictureBroken')
      const product = { ...before, imageId: image.id, imageUrl: '' }
      const undoable = { count: 1, put: [before], remove: [] }
      const change = { put: [{ product, born: false }], images: [image] }
      const failure = changeUndoably(context, 'picture', undoable, change)
      return failure === null ? succeed(product) : fail(failure)
    },
    remove: (id) => {
      const before = find(id)
      if (before === undefined) return fail('notFound')
      const undoable = { count: 1, put: [before], remove: [] }
      const failure = changeUndoably(context, 'remove', undoable, { remove: [id] })
      return failure === null ? succeed(before) : fail(failure)
    },
    clear: () => {
      const { products } = engine.state()
      if (products.length === 0) return succeed(0)
      const undoable = { count: products.length, put: products, remove: [] }
      const change = { remove: products.map(({ $id }) => $id) }
      const failure = changeUndoably(context, 'clear', undoable, change)
      return failure === null ? succeed(products.length) : fail(failure)
    },
    undo: () => {
      const offer = engine.history.offer()
      const step = engine.history.steps().at(-1)
      if (offer === null || step === undefined) return fail('nothingToUndo')
      const failure = engine.change(reversal(context, step))
      if (failure === null) engine.history.drop(step.id)
      changed()
      return failure === null ? succeed(offer) : fail(failure)
    },
  }
}
