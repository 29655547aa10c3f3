import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource, ProductEntries } from '#domain/catalogue/product.rules.ts'
import type { Language } from '#domain/language.ts'
import type { TextFile } from '#services/files.ts'
import type { CatalogueServices } from '#services/products.ts'

/** What can be handed out: all with pictures, a sheet in a language, or a sheet to start from. */
export type ExportKind =
  'json' | { readonly sheet: 'products' | 'template'; readonly language: Language }

/** What the management page may do, each with the event that it sends. */
const events = {
  openForm: () => ({ type: 'form.opened', source: null }),
  /** Opens the form with a stored product: to change it, or to add a copy (decision P19). */
  openFormWith: (source: FormSource) => ({ type: 'form.opened', source }),
  /** Continues with another source, such as the product as another tab has left it, and these entries. */
  rebaseForm: (source: FormSource, form: ProductEntries) => ({
    type: 'form.rebased',
    source,
    form,
  }),
  closeForm: () => ({ type: 'form.closed' }),
  /** Saves what was typed so far for a reload; `null` removes it. */
  saveDraft: (form: ProductEntries | null) => ({ type: 'form.changed', form }),
  /**
   * Saves a draft that passed `validateProduct`; ignored while its picture is being prepared. `seen` is the stored
   * product that was shown, if it is not the one that the form was opened with.
   */
  saveProduct: (draft: ProductDraft, seen?: Product) => ({ type: 'form.submitted', draft, seen }),
  choosePicture: (file: Blob) => ({ type: 'picture.chosen', file }),
  /** Takes the form's picture away, or stops preparing it. */
  removePicture: () => ({ type: 'picture.removed' }),
  /** `seen` is the price that was shown when editing began. */
  changePrice: (id: string, price: number, seen: number) => ({
    type: 'price.submitted',
    id,
    price,
    seen,
  }),
  replaceImage: (id: string, file: Blob) => ({ type: 'image.chosen', id, file }),
  removeProduct: (id: string) => ({ type: 'product.removed', id }),
  /** Opens the question whether to delete these products. */
  askRemoveAll: (ids: readonly string[]) => ({ type: 'removal.asked', ids }),
  confirmRemoveAll: () => ({ type: 'removal.confirmed' }),
  setAvailable: (ids: readonly string[], available: boolean) => ({
    type: 'availability.submitted',
    ids,
    available,
  }),
  chooseImport: (file: Blob) => ({ type: 'import.chosen', file }),
  /** Makes specifications of a column of the sheet, or leaves it out. */
  chooseColumn: (at: number, kept: boolean) => ({ type: 'column.chosen', at, kept }),
  confirmImport: () => ({ type: 'import.confirmed' }),
  askClear: () => ({ type: 'clear.asked' }),
  confirmClear: () => ({ type: 'clear.confirmed' }),
  /** Loads the samples in the language of the page (decision P5). */
  loadSamples: (language: Language) => ({ type: 'samples.asked', language }),
  /** Hands out the export file, also while a question is open. */
  exportProducts: () => ({ type: 'export.asked', file: 'json' as const, ids: null }),
  /** Hands out the products, or a template, as a sheet in the language of the page (decision P13). */
  exportSheet: (sheet: 'products' | 'template', language: Language) => ({
    type: 'export.asked',
    file: { sheet, language },
    ids: null,
  }),
  /** Hands out these products only: no backup, whatever the file. */
  exportSome: (ids: readonly string[], file: ExportKind) => ({ type: 'export.asked', file, ids }),
  /** Shows a text to be copied, where downloads do not arrive. */
  showText: (file: TextFile) => ({ type: 'text.shown', file }),
  /** The text that is shown was copied and kept. */
  confirmCopy: () => ({ type: 'copy.confirmed' }),
  closeCopy: () => ({ type: 'copy.closed' }),
  discardQuarantine: () => ({ type: 'quarantine.discarded' }),
  undo: () => ({ type: 'undo.asked' }),
  /** Stops long work, or leaves the preview or the question. */
  cancel: () => ({ type: 'work.cancelled' }),
  dismissProblem: () => ({ type: 'problem.dismissed' }),
  closeToast: () => ({ type: 'toast.closed' }),
} satisfies Record<string, (...given: never[]) => { readonly type: `${string}.${string}` }>

type Events = typeof events

export type ManagementEvent =
  | ReturnType<Events[keyof Events]>
  // Sent by the machine's own work.
  | { readonly type: 'picture.progressed' | 'work.progressed'; readonly share: number }
  | { readonly type: 'change.undoable' }

type SendingActions = {
  readonly [Name in keyof Events]: (...given: Parameters<Events[Name]>) => void
}

/** What the management page may do. The functions stay the same as long as the page is open. */
export interface ManagementActions extends SendingActions {
  /** Hands out the quarantined data. */
  downloadQuarantine(): void
}

export const managementActions = (
  { products, files }: Pick<CatalogueServices, 'products' | 'files'>,
  send: (event: ManagementEvent) => void,
): ManagementActions => {
  const sending = Object.entries(events).map(([name, eventOf]) => [
    name,
    (...given: never[]) => send((eventOf as (...given: never[]) => ManagementEvent)(...given)),
  ])
  return {
    ...(Object.fromEntries(sending) as SendingActions),
    // Nothing to wait for and nothing to show: no state of the machine.
    downloadQuarantine: () => {
      const file = products.quarantineFile()
      if (file === null) return
      if (files.downloads) files.save(file)
      else send({ type: 'text.shown', file })
    },
  }
}
