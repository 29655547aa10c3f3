import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { PreparedPicture } from '#domain/catalogue/picture.rules.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import type { FormSource, KeptEntries, ProductEntries } from '#domain/catalogue/product.rules.ts'
import type { Language } from '#domain/language.ts'
import { idsOf, type ExportKind, type Job } from '#machines/management/job.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import { managementMachine } from '#machines/management/machine.ts'
import type { ManagementContext, ManagementEvent, Question } from '#machines/management/setup.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { TextFile } from '#services/files.ts'

type Send = (event: ManagementEvent) => void

/** What the management page may do. The functions stay the same as long as the page is open. */
const verbsOf = ({ products, files, draft }: ManagementServices, send: Send) => {
  const ask = (job: Job) => send({ type: 'job.asked', job })
  const showText = (file: TextFile) => send({ type: 'text.shown', file })
  return {
    /** Opens the form: empty, or with a stored product, to change it or to add a copy (decision P19). */
    openForm: (source: FormSource | null = null) => send({ type: 'form.opened', source }),
    /** Continues with another source, such as the product as another tab has left it, and these entries. */
    rebaseForm: (source: FormSource, form: ProductEntries) =>
      send({ type: 'form.rebased', source, form }),
    closeForm: () => send({ type: 'form.closed' }),
    /** Keeps what was typed so far for a reload; `null` forgets it. The machine has nothing to show for it. */
    saveDraft: (entries: KeptEntries | null) => {
      if (entries === null) draft.clear()
      else draft.write(entries)
    },
    /**
     * Saves a draft that passed `validateProduct`; ignored while its picture is being prepared. `seen` is the stored
     * product that was shown, if it is not the one that the form was opened with.
     */
    saveProduct: (entered: ProductDraft, seen?: Product) =>
      send({ type: 'form.submitted', draft: entered, seen }),
    choosePicture: (file: Blob) => send({ type: 'picture.chosen', file }),
    /** Takes the form's picture away, or stops preparing it. */
    removePicture: () => send({ type: 'picture.removed' }),
    /** The product is the one that was shown when editing began. */
    changePrice: ({ $id: id, price: seen }: Product, price: number) =>
      ask({ kind: 'price', id, price, seen }),
    replaceImage: ({ $id: id, imageId, imageUrl }: Product, file: Blob) =>
      ask({ kind: 'picture', id, file, seen: { imageId, imageUrl } }),
    removeProduct: ({ $id: id }: Product) => ask({ kind: 'remove', id }),
    setAvailable: (ids: readonly string[], available: boolean) =>
      ask({ kind: 'availability', ids, available }),
    /** Opens the question whether to delete these products. */
    askRemoval: (kind: Question['kind'], ids: readonly string[]) =>
      send({ type: 'question.asked', question: { kind, ids } }),
    confirmRemoval: () => send({ type: 'question.confirmed' }),
    closeQuestion: () => send({ type: 'question.closed' }),
    chooseImport: (file: Blob) => ask({ kind: 'read', file }),
    /** Makes specifications of a column of the sheet, or leaves it out. */
    chooseColumn: (at: number, kept: boolean) => send({ type: 'column.chosen', at, kept }),
    confirmImport: () => send({ type: 'import.confirmed' }),
    closePreview: () => send({ type: 'preview.closed' }),
    /** Loads the samples in the language of the page (decision P5). */
    loadSamples: (language: Language) => ask({ kind: 'samples', language }),
    /** Hands out the export file. */
    exportProducts: () => ask({ kind: 'export', file: 'json', ids: null }),
    /** Hands out the products, or a template, as a sheet in the language of the page (decision P13). */
    exportSheet: (sheet: 'products' | 'template', language: Language) =>
      ask({ kind: 'export', file: { sheet, language }, ids: null }),
    /** Hands out these products only: no backup, whatever the file. */
    exportSome: (ids: readonly string[], file: ExportKind) => ask({ kind: 'export', file, ids }),
    /** The text that is shown was copied and kept. */
    confirmText: () => send({ type: 'text.kept' }),
    closeText: () => send({ type: 'text.closed' }),
    /** Hands out the quarantined data. */
    downloadQuarantine: () => {
      const file = products.quarantineFile()
      if (file === null) return
      if (files.downloads) files.save(file)
      else showText(file)
    },
    discardQuarantine: () => ask({ kind: 'discard' }),
    /** Takes back the step that was offered. */
    undo: (id: string) => ask({ kind: 'undo', id }),
    /** Stops long work; nothing has changed then. */
    stop: () => send({ type: 'job.stopped' }),
    dismissProblem: () => send({ type: 'problem.dismissed' }),
    closeToast: () => send({ type: 'toast.closed' }),
  }
}

export type ManagementVerbs = ReturnType<typeof verbsOf>

/** The management page, beside the catalogue itself: what it shows, and what it may do. */
export interface ManagementFlow
  extends ManagementVerbs, Omit<ManagementContext, 'picture' | 'pictureProgress' | 'keepsPicture'> {
  readonly form: 'closed' | 'editing' | 'saving'
  /** The products that something in the queue is about. */
  readonly busy: ReadonlySet<string>
  /** The form's picture; `kept` is the one of the product it starts from. */
  readonly picture:
    | { readonly state: 'none' | 'kept' }
    | { readonly state: 'preparing'; readonly progress: number }
    | { readonly state: 'ready'; readonly prepared: PreparedPicture }
}

type ManagementSnapshot = SnapshotFrom<typeof managementMachine>

/** What the page shows of a state. */
export const managementFlowOf = (services: ManagementServices) => {
  let verbs: ManagementVerbs | undefined
  let busy = new Set<string>()
  let seen: ManagementContext['queue'] = []
  return (snapshot: ManagementSnapshot, send: Send): ManagementFlow => {
    verbs ??= verbsOf(services, send)
    const { form } = snapshot.value
    const { queue } = snapshot.context
    // The same set while the queue is the same, so that no row renders for nothing.
    if (queue !== seen) busy = new Set(queue.flatMap(idsOf))
    seen = queue
    const { picture: prepared, pictureProgress, keepsPicture, ...context } = snapshot.context
    const pictureOf = (): ManagementFlow['picture'] => {
      if (prepared !== null) return { state: 'ready', prepared }
      if (typeof form !== 'string' && form.open.picture === 'preparing')
        return { state: 'preparing', progress: pictureProgress }
      return { state: keepsPicture ? 'kept' : 'none' }
    }
    return {
      ...verbs,
      ...context,
      form: typeof form === 'string' ? 'closed' : form.open.fields,
      busy,
      picture: pictureOf(),
    }
  }
}

export const useManagement = (services: ManagementServices): ManagementFlow => {
  const [flowOf] = useState(() => managementFlowOf(services))
  return useFlow(() => managementMachine(services), flowOf)
}
