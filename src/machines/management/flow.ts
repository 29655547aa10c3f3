import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import type { PreparedPicture } from '#domain/catalogue/pictures.ts'
import type { FormSource, ProductEntries } from '#domain/catalogue/product.rules.ts'
import { managementActions, type ManagementActions } from '#machines/management/actions.ts'
import { managementMachine } from '#machines/management/machine.ts'
import type {
  ManagementOutcome,
  ManagementProblem,
  ShownExport,
} from '#machines/management/outcome.ts'
import type { ManagementServices } from '#machines/management/tasks.ts'

type ManagementSnapshot = SnapshotFrom<typeof managementMachine>

/** The task under way on the stored products, or `idle`. */
export type ManagementWork = ManagementSnapshot['value']['work']

/** The management page, beside the catalogue itself: what it shows, and what it may do. */
export interface ManagementFlow extends ManagementActions {
  readonly form: 'closed' | 'editing' | 'saving'
  /** What the form starts with after a reload, or `null`. */
  readonly draft: ProductEntries | null
  /** The product that the form starts from, or `null` for a new one. */
  readonly source: FormSource | null
  /** Grows when the form starts anew from a product. */
  readonly forms: number
  /** Grows when another form was asked for while something in this one is not saved. */
  readonly calls: number
  /** The form's picture; `kept` is the one of the product it starts from. */
  readonly picture:
    | { readonly state: 'none' | 'kept' }
    | { readonly state: 'preparing'; readonly progress: number }
    | { readonly state: 'ready'; readonly prepared: PreparedPicture }
  readonly work: ManagementWork
  /** How far the work is, from 0 to 1. */
  readonly progress: number
  /** The product whose row is being changed, or `null`. */
  readonly productId: string | null
  /** The products that the question whether to delete them is about. */
  readonly asked: ReadonlyArray<string>
  /** The import to decide on; kept while it is carried out. */
  readonly plan: ImportPlan | null
  /** An export whose text is shown, because downloads do not arrive here. */
  readonly shown: ShownExport | null
  /** Whether the undo toast is shown. */
  readonly toast: 'hidden' | 'showing'
  readonly problem: ManagementProblem | null
  readonly outcome: ManagementOutcome | null
  /** Grows with every outcome, so that equal ones are announced again. */
  readonly outcomes: number
}

// Always the same objects, so that the form renders only when its picture has changed.
const noPicture = { state: 'none' } as const
const keptPicture = { state: 'kept' } as const

const pictureIn = (snapshot: ManagementSnapshot): ManagementFlow['picture'] => {
  const { picture, pictureProgress, keepsPicture } = snapshot.context
  if (picture !== null) return { state: 'ready', prepared: picture }
  return snapshot.matches({ form: { open: { picture: 'preparing' } } })
    ? { state: 'preparing', progress: pictureProgress }
    : keepsPicture
      ? keptPicture
      : noPicture
}

export const managementFlow = (
  snapshot: ManagementSnapshot,
  actions: ManagementActions,
): ManagementFlow => {
  const { value, context } = snapshot
  return {
    ...actions,
    form: typeof value.form === 'string' ? 'closed' : value.form.open.fields,
    draft: context.draft,
    source: context.source,
    forms: context.forms,
    calls: context.calls,
    picture: pictureIn(snapshot),
    work: value.work,
    progress: context.progress,
    productId: context.productId,
    asked: context.asked,
    plan: context.plan,
    shown: context.shown,
    toast: value.toast,
    problem: context.problem,
    outcome: context.outcome,
    outcomes: context.outcomes,
  }
}

/** The flow stays the same object until something in it changes: what a key in the form does to the machine shows nowhere. */
export const useManagement = (services: ManagementServices): ManagementFlow => {
  const [machine] = useState(() => managementMachine(services))
  const actor = useActorRef(machine)
  // Otherwise every row of the table would render again.
  const actions = useMemo(() => managementActions(services, actor.send), [services, actor])
  return useSelector(actor, (snapshot) => managementFlow(snapshot, actions), shallowEqual)
}
