import { isSameProduct, type Product } from '#domain/catalogue/product.ts'
import { catalogueFailureOf, ServiceError } from '#domain/failure.ts'
import { idsOf, type Answer, type ExportKind, type Job } from '#machines/management/job.ts'
import type { CatalogueServices } from '#services/products.ts'

export type ManagementServices = Pick<
  CatalogueServices,
  'products' | 'pictures' | 'files' | 'backup' | 'draft' | 'columns' | 'reporter'
>

/** What a job may use beside itself. */
export interface JobContext {
  readonly signal: AbortSignal
  /** Called with the progress of long work, from 0 to 1. */
  readonly report: (share: number) => void
}

/** The result of a job. */
export interface Done {
  readonly answer: Answer
  /** The fields that it has set, by `$id`: to the jobs that wait, they are no change of another tab. */
  readonly left: ReadonlyMap<string, Partial<Product>>
}

/** The result of a job that has changed nothing. */
export const doneWith = (answer: Answer): Done => ({ answer, left: new Map() })

/** The fields that a job sets; all unless named. */
const fieldsSetBy: Partial<Record<Job['kind'], readonly (keyof Product)[]>> = {
  price: ['price'],
  picture: ['imageId', 'imageUrl'],
  availability: ['available'],
}

const setBy = (job: Job, before: readonly Product[], after: readonly Product[]): Done['left'] => {
  const known = idsOf(job)
  const old = new Map(before.map((product) => [product.$id, product]))
  const isSet = (product: Product) =>
    job.kind === 'undo' ? old.get(product.$id) !== product : known?.includes(product.$id) === true
  const fields = fieldsSetBy[job.kind]
  const partOf = (product: Product): Partial<Product> =>
    fields === undefined
      ? product
      : Object.fromEntries(fields.map((field) => [field, product[field]]))
  return new Map(after.filter(isSet).map((product) => [product.$id, partOf(product)]))
}

/** Whether the job has changed products that were there. */
const hasChanged = (answer: Answer): boolean => {
  if ('count' in answer) return answer.count > 0
  if ('summary' in answer) return answer.summary.added + answer.summary.updated > 0
  return 'product' in answer
}

/** How many changes no export has after this, below 0 for those that were taken back; `null` for none of one's own. */
const unsavedBy = (answer: Answer): number | null => {
  switch (answer.kind) {
    case 'undone': {
      const { kind, count } = answer.offer
      return kind === 'import' || kind === 'samples' ? 0 : -count
    }
    case 'added':
      return 1
    // What was imported is in its file.
    case 'imported':
      return 0
    case 'sampled':
      return null
    default:
      return answer.undo?.count ?? null
  }
}

/** Does the jobs, each by its kind. */
export const createJobs = ({ products, pictures, files, backup, reporter }: ManagementServices) => {
  const fileOf = (kind: ExportKind, some?: readonly Product[]) => {
    if (kind === 'json') return products.exportFile(some)
    if (kind === 'quarantine') return products.quarantineFile()
    const { sheet, language } = kind
    return sheet === 'products'
      ? products.sheetFile(language, some)
      : products.templateFile(language)
  }
  const handOut = async (kind: ExportKind, ids: readonly string[] | null): Promise<Answer> => {
    const some =
      ids === null ? undefined : products.snapshot().products.filter(({ $id }) => ids.includes($id))
    const whole = await fileOf(kind, some)
    if (whole === null) return { kind: 'same' }
    // The name of a part says that it is not everything.
    const file =
      some === undefined ? whole : { ...whole, name: whole.name.replace('.', `_${some.length}.`) }
    const isBackup = kind === 'json' && ids === null
    // Nothing arrives, and nothing says so: the person takes the text, and says when it is kept.
    if (!files.downloads) return { kind: 'text', file, isBackup }
    files.save(file)
    if (isBackup) backup.exported()
    return { kind: 'exported', name: file.name, of: typeof kind === 'string' ? kind : kind.sheet }
  }
  const save = async ({
    draft,
    source,
    picture,
    keepsPicture,
  }: Extract<Job, { kind: 'save' }>): Promise<Answer> => {
    if (source?.kind !== 'edit') {
      const kept = keepsPicture ? source?.product : undefined
      return { kind: 'added', product: await products.add(draft, picture ?? kept) }
    }
    const kept = keepsPicture ? undefined : null
    const product = await products.update(source.product, draft, picture ?? kept)
    return isSameProduct(source.product, product) ? { kind: 'same' } : { kind: 'changed', product }
  }
  const work = async (job: Job, { signal, report }: JobContext): Promise<Answer> => {
    const options = { signal, onProgress: report }
    switch (job.kind) {
      case 'save':
        return save(job)
      case 'price': {
        const before = products.snapshot().products.find(({ $id }) => $id === job.id)
        const product = await products.updatePrice(job.id, job.price, job.seen.price)
        return before?.price === product.price ? { kind: 'same' } : { kind: 'priced', product }
      }
      case 'picture': {
        const prepared = await pictures.prepare(job.file, options)
        // Stopped while the picture was prepared: the product keeps the one it has.
        signal.throwIfAborted()
        return {
          kind: 'pictured',
          product: await products.replaceImage(job.id, prepared, job.seen),
        }
      }
      case 'delete':
        return { kind: 'deleted', product: await products.remove(job.id) }
      case 'deleteMany':
        return { kind: 'deletedMany', count: await products.removeAll(job.ids) }
      case 'deleteAll':
        return { kind: 'deletedAll', count: await products.clear(job.ids) }
      case 'availability': {
        const count = await products.setAvailable(job.ids, job.available)
        return { kind: job.available ? 'available' : 'unavailable', count }
      }
      case 'samples':
        return { kind: 'sampled', summary: await products.loadSamples(job.language, options) }
      case 'import': {
        const result = await products.applyImport(job.plan, options)
        return 'rows' in result
          ? { kind: 'renewed', plan: result }
          : { kind: 'imported', summary: result }
      }
      case 'export':
        return handOut(job.file, job.ids)
      case 'discard':
        return { kind: 'discarded', count: await products.discardQuarantine() }
      case 'undo':
        return { kind: 'undone', offer: await products.undo(job.id) }
    }
  }
  const changing = async (job: Job, context: JobContext): Promise<Done> => {
    const before = products.snapshot()
    const result = await work(job, context)
    const after = products.snapshot()
    // A change is made at once: the newest step is the one that it has left.
    const step = hasChanged(result) && after.undo?.id !== before.undo?.id ? after.undo : null
    const answer = step === null ? result : { ...result, undo: step }
    const unsaved = unsavedBy(answer)
    if (unsaved !== null) backup.changed(unsaved)
    return { answer, left: setBy(job, before.products, after.products) }
  }
  return async (job: Job, context: JobContext): Promise<Done> => {
    try {
      return await changing(job, context)
    } catch (thrown) {
      if (!(thrown instanceof ServiceError || context.signal.aborted)) reporter.report(thrown)
      return doneWith({ kind: 'failed', failure: catalogueFailureOf(thrown) })
    }
  }
}
