import { useState } from 'react'
import { assertEvent, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { ImportPlan } from '#domain/catalogue/importPlan.ts'
import {
  choiceOf,
  isOwnSheet,
  withSaid,
  type SaidColumns,
  type SheetChoice,
  type Table,
} from '#domain/catalogue/sheetColumns.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { fromService } from '#machines/fromService.ts'
import { failureIn, type Answer, type JobFailure } from '#machines/management/job.ts'
import type { Desk } from '#machines/management/desk.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import { useFlow } from '#machines/useFlow.ts'

interface ImportContext {
  /** How far the file is read and judged, from 0 to 1. */
  readonly progress: number
  /** The sheets of the file; none of records. */
  readonly tables: readonly Table[]
  /** Nothing says the encoding of its text. */
  readonly isAssumed: boolean
  /** What was said of the columns of sheets before. */
  readonly said: SaidColumns
  /** What is said of one of the sheets. */
  readonly choice: SheetChoice | null
  /** What the file would do; `null` before it is known. */
  readonly plan: ImportPlan | null
  /** Why the file was refused, or its products were not written. */
  readonly problem: JobFailure | null
}

export type ImportEvent =
  | { readonly type: 'file.opened'; readonly file: Blob }
  | { readonly type: 'file.progressed'; readonly share: number }
  | { readonly type: 'choice.changed'; readonly choice: SheetChoice }
  | { readonly type: 'columns.confirmed' | 'columns.opened' }
  | { readonly type: 'confirmed' | 'closed' | 'stopped' | 'problem.dismissed' }

/** What an import uses. */
export type ImportServices = Pick<ManagementServices, 'products' | 'files' | 'columns' | 'reporter'>

/** What an import does to the rest of the page. */
export interface ImportEffects extends Pick<Desk, 'do' | 'stop'> {
  /** The import has ended: its products are written, or it was stopped. */
  readonly ended: (answer: Answer) => void
}

const isConfirmable = ({ plan }: ImportContext): boolean =>
  plan !== null && plan.counts.add + plan.counts.update > 0

/** Reading is the short part, judging the long one. */
const reading = 0.2

/** A file that was read: what its records would do, or its sheets and what was said of such sheets. */
type Opened =
  | { readonly plan: ImportPlan }
  | (Pick<ImportContext, 'tables' | 'isAssumed' | 'said'> & { readonly choice: SheetChoice })

const nothing = {
  tables: [],
  isAssumed: false,
  said: [],
  choice: null,
  plan: null,
  problem: null,
}

/**
 * The import of a file (decision P13): it is opened, a person says what its columns are, its preview is shown, its products
 * are written in one job. Records, and a sheet that this site has made, need no columns to be said.
 */
export const importMachine = (
  { products, files, columns, reporter }: ImportServices,
  { do: ask, stop, ended }: ImportEffects,
) =>
  setup({
    types: {} as { context: ImportContext; events: ImportEvent },
    actors: {
      open: fromService<Opened, { file: Blob; report: (share: number) => void }>(
        reporter,
        async ({ input: { file, report }, signal }) => {
          const { content, isAssumed } = await files.read(file, {
            signal,
            onProgress: (share) => report(share * reading),
          })
          const tables = await products.openSheets(content, { signal })
          const [first] = tables ?? []
          if (tables !== null && first !== undefined) {
            const said = columns.read() ?? []
            return { tables, isAssumed, said, choice: choiceOf(first, said) }
          }
          const onProgress = (share: number) => report(reading + share * (1 - reading))
          return { plan: await products.planImport(String(content), { signal, onProgress }) }
        },
      ),
      judge: fromService<ImportPlan, { choice: SheetChoice; report: (share: number) => void }>(
        reporter,
        ({ input: { choice, report }, signal }) =>
          products.planSheet(choice, { signal, onProgress: report }),
      ),
      apply: fromPromise<Answer, ImportPlan>(({ input: plan, signal }) => {
        const job = { kind: 'import', plan } as const
        signal.addEventListener('abort', () => stop(job), { once: true })
        return ask(job)
      }),
    },
  }).createMachine({
    id: 'import',
    context: { progress: 0, ...nothing },
    initial: 'closed',
    states: {
      closed: { on: { 'file.opened': 'opened' } },
      opened: {
        entry: assign({ progress: 0, ...nothing }),
        invoke: {
          src: 'open',
          id: 'open',
          input: ({ event, self }) => {
            assertEvent(event, 'file.opened')
            const report = (share: number) => self.send({ type: 'file.progressed', share })
            return { file: event.file, report }
          },
          onDone: [
            {
              guard: ({ event: { output } }) => 'plan' in output,
              target: 'preview',
              actions: assign(({ event }) => event.output),
            },
            {
              guard: ({ event: { output } }) =>
                'choice' in output &&
                output.tables.length === 1 &&
                !output.isAssumed &&
                isOwnSheet(output.choice),
              target: 'judging',
              actions: assign(({ event }) => event.output),
            },
            { target: 'columns', actions: assign(({ event }) => event.output) },
          ],
          onError: {
            target: 'refused',
            actions: assign({ problem: ({ event }) => catalogueFailureOf(event.error) }),
          },
        },
        on: {
          'file.opened': { target: 'opened', reenter: true },
          'file.progressed': { actions: assign({ progress: ({ event }) => event.share }) },
          stopped: { target: 'closed', actions: () => ended({ kind: 'stopped' }) },
        },
      },
      columns: {
        on: {
          'file.opened': 'opened',
          'choice.changed': { actions: assign({ choice: ({ event }) => event.choice }) },
          'columns.confirmed': {
            target: 'judging',
            actions: ({ context: { said, choice } }) => {
              if (choice !== null) columns.write(withSaid(said, choice))
            },
          },
          closed: { target: 'closed', actions: assign(nothing) },
        },
      },
      judging: {
        entry: assign({ progress: 0 }),
        invoke: {
          src: 'judge',
          id: 'judge',
          input: ({ context, self }) => ({
            choice: context.choice as SheetChoice,
            report: (share) => self.send({ type: 'file.progressed', share }),
          }),
          onDone: { target: 'preview', actions: assign({ plan: ({ event }) => event.output }) },
          onError: {
            target: 'refused',
            actions: assign(({ event }) => ({
              ...nothing,
              problem: catalogueFailureOf(event.error),
            })),
          },
        },
        on: {
          'file.opened': 'opened',
          'file.progressed': { actions: assign({ progress: ({ event }) => event.share }) },
          stopped: {
            target: 'closed',
            actions: [assign(nothing), () => ended({ kind: 'stopped' })],
          },
        },
      },
      refused: {
        on: { 'file.opened': 'opened', 'problem.dismissed': 'closed' },
        exit: assign({ problem: null }),
      },
      preview: {
        on: {
          'file.opened': 'opened',
          'columns.opened': {
            guard: ({ context }) => context.choice !== null,
            target: 'columns',
            actions: assign({ plan: null, problem: null }),
          },
          confirmed: { guard: ({ context }) => isConfirmable(context), target: 'applying' },
          closed: { target: 'closed', actions: assign(nothing) },
          'problem.dismissed': { actions: assign({ problem: null }) },
        },
      },
      // Its job may wait for others.
      applying: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'apply',
          id: 'apply',
          input: ({ context }) => context.plan as ImportPlan,
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'renewed',
              target: 'preview',
              actions: assign(({ context, event: { output } }) => ({
                plan: output.kind === 'renewed' ? output.plan : context.plan,
              })),
            },
            {
              guard: ({ event }) => event.output.kind === 'failed',
              target: 'preview',
              actions: assign({ problem: ({ event }) => failureIn(event.output) }),
            },
            {
              target: 'closed',
              actions: [assign(nothing), ({ event }) => ended(event.output)],
            },
          ],
        },
        on: {
          stopped: {
            target: 'closed',
            actions: [assign(nothing), () => ended({ kind: 'stopped' })],
          },
        },
      },
    },
  })

type Send = (event: ImportEvent) => void

/** What the page shows of an import, and what it may do. The functions stay the same. */
export const importFlowOf = () => {
  const verbsOf = (send: Send) => ({
    /** Reads a file; it takes the place of one whose preview is open. */
    openFile: (file: Blob) => send({ type: 'file.opened', file }),
    /** Says something else of the sheet. */
    choose: (choice: SheetChoice) => send({ type: 'choice.changed', choice }),
    /** Shows the preview of what was said. */
    confirmColumns: () => send({ type: 'columns.confirmed' }),
    /** Goes back from the preview to the columns. */
    openColumns: () => send({ type: 'columns.opened' }),
    confirm: () => send({ type: 'confirmed' }),
    close: () => send({ type: 'closed' }),
    /** Stops reading or writing; nothing has changed then. */
    stop: () => send({ type: 'stopped' }),
    dismissProblem: () => send({ type: 'problem.dismissed' }),
  })
  let verbs: ReturnType<typeof verbsOf> | undefined
  return ({ value: state, context }: SnapshotFrom<typeof importMachine>, send: Send) => {
    verbs ??= verbsOf(send)
    return { ...verbs, state, ...context }
  }
}

export type ImportFlow = ReturnType<ReturnType<typeof importFlowOf>>

export const useImport = (services: ImportServices, effects: ImportEffects): ImportFlow => {
  const [flowOf] = useState(importFlowOf)
  return useFlow(() => importMachine(services, effects), flowOf)
}
