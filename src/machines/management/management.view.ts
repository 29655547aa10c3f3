import type { Language } from '#domain/language.ts'
import type { SnapshotFrom } from 'xstate'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import type { managementMachine } from '#machines/management/management.machine.ts'
import type {
  ManagementEvent,
  ManagementOutcome,
  ManagementProblem,
} from '#machines/management/management.types.ts'

type Snapshot = SnapshotFrom<typeof managementMachine>

/** The task under way on the stored products, or `idle`. */
export type ManagementWork = Snapshot['value']['work']

/** What the management page shows, beside the catalogue itself. */
export interface ManagementView {
  readonly form: 'closed' | 'editing' | 'saving'
  /** What the form starts with after a reload, or `null`. */
  readonly draft: ProductForm | null
  /** The add form's picture. */
  readonly picture:
    | { readonly state: 'none' }
    | { readonly state: 'preparing'; readonly progress: number }
    | { readonly state: 'ready'; readonly prepared: PreparedPicture }
  readonly work: ManagementWork
  /** How far the work is, from 0 to 1. */
  readonly progress: number
  /** The product whose row is being changed, or `null`. */
  readonly productId: string | null
  /** The import to decide on; kept while it is carried out. */
  readonly plan: ImportPlan | null
  /** Whether the undo toast is shown. */
  readonly toast: 'hidden' | 'showing'
  readonly problem: ManagementProblem | null
  readonly outcome: ManagementOutcome | null
  /** Grows with every outcome, so that equal ones are announced again. */
  readonly outcomes: number
}

/** What the management page may do. */
export interface ManagementCommands {
  openForm(): void
  closeForm(): void
  /** Saves what was typed so far for a reload; `null` removes it. */
  saveDraft(form: ProductForm | null): void
  /** Saves a draft that passed `readProductForm`; ignored while its picture is being prepared. */
  saveProduct(draft: ProductDraft): void
  choosePicture(file: Blob): void
  /** Takes the form's picture away, or stops preparing it. */
  removePicture(): void
  /** `seen` is the price that was shown when editing began. */
  changePrice(id: string, price: number, seen: number): void
  replaceImage(id: string, file: Blob): void
  removeProduct(id: string): void
  chooseImport(file: Blob): void
  confirmImport(): void
  askClear(): void
  confirmClear(): void
  loadSamples(language: Language): void
  exportProducts(): void
  discardQuarantine(): void
  undo(): void
  /** Stops long work, or leaves the preview or the question. */
  cancel(): void
  dismissProblem(): void
  closeToast(): void
}

const pictureIn = (snapshot: Snapshot): ManagementView['picture'] => {
  const { picture, pictureProgress } = snapshot.context
  if (picture !== null) return { state: 'ready', prepared: picture }
  return snapshot.matches({ form: { open: { picture: 'preparing' } } })
    ? { state: 'preparing', progress: pictureProgress }
    : { state: 'none' }
}

/** Reads the view from the machine's snapshot. */
export const selectManagementView = (snapshot: Snapshot): ManagementView => {
  const { value, context } = snapshot
  return {
    form: typeof value.form === 'string' ? 'closed' : value.form.open.fields,
    draft: context.draft,
    picture: pictureIn(snapshot),
    work: value.work,
    progress: context.progress,
    productId: context.productId,
    plan: context.plan,
    toast: value.toast,
    problem: context.problem,
    outcome: context.outcome,
    outcomes: context.outcomes,
  }
}

/** Turns the machine's events into commands. */
export const managementCommands = (send: (event: ManagementEvent) => void): ManagementCommands => ({
  openForm: () => send({ type: 'form.opened' }),
  closeForm: () => send({ type: 'form.closed' }),
  saveDraft: (form) => send({ type: 'form.changed', form }),
  saveProduct: (draft) => send({ type: 'form.submitted', draft }),
  choosePicture: (file) => send({ type: 'picture.chosen', file }),
  removePicture: () => send({ type: 'picture.removed' }),
  changePrice: (id, price, seen) => send({ type: 'price.submitted', id, price, seen }),
  replaceImage: (id, file) => send({ type: 'image.chosen', id, file }),
  removeProduct: (id) => send({ type: 'product.removed', id }),
  chooseImport: (file) => send({ type: 'import.chosen', file }),
  confirmImport: () => send({ type: 'import.confirmed' }),
  askClear: () => send({ type: 'clear.asked' }),
  confirmClear: () => send({ type: 'clear.confirmed' }),
  loadSamples: (language) => send({ type: 'samples.asked', language }),
  exportProducts: () => send({ type: 'export.asked' }),
  discardQuarantine: () => send({ type: 'quarantine.discarded' }),
  undo: () => send({ type: 'undo.asked' }),
  cancel: () => send({ type: 'work.cancelled' }),
  dismissProblem: () => send({ type: 'problem.dismissed' }),
  closeToast: () => send({ type: 'toast.closed' }),
})
