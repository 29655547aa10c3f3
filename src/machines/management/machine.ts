import { assign } from 'xstate'
import { withColumn } from '#domain/catalogue/importPlan.ts'
import { formState } from '#machines/management/form.ts'
import type { ManagementServices } from '#machines/management/jobs.ts'
import { managementSetup, startsWith } from '#machines/management/setup.ts'
import { ask, isApplying, workState } from '#machines/management/work.ts'

/**
 * Product management (spec §2): the form opens and closes on its own; beside it jobs are done to the stored products, one
 * after another.
 */
export const managementMachine = (services: ManagementServices) => {
  const management = managementSetup(services)
  return management.createMachine({
    id: 'management',
    context: () => {
      const draft = services.draft.read()
      return {
        ...startsWith(draft?.source ?? null),
        draft,
        forms: 0,
        calls: 0,
        picture: null,
        pictureProgress: 0,
        queue: [],
        progress: 0,
        problem: null,
        outcome: null,
        outcomes: 0,
        toast: null,
        question: null,
        plan: null,
        shown: null,
      }
    },
    on: {
      'job.asked': { actions: assign(({ context, event }) => ask(context, event.job)) },
      'question.asked': {
        actions: assign(({ event: { question } }) => ({ question, problem: null, outcome: null })),
      },
      'question.confirmed': {
        actions: assign(({ context }) => ({
          ...(context.question === null ? {} : ask(context, context.question)),
          question: null,
        })),
      },
      'question.closed': { actions: assign({ question: null }) },
      'column.chosen': {
        guard: ({ context }) => !isApplying(context),
        actions: assign(({ context: { plan }, event: { at, kept } }) => ({
          plan: plan && withColumn(plan, at, kept),
        })),
      },
      'import.confirmed': {
        guard: ({ context }) =>
          context.plan !== null &&
          context.plan.counts.add + context.plan.counts.update > 0 &&
          !isApplying(context),
        actions: assign(({ context }) =>
          context.plan === null ? {} : ask(context, { kind: 'import', plan: context.plan }),
        ),
      },
      'preview.closed': {
        guard: ({ context }) => !isApplying(context),
        actions: assign({ plan: null }),
      },
      'text.shown': {
        actions: assign(({ event: { file } }) => ({ shown: { file, isBackup: false } })),
      },
      'text.kept': {
        actions: [
          ({ context: { shown } }) => {
            if (shown?.isBackup) services.backup.exported()
          },
          assign({ shown: null }),
        ],
      },
      'text.closed': { actions: assign({ shown: null }) },
      'toast.closed': { actions: assign({ toast: null }) },
      'problem.dismissed': { actions: assign({ problem: null }) },
    },
    type: 'parallel',
    states: {
      form: formState(management, services.draft),
      work: workState(management),
    },
  })
}
