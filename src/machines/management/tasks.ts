import { assertEvent, type ExtractEvent } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import { importPlanOf, type ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import { isSameProduct, type Product, type ProductDraft } from '#domain/catalogue/product.ts'
import { fromService } from '#machines/fromService.ts'
import type { ExportKind, ManagementEvent } from '#machines/management/actions.ts'
import type { Exported, ManagementOutcome, ShownExport } from '#machines/management/outcome.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import type { CatalogueServices } from '#services/products.ts'

export type ManagementServices = Pick<
  CatalogueServices,
  'products' | 'pictures' | 'files' | 'backup' | 'draft' | 'reporter'
>

/** Called with the progress of long work, from 0 to 1. */
type Report = (share: number) => void

/** What a task starts with: the event that asked for it, and the import that the preview shows. */
export interface TaskInput {
  readonly event: ManagementEvent
  readonly plan: ImportPlan | null
  /** The products that the question is about. */
  readonly asked: readonly string[]
  readonly report: Report
}

/** What the form saves. */
interface SaveInput {
  readonly draft: ProductDraft
  readonly source: FormSource | null
  readonly picture: PreparedPicture | null
  /** The product keeps the picture that is stored, and a copy gets it. */
  readonly keepsPicture: boolean
}

/** What a task may use beside its event. */
interface Work extends Omit<TaskInput, 'event'> {
  readonly signal: AbortSignal
}

/** The calls of the machine, each by the name of its actor. */
export const managementActors = ({
  products,
  pictures,
  files,
  backup,
  reporter,
}: Omit<ManagementServices, 'draft'>) => {
  /** Runs a change of the visitor's own products, which the last export lacks then. */
  const change = async <Result>(
    work: () => Promise<Result>,
    countOf: (result: Result) => number = () => 1,
  ): Promise<Result> => {
    const result = await work()
    backup.changed(countOf(result))
    return result
  }
  const all = (count: number) => count
  const takenBack = ({ kind, count }: UndoOffer) =>
    kind === 'import' || kind === 'samples' ? 0 : -count
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
  /** A call that events of this type ask for. */
  const call = <Type extends ManagementEvent['type'], Output>(
    type: Type,
    run: (event: ExtractEvent<ManagementEvent, Type>, work: Work) => Promise<Output>,
  ) =>
    fromService<Output, TaskInput>(reporter, ({ input: { event, ...work }, signal }) => {
      assertEvent(event, type)
      return run(event, { ...work, signal })
    })
  /** A {@link call} that changes the stored products. */
  const task = <Type extends ManagementEvent['type']>(
    type: Type,
    run: (event: ExtractEvent<ManagementEvent, Type>, work: Work) => Promise<ManagementOutcome>,
  ) => call(type, run)
  return {
    preparePicture: call('picture.chosen', ({ file }, { report: onProgress, signal }) =>
      pictures.prepare(file, { signal, onProgress }),
    ),
    save: fromService<Product, SaveInput>(
      reporter,
      ({ input: { draft, source, picture, keepsPicture } }) =>
        change(
          () =>
            source?.kind === 'edit'
              ? products.update(source.product, draft, picture ?? (keepsPicture ? undefined : null))
              : products.add(draft, picture ?? (keepsPicture ? source?.product : undefined)),
          (saved) => (source !== null && isSameProduct(source.product, saved) ? 0 : 1),
        ),
    ),
    changePrice: task('price.submitted', async ({ id, price, seen }) => ({
      kind: 'priced',
      product: await change(() => products.updatePrice(id, price, seen)),
    })),
    replaceImage: task('image.chosen', async ({ id, file }, { report: onProgress, signal }) => {
      const prepared = await pictures.prepare(file, { signal, onProgress })
      const product = await change(() => {
        // Cancelled while the picture was prepared: the product keeps its picture.
        signal.throwIfAborted()
        return products.replaceImage(id, prepared)
      })
      return { kind: 'pictured', product }
    }),
    remove: task('product.removed', async ({ id }) => ({
      kind: 'removed',
      product: await change(() => products.remove(id)),
    })),
    readImport: call('import.chosen', async ({ file }, { report, signal }) => {
      // Reading is the short part, planning the long one.
      const { text, encoding } = await files.readText(file, {
        signal,
        onProgress: (share) => report(share * 0.2),
      })
      const onProgress = (share: number) => report(0.2 + share * 0.8)
      return products.planImport(text, { signal, onProgress, encoding })
    }),
    /** Gives another plan where the products have changed since this one was shown. */
    applyImport: call(
      'import.confirmed',
      async (_, { plan, report: onProgress, signal }): Promise<ManagementOutcome | ImportPlan> => {
        const confirmed = plan ?? importPlanOf([])
        const result = await products.applyImport(confirmed, { signal, onProgress })
        if ('rows' in result) return result
        // What comes from a file is in that file.
        backup.changed(0)
        return { kind: 'imported', summary: result }
      },
    ),
    removeAll: task('removal.confirmed', async (_, { asked }) => ({
      kind: 'removedAll',
      count: await change(() => products.removeAll(asked), all),
    })),
    setAvailable: task('availability.submitted', async ({ ids, available }) => ({
      kind: available ? 'available' : 'unavailable',
      count: await change(() => products.setAvailable(ids, available), all),
    })),
    clear: task('clear.confirmed', async () => ({
      kind: 'cleared',
      count: await change(() => products.clear(), all),
    })),
    loadSamples: task('samples.asked', async ({ language }, { report: onProgress, signal }) => ({
      kind: 'sampled',
      summary: await products.loadSamples(language, { signal, onProgress }),
    })),
    exportFile: call(
      'export.asked',
      async ({ file: kind, ids }): Promise<Exported | ShownExport> => {
        const file = await (ids === null ? fileOf(kind) : partOf(kind, ids))
        const isBackup = kind === 'json' && ids === null
        // Nothing arrives, and nothing says so: the person takes the text, and says when it is kept.
        if (!files.downloads) return { file, isBackup }
        files.save(file)
        if (isBackup) backup.exported()
        return { name: file.name, of: kind === 'json' ? 'json' : kind.sheet }
      },
    ),
    discardQuarantine: task('quarantine.discarded', async () => ({
      kind: 'discarded',
      count: await products.discardQuarantine(),
    })),
    undo: task('undo.asked', async () => ({
      kind: 'undone',
      offer: await change(() => products.undo(), takenBack),
    })),
  }
}
