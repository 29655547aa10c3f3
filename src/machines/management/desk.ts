import { useCallback, useMemo, useState } from 'react'
import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate'
import type { UndoOffer } from '#domain/catalogue/history.ts'
import type { Product, ProductDraft } from '#domain/catalogue/product.ts'
import { keysOf } from '#domain/objects.ts'
import { idsOf, type Answer, type Do, type Job } from '#machines/management/job.ts'
import {
  createJobs,
  doneWith,
  type Done,
  type ManagementServices,
} from '#machines/management/jobs.ts'
import { useFlow } from '#machines/useFlow.ts'

/** A job in the queue, and everyone who waits for its answer. */
interface Asked {
  readonly job: Job
  readonly answer: readonly ((answer: Answer) => void)[]
}

export interface DeskContext {
  /** What was asked for and is not done. The first job is under way. */
  readonly queue: readonly Asked[]
  /** How far it is, from 0 to 1. */
  readonly progress: number
}

export type DeskEvent =
  | { readonly type: 'job.asked'; readonly job: Job; readonly answer: (answer: Answer) => void }
  | { readonly type: 'job.stopped'; readonly job: Job | undefined }
  | { readonly type: 'job.progressed'; readonly share: number }

/** Whether this job, or whichever is under way, is long work: nothing has changed before its end. */
const isStoppable = ([first]: DeskContext['queue'], job: Job | undefined): boolean =>
  first !== undefined &&
  (job === undefined || job === first.job) &&
  ['import', 'picture', 'samples'].includes(first.job.kind)

/** Whether both may change the same product. */
const isAboutSame = (one: Job, other: Job): boolean => {
  const [ids, others] = [idsOf(one), idsOf(other)]
  return ids === null || others === null || ids.some((id) => others.includes(id))
}

/** Whether the same is asked for, as by a double click. Files, plans and drafts are never the same. */
const isSameJob = (one: Job, other: Job): boolean => {
  if ('plan' in one || 'draft' in one || one.kind === 'picture') return false
  const textOf = (job: Job) => JSON.stringify({ ...job, seen: undefined })
  return textOf(one) === textOf(other)
}

/** The queue with a press: a repetition of the last press on the same products gets the same answer. */
const withJob = (
  queue: DeskContext['queue'],
  { job, answer }: Extract<DeskEvent, { type: 'job.asked' }>,
): DeskContext['queue'] => {
  const last = queue.findLast((asked) => isAboutSame(asked.job, job))
  if (last === undefined || !isSameJob(last.job, job)) return [...queue, { job, answer: [answer] }]
  return queue.map((asked) =>
    asked === last ? { ...asked, answer: [...asked.answer, answer] } : asked,
  )
}

/** What was seen of a product, once a job of this page has set some of its fields. */
const seenAfter = <Seen extends Partial<Product>>(seen: Seen, set: Partial<Product>): Seen => ({
  ...seen,
  ...Object.fromEntries(Object.entries(set).filter(([field]) => field in seen)),
})

/** What was typed in the form follows, where it says what was seen. */
const draftAfter = (draft: ProductDraft, seen: Product, set: Partial<Product>): ProductDraft => {
  const kept = keysOf(draft).filter(
    (field) => JSON.stringify(draft[field]) === JSON.stringify(seen[field]),
  )
  const followed = kept.flatMap((field) => (field in set ? [[field, set[field]]] : []))
  return { ...draft, ...(Object.fromEntries(followed) as Partial<ProductDraft>) }
}

/** A waiting job after another: what this page has done itself is no change of another tab. */
const after =
  (left: Done['left']) =>
  ({ job, answer }: Asked): Asked => {
    const [id] = idsOf(job) ?? []
    const set = id === undefined ? undefined : left.get(id)
    if (set === undefined) return { job, answer }
    if (job.kind === 'price') return { job: { ...job, seen: seenAfter(job.seen, set) }, answer }
    if (job.kind === 'picture') return { job: { ...job, seen: seenAfter(job.seen, set) }, answer }
    if (job.kind !== 'save' || job.source === null) return { job, answer }
    const { product } = job.source
    const source = { ...job.source, product: seenAfter(product, set) }
    return { job: { ...job, source, draft: draftAfter(job.draft, product, set) }, answer }
  }

/** Resolves when what a press has changed is painted, or before the next thing happens to the page. */
export type Painted = () => Promise<void>

/**
 * Product management (spec §2): what is done to the stored products, one job after another. Each answers who asked for
 * it; the machine keeps no result.
 */
export const deskMachine = (services: ManagementServices, painted: Painted) => {
  const doJob = createJobs(services)
  return setup({
    types: {} as { context: DeskContext; events: DeskEvent },
    actors: {
      doJob: fromPromise<Done, { job: Job; report: (share: number) => void }>(
        async ({ input: { job, report }, signal }) => {
          // The press is answered first. A page that is left meanwhile still does what was asked for.
          await painted()
          return doJob(job, { report, signal })
        },
      ),
    },
    actions: {
      /** Ends the first job: who asked for it gets the answer, and the next ones what it has left. */
      end: enqueueActions(({ context: { queue }, enqueue }, { answer, left }: Done) => {
        const [first, ...others] = queue
        enqueue(() => first?.answer.forEach((resolve) => resolve(answer)))
        enqueue.assign({ queue: others.map(after(left)) })
      }),
    },
  }).createMachine({
    id: 'desk',
    context: { queue: [], progress: 0 },
    on: {
      'job.asked': {
        actions: assign({ queue: ({ context, event }) => withJob(context.queue, event) }),
      },
    },
    initial: 'idle',
    states: {
      idle: { always: { guard: ({ context }) => context.queue.length > 0, target: 'working' } },
      working: {
        entry: assign({ progress: 0 }),
        invoke: {
          src: 'doJob',
          id: 'doJob',
          input: ({ context: { queue }, self }) => ({
            // The state is entered with a job.
            job: (queue[0] as Asked).job,
            report: (share) => self.send({ type: 'job.progressed', share }),
          }),
          onDone: { target: 'idle', actions: { type: 'end', params: ({ event }) => event.output } },
        },
        on: {
          'job.stopped': [
            {
              guard: ({ context: { queue }, event: { job } }) => isStoppable(queue, job),
              target: 'idle',
              actions: { type: 'end', params: doneWith({ kind: 'stopped' }) },
            },
            {
              actions: enqueueActions(({ context: { queue }, event: { job }, enqueue }) => {
                const waiting = queue.slice(1).find((asked) => asked.job === job)
                enqueue(() => waiting?.answer.forEach((resolve) => resolve({ kind: 'stopped' })))
                enqueue.assign({ queue: queue.filter((asked) => asked !== waiting) })
              }),
            },
          ],
          'job.progressed': { actions: assign({ progress: ({ event }) => event.share }) },
        },
      },
    },
  })
}

/** What is asked for, what is under way, and the step that was made last. */
export const deskFlowOf = () => {
  let busy: ReadonlySet<string> = new Set()
  let seen: DeskContext['queue'] = []
  let verbs: { readonly do: Do; readonly stop: (job?: Job) => void } | undefined
  return (
    { context: { queue, progress } }: SnapshotFrom<typeof deskMachine>,
    send: (event: DeskEvent) => void,
  ) => {
    // The same functions and the same set while the queue is the same, so that no row renders for nothing.
    verbs ??= {
      do: (job) => new Promise((answer) => send({ type: 'job.asked', job, answer })),
      stop: (job) => send({ type: 'job.stopped', job }),
    }
    if (queue !== seen) busy = new Set(queue.flatMap(({ job }) => idsOf(job) ?? []))
    seen = queue
    return {
      ...verbs,
      /** The job under way, or `null`. */
      job: queue[0]?.job ?? null,
      progress,
      /** The products that something in the queue is about. */
      busy,
    }
  }
}

const none: ReadonlySet<string> = new Set()

/** The queue of the page, the step that it offers to take back, and what was deleted here. */
export const useDesk = (services: ManagementServices, painted: Painted) => {
  const [flowOf] = useState(deskFlowOf)
  const flow = useFlow(() => deskMachine(services, painted), flowOf)
  const [toast, setToast] = useState<UndoOffer | null>(null)
  const [deleted, setDeleted] = useState(none)
  const { do: ask } = flow
  const doHere: Do = useCallback(
    async (job) => {
      const ids = job.kind.startsWith('delete') ? (idsOf(job) ?? []) : []
      if (job.kind === 'undo') setToast(null)
      // Before it is done: nothing shall say that another tab did it.
      if (ids.length > 0) setDeleted((before) => new Set([...before, ...ids]))
      const answer = await ask(job)
      if (answer.undo !== undefined) setToast(answer.undo)
      if (answer.kind === 'undone') setDeleted(none)
      if (answer.kind === 'failed')
        setDeleted((before) => new Set([...before].filter((id) => !ids.includes(id))))
      return answer
    },
    [ask],
  )
  const closeToast = useCallback(() => setToast(null), [])
  return useMemo(
    () => ({ ...flow, do: doHere, toast, closeToast, deleted }),
    [flow, doHere, toast, closeToast, deleted],
  )
}

export type Desk = ReturnType<typeof useDesk>
