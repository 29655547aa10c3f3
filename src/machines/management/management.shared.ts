import { withError } from '#machines/failures.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type {
  ManagementEvent,
  ManagementOutcome,
  ManagementTask,
} from '#machines/management/management.types.ts'

/** `params` of `setProblem` on `onError`: what was refused, and during what. */
export const during = (task: ManagementTask) => (given: { event: { error: unknown } }) => ({
  ...withError(given),
  during: task,
})

/** What long work is given to say how far it is. */
export const reporting = (self: { send(event: ManagementEvent): void }) => (share: number) => {
  self.send({ type: 'work.progressed', share })
}

/** The action that announces what a task has come to. */
export const announce = <Output>(outcomeOf: (output: Output) => ManagementOutcome) =>
  ({
    type: 'setOutcome',
    params: ({ event }: { event: { output: Output } }) => ({ outcome: outcomeOf(event.output) }),
  }) as const

/** What follows a change of one product. */
export const changed = (kind: 'priced' | 'pictured' | 'removed') =>
  ({
    target: 'idle',
    actions: [announce((product: Product) => ({ kind, product })), 'clearProduct', 'offerUndo'],
  }) as const

/** What follows a failure: back to rest, with the problem. */
export const refused = (task: ManagementTask) =>
  ({
    target: 'idle',
    actions: [{ type: 'setProblem', params: during(task) }, 'clearProduct'],
  }) as const

/** Long work can be stopped; leaving the state aborts the signal that the work listens to. */
export const stoppable = {
  'work.cancelled': {
    target: 'idle',
    actions: [
      { type: 'setOutcome', params: { outcome: { kind: 'stopped' } } },
      'clearProduct',
      'clearPlan',
    ],
  },
  'work.progressed': {
    actions: {
      type: 'setProgress',
      params: ({ event }: { event: { share: number } }) => ({ share: event.share }),
    },
  },
} as const
