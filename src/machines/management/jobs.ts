import { isSameProduct, type Product } from '#domain/catalogue/product.ts'
import {
  isUndoable,
  unsavedBy,
  type Done,
  type ExportKind,
  type Job,
  type JobResult,
} from '#machines/management/job.ts'
import type { CatalogueServices } from '#services/products.ts'

export type ManagementServices = Pick<
  CatalogueServices,
  'products' | 'pictures' | 'files' | 'backup' | 'draft' | 'reporter'
>

/** What a job may use beside itself. */
export interface JobContext {
  readonly signal: AbortSignal
  /** Called with the progress of long work, from 0 to 1. */
  readonly report: (share: number) => void
}

/** Does the jobs, each by its kind. */
export const createJobs = ({ products, pictures, files, backup }: ManagementServices) => {
  const fileOf = (kind: ExportKind, some?: readonly Product[]) => {
    if (kind === 'json') return products.exportFile(some)
    const { sheet, language } = kind
    return sheet === 'products'
      ? products.sheetFile(language, some)
      : products.templateFile(language)
  }
  /** The name of a part says that it is not everything. */
  const partOf = async (kind: ExportKind, ids: readonly string[]) => {
    const some = products.snapshot().products.filter(({ $id }) => ids.includes($id))
    const file = await fileOf(kind, some)
    return { ...file, name: file.name.replace('.', `_${some.length}.`) }
  }
  const save = async ({
    draft,
    source,
    picture,
    keepsPicture,
  }: Extract<Job, { kind: 'save' }>): Promise<JobResult> => {
    if (source?.kind !== 'edit') {
      const kept = keepsPicture ? source?.product : undefined
      return { kind: 'added', product: await products.add(draft, picture ?? kept) }
    }
    const kept = keepsPicture ? undefined : null
    const product = await products.update(source.product, draft, picture ?? kept)
    return isSameProduct(source.product, product) ? { kind: 'same' } : { kind: 'changed', product }
  }
  const handOut = async ({
    file: kind,
    ids,
  }: Extract<Job, { kind: 'export' }>): Promise<JobResult> => {
    const file = await (ids === null ? fileOf(kind) : partOf(kind, ids))
    const isBackup = kind === 'json' && ids === null
    // Nothing arrives, and nothing says so: the person takes the text, and says when it is kept.
    if (!files.downloads) return { kind: 'text', file, isBackup }
    files.save(file)
    if (isBackup) backup.exported()
    return { kind: 'exported', name: file.name, of: kind === 'json' ? 'json' : kind.sheet }
  }
  const work = async (job: Job, { signal, report }: JobContext): Promise<JobResult> => {
    const options = { signal, onProgress: report }
    switch (job.kind) {
      case 'save':
        return save(job)
      case 'price':
        return {
          kind: 'priced',
          product: await products.updatePrice(job.id, job.price, job.seen),
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
      case 'remove':
        return { kind: 'removed', product: await products.remove(job.id) }
      case 'removeAll':
        return { kind: 'removedAll', count: await products.removeAll(job.ids) }
      case 'clear':
        return { kind: 'cleared', count: await products.clear(job.ids) }
      case 'availability': {
        const count = await products.setAvailable(job.ids, job.available)
        return { kind: job.available ? 'available' : 'unavailable', count }
      }
      case 'samples':
        return { kind: 'sampled', summary: await products.loadSamples(job.language, options) }
      case 'read': {
        // Reading is the short part, planning the long one.
        const { text, encoding } = await files.readText(job.file, {
          signal,
          onProgress: (share) => report(share * 0.2),
        })
        const onProgress = (share: number) => report(0.2 + share * 0.8)
        return {
          kind: 'planned',
          plan: await products.planImport(text, { signal, onProgress, encoding }),
        }
      }
      case 'import': {
        const result = await products.applyImport(job.plan, options)
        // The products have changed since it was shown: another look, and nothing is written.
        return 'rows' in result
          ? { kind: 'planned', plan: result }
          : { kind: 'imported', summary: result }
      }
      case 'export':
        return handOut(job)
      case 'discard':
        return { kind: 'discarded', count: await products.discardQuarantine() }
      case 'undo':
        return { kind: 'undone', offer: await products.undo(job.id) }
    }
  }
  return async (job: Job, context: JobContext): Promise<Done> => {
    const result = await work(job, context)
    const unsaved = unsavedBy(result)
    if (unsaved !== null) backup.changed(unsaved)
    // A change is made at once: the newest step is the one that it has left.
    return { result, undo: isUndoable(result) ? products.snapshot().undo : null }
  }
}
