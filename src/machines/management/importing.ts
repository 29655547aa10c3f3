import { useState } from 'react'
import { assertEvent, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { withColumn, type ImportPlan } from '#domain/catalogue/importPlan.ts'
import { catalogueFailureOf } from '#domain/failure.ts'
import { fromService } from '#machines/fromService.ts'
import { failureIn, type Answer, type JobFailure } from '#machines/management/job.ts'
import type { Desk } from '#machines/management/desk.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import { useFlow } from '#machines/useFlow.ts'

interface ImportContext {
  /** How far the file is read and judged, from 0 to 1. */
  readonly progress: number
  /** What the file would do; `null` before it is known. */
  readonly plan: ImportPlan | null
  /** Why the file was refused, or its products were not written. */
  readonly problem: JobFailure | null
}

export type ImportEvent =
  | { readonly type: 'file.opened'; readonly file: Blob }
  | { readonly type: 'file.progressed'; readonly share: number }
  | { readonly type: 'column.chosen'; readonly at: number; readonly kept: boolean }
  | { readonly type: 'confirmed' | 'closed' | 'stopped' | 'problem.dismissed' }

/** What an import uses. */
export type ImportServices = Pick<ManagementServices, 'products' | 'files' | 'reporter'>

/** What an import does to the rest of the page. */
export interface ImportEffects extends Pick<Desk, 'do' | 'stop'> {
  /** The import has ended: its products are written, or it was stopped. */
  readonly ended: (answer: Answer) => void
}

const isConfirmable = ({ plan }: ImportContext): boolean =>
  plan !== null && plan.counts.add + plan.counts.update > 0

/** Reading is the short part, judging the long one. */
const reading = 0.2

/** The import of a file (decision P13): it is opened, its preview is shown, its products are written in one job. */
export const importMachine = (
  { products, files, reporter }: ImportServices,
  { do: ask, stop, ended }: ImportEffects,
) =>
  setup({
    types: {} as { context: ImportContext; events: ImportEvent },
    actors: {
      open: fromService<ImportPlan, { file: Blob; report: (share: number) => void }>(
        reporter,
        async ({ input: { file, report }, signal }) => {
          const { text, encoding } = await files.readText(file, {
            signal,
            onProgress: (share) => report(share * reading),
          })
          const onProgress = (share: number) => report(reading + share * (1 - reading))
          return products.planImport(text, { signal, onProgress, encoding })
        },
      ),
      apply: fromPromise<Answer, ImportPlan>(({ input: plan, signal }) => {
        const job = { kind: 'import', plan } as const
        signal.addEventListener('abort', () => stop(job), { once: true })
        return ask(job)
      }),
    },
  }).createMachine({
    id: 'import',
    context: { progress: 0, plan: null, problem: null },
    initial: 'closed',
    states: {
      closed: { on: { 'file.opened': 'opened' } },
      opened: {
        entry: assign({ progress: 0, plan: null, problem: null }),
        invoke: {
          src: 'open',
          id: 'open',
          input: ({ event, self }) => {
            assertEvent(event, 'file.opened')
            const report = (share: number) => self.send({ type: 'file.progressed', share })
            return { file: event.file, report }
          },
          onDone: { target: 'preview', actions: assign({ plan: ({ event }) => event.output }) },
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
      refused: {
        on: { 'file.opened': 'opened', 'problem.dismissed': 'closed' },
        exit: assign({ problem: null }),
      },
      preview: {
        on: {
          'file.opened': 'opened',
          'column.chosen': {
            actions: assign(({ context: { plan }, event: { at, kept } }) => ({
              plan: plan && withColumn(plan, at, kept),
            })),
          },
          confirmed: { guard: ({ context }) => isConfirmable(context), target: 'applying' },
          closed: { target: 'closed', actions: assign({ plan: null, problem: null }) },
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
              actions: [assign({ plan: null }), ({ event }) => ended(event.output)],
            },
          ],
        },
        on: {
          stopped: {
            target: 'closed',
            actions: [assign({ plan: null }), () => ended({ kind: 'stopped' })],
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
    /** Makes specifications of a column of the sheet, or leaves it out. */
    chooseColumn: (at: number, kept: boolean) => send({ type: 'column.chosen', at, kept }),
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
