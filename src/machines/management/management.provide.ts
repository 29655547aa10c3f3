import { fromPromise } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { Outcome } from '#domain/catalogue/outcome.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { managementMachine } from '#machines/management/management.machine.ts'
import {
  ManagementError,
  type ManagementFailure,
  type ManagementInputs,
} from '#machines/management/management.types.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'
import type { ImportSummary } from '#services/products/products.port.ts'

/** The value of a port's answer; a refusal is thrown, as actors report refusals. */
const valueOf = <Value, From extends ManagementFailure['from']>(
  from: From,
  answer: Outcome<Value, Extract<ManagementFailure, { from: From }>['code']>,
): Value => {
  if (answer.ok) return answer.value
  throw new ManagementError({ from, code: answer.failure } as ManagementFailure)
}

/** Product management on real ports. */
export const provideManagement = ({
  products,
  pictures,
  files,
}: Pick<CatalogueServices, 'products' | 'pictures' | 'files'>) =>
  managementMachine.provide({
    actors: {
      preparePicture: fromPromise<PreparedPicture, ManagementInputs['preparePicture']>(
        async ({ input: { file, report }, signal }) =>
          valueOf('picture', await pictures.prepare(file, { signal, onProgress: report })),
      ),
      save: fromPromise<Product, ManagementInputs['save']>(async ({ input }) =>
        valueOf('store', await products.add(input.draft, input.picture ?? undefined)),
      ),
      changePrice: fromPromise<Product, ManagementInputs['changePrice']>(async ({ input }) =>
        valueOf('store', await products.updatePrice(input.id, input.price, input.seen)),
      ),
      replaceImage: fromPromise<Product, ManagementInputs['replaceImage']>(
        async ({ input: { id, file, report }, signal }) => {
          const picture = await pictures.prepare(file, { signal, onProgress: report })
          const prepared = valueOf('picture', picture)
          // Stopped while the picture was made: then the product keeps the one it has.
          signal.throwIfAborted()
          return valueOf('store', await products.replaceImage(id, prepared))
        },
      ),
      remove: fromPromise<Product, ManagementInputs['remove']>(async ({ input }) =>
        valueOf('store', await products.remove(input.id)),
      ),
      readImport: fromPromise<ImportPlan, ManagementInputs['readImport']>(
        async ({ input: { file, report }, signal }) => {
          // Reading is the short part, planning the long one.
          const text = valueOf(
            'file',
            await files.readText(file, { signal, onProgress: (share) => report(share * 0.2) }),
          )
          const onProgress = (share: number) => report(0.2 + share * 0.8)
          return valueOf('import', await products.planImport(text, { signal, onProgress }))
        },
      ),
      applyImport: fromPromise<ImportSummary, ManagementInputs['applyImport']>(
        async ({ input: { plan, report }, signal }) =>
          valueOf('store', await products.applyImport(plan, { signal, onProgress: report })),
      ),
      clear: fromPromise<number>(async () => valueOf('store', await products.clear())),
      loadSamples: fromPromise<ImportSummary, ManagementInputs['loadSamples']>(
        async ({ input: { language, report }, signal }) =>
          valueOf('store', await products.loadSamples(language, { signal, onProgress: report })),
      ),
      exportFile: fromPromise<string>(() => {
        const file = products.exportFile()
        files.save(file)
        return Promise.resolve(file.name)
      }),
      discardQuarantine: fromPromise<number>(async () =>
        valueOf('store', await products.discardQuarantine()),
      ),
      undo: fromPromise<UndoOffer>(async () => valueOf('store', await products.undo())),
    },
  })
