import { assign } from 'xstate'
import { catalogueFailureOf } from '#domain/failure.ts'
import { idsOf, type Done, type Job } from '#machines/management/job.ts'
import type { ManagementContext, ManagementSetup } from '#machines/management/setup.ts'

export const isApplying = ({ queue }: ManagementContext) =>
  queue.some(({ kind }) => kind === 'import')

/** Long work; nothing has changed before its end. */
const isStoppable = (job: Job | undefined) =>
  job !== undefined && ['read', 'import', 'picture', 'samples'].includes(job.kind)

/** Whether the same is asked again before it is done, as by a double click. Files and plans are never the same. */
const isRepeated = (queue: readonly Job[], job: Job): boolean => {
  if ('plan' in job || 'draft' in job || (job.kind !== 'export' && 'file' in job)) return false
  const text = JSON.stringify(job)
  return queue.some((other) => other.kind === job.kind && JSON.stringify(other) === text)
}

/** The context with another job. */
export const ask = (context: ManagementContext, job: Job): Partial<ManagementContext> => {
  const { queue } = context
  if (isRepeated(queue, job)) return {}
  // What this page does to the product before is no surprise.
  const isExpected = idsOf(job).some((id) => queue.some((other) => idsOf(other).includes(id)))
  const asked = isExpected && 'seen' in job ? { ...job, seen: undefined } : job
  return {
    queue: [...queue, asked],
    // An export may be what a message offers.
    ...(queue.length === 0 && job.kind !== 'export' ? { problem: null, outcome: null } : {}),
    ...(job.kind === 'undo' ? { toast: null } : {}),
  }
}

/** The context after the job under way. */
const after = (context: ManagementContext, { result, undo }: Done): Partial<ManagementContext> => {
  const [job, ...queue] = context.queue
  // What failed before has worked now.
  const problem = context.problem?.during === job?.kind ? null : context.problem
  if (result.kind === 'same') return { queue, problem }
  if (result.kind === 'planned') return { queue, problem, plan: result.plan }
  if (result.kind === 'text') return { queue, problem, shown: result }
  return {
    queue,
    problem,
    outcome: undo === null ? result : { ...result, undo },
    outcomes: context.outcomes + 1,
    toast: undo ?? context.toast,
    ...(job?.kind === 'import' ? { plan: null } : {}),
  }
}

const failed = ({ queue: [job, ...queue] }: ManagementContext, error: unknown) => ({
  queue,
  problem: {
    ...catalogueFailureOf(error),
    during: job?.kind ?? ('save' as const),
    productId: job !== undefined && 'id' in job && job.kind !== 'undo' ? job.id : null,
  },
})

/** One job after another; what is asked meanwhile is done next. */
export const workState = (management: ManagementSetup) =>
  management.createStateConfig({
    initial: 'idle',
    states: {
      idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'working' } },
      working: {
        entry: assign({ progress: 0 }),
        invoke: {
          src: 'doJob',
          id: 'doJob',
          input: ({ context: { queue }, self }) => ({
            job: queue[0],
            report: (share) => self.send({ type: 'job.progressed', share }),
          }),
          onDone: {
            target: 'idle',
            actions: assign(({ context, event }) => after(context, event.output)),
          },
          onError: {
            target: 'idle',
            actions: assign(({ context, event }) => failed(context, event.error)),
          },
        },
        on: {
          'job.stopped': {
            guard: ({ context: { queue } }) => isStoppable(queue[0]),
            target: 'idle',
            actions: assign(({ context }) =>
              after(context, { result: { kind: 'stopped' }, undo: null }),
            ),
          },
          'job.progressed': { actions: assign({ progress: ({ event }) => event.share }) },
        },
      },
    },
  })
