import { fromService } from '#machines/oldFromService.ts'
import { managementMachine } from '#machines/management/management.machine.ts'
import type { ManagementInput } from '#machines/management/management.types.ts'
import type { CatalogueServices } from '#services/products/catalogue.ts'

/** Provides the management machine with ports. */
export const provideManagement = ({
  products,
  pictures,
  files,
  draft,
  reporter,
}: Pick<CatalogueServices, 'products' | 'pictures' | 'files' | 'draft' | 'reporter'>) =>
  managementMachine.provide({
    actions: {
      writeDraft: (_, { form }) => {
        if (form === null) draft.clear()
        else draft.write(form)
      },
    },
    actors: {
      preparePicture: fromService(reporter, ({ input: { file, report }, signal }) =>
        pictures.prepare(file, { signal, onProgress: report }),
      ),
      save: fromService(reporter, ({ input }) =>
        products.add(input.draft, input.picture ?? undefined),
      ),
      changePrice: fromService(reporter, ({ input }) =>
        products.updatePrice(input.id, input.price, input.seen),
      ),
      replaceImage: fromService(reporter, async ({ input: { id, file, report }, signal }) => {
        const prepared = await pictures.prepare(file, { signal, onProgress: report })
        // Cancelled while the picture was prepared: the product keeps its picture.
        signal.throwIfAborted()
        return products.replaceImage(id, prepared)
      }),
      remove: fromService(reporter, ({ input }) => products.remove(input.id)),
      readImport: fromService(reporter, async ({ input: { file, report }, signal }) => {
        // Reading is the short part, planning the long one.
        const text = await files.readText(file, {
          signal,
          onProgress: (share) => report(share * 0.2),
        })
        const onProgress = (share: number) => report(0.2 + share * 0.8)
        return products.planImport(text, { signal, onProgress })
      }),
      applyImport: fromService(reporter, ({ input: { plan, report }, signal }) =>
        products.applyImport(plan, { signal, onProgress: report }),
      ),
      clear: fromService(reporter, () => products.clear()),
      loadSamples: fromService(reporter, ({ input: { language, report }, signal }) =>
        products.loadSamples(language, { signal, onProgress: report }),
      ),
      exportFile: fromService(reporter, async () => {
        const file = await products.exportFile()
        files.save(file)
        return file.name
      }),
      discardQuarantine: fromService(reporter, () => products.discardQuarantine()),
      undo: fromService(reporter, () => products.undo()),
    },
  })

/** The input of the machine. Reads storage: call it when the page opens, not during render. */
export const managementInput = ({ draft }: Pick<CatalogueServices, 'draft'>): ManagementInput => ({
  draft: draft.read(),
})
