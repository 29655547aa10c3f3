import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import type { ProductForm } from '#domain/catalogue/product.rules.ts'
import type { Language } from '#domain/language.ts'
import {
  managementMachine,
  type ManagementEvent,
  type ManagementInput,
  type ManagementServices,
} from '#machines/management/machine.ts'
import type { ManagementOutcome, ManagementProblem } from '#machines/management/outcome.ts'

type ManagementSnapshot = SnapshotFrom<typeof managementMachine>

/** The task under way on the stored products, or `idle`. */
export type ManagementWork = ManagementSnapshot['value']['work']

/** What the management page may do. The functions stay the same as long as the page is open. */
export interface ManagementActions {
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
  /** Loads the samples in the language of the page (decision P5). */
  loadSamples(language: Language): void
  /** Hands out the export file, also while a question is open. */
  exportProducts(): void
  /** Hands out the products, or a template, as a sheet in the language of the page (decision P13). */
  exportSheet(sheet: 'products' | 'template', language: Language): void
  /** Hands out the quarantined data. */
  downloadQuarantine(): void
  discardQuarantine(): void
  undo(): void
  /** Stops long work, or leaves the preview or the question. */
  cancel(): void
  dismissProblem(): void
  closeToast(): void
}

/** The management page, beside the catalogue itself: what it shows, and what it may do. */
export interface ManagementFlow extends ManagementActions {
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

const noPicture = { state: 'none' } as const

const pictureIn = (snapshot: ManagementSnapshot): ManagementFlow['picture'] => {
  const { picture, pictureProgress } = snapshot.context
  if (picture !== null) return { state: 'ready', prepared: picture }
  return snapshot.matches({ form: { open: { picture: 'preparing' } } })
    ? { state: 'preparing', progress: pictureProgress }
    : noPicture
}

export const managementActions = (
  { products, files }: Pick<ManagementServices, 'products' | 'files'>,
  send: (event: ManagementEvent) => void,
): ManagementActions => ({
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
  exportProducts: () => send({ type: 'export.asked', file: 'json' }),
  exportSheet: (sheet, language) => send({ type: 'export.asked', file: { sheet, language } }),
  // Nothing to wait for and nothing to show: no state of the machine.
  downloadQuarantine: () => {
    const file = products.quarantineFile()
    if (file !== null) files.save(file)
  },
  discardQuarantine: () => send({ type: 'quarantine.discarded' }),
  undo: () => send({ type: 'undo.asked' }),
  cancel: () => send({ type: 'work.cancelled' }),
  dismissProblem: () => send({ type: 'problem.dismissed' }),
  closeToast: () => send({ type: 'toast.closed' }),
})

export const managementFlow = (
  snapshot: ManagementSnapshot,
  actions: ManagementActions,
): ManagementFlow => {
  const { value, context } = snapshot
  return {
    ...actions,
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

/** The input of the machine. Reads storage: call it when the page opens, not during render. */
export const managementInput = ({ draft }: Pick<ManagementServices, 'draft'>): ManagementInput => ({
  draft: draft.read(),
})

export const useManagement = (services: ManagementServices): ManagementFlow => {
  const [{ machine, input }] = useState(() => ({
    machine: managementMachine(services),
    input: managementInput(services),
  }))
  const [snapshot, send] = useMachine(machine, { input })
  // Otherwise every row of the table would render again.
  const actions = useMemo(() => managementActions(services, send), [services, send])
  return managementFlow(snapshot, actions)
}
