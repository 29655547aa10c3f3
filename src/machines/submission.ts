import { useState } from 'react'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { CommonFailureCode, Failure, FailureCode, FailureWith } from '#domain/failure.ts'
import { problemOf, fromService } from '#machines/fromService.ts'
import { useFlow } from '#machines/useFlow.ts'
import type { ReporterPort } from '#services/browser.ts'

/** One call of a service that a visitor asks for. */
export interface SubmissionOptions<Input, Output, Own extends FailureCode> {
  readonly reporter: ReporterPort
  run(input: Input, signal: AbortSignal): Promise<Output>
  /** Failures that have their own text on the screen. */
  readonly own?: readonly Own[]
  onDone?(output: Output): void
  /** Whether nothing more is sent after this outcome; `null` is a success. By default something may be. */
  isLast?(problem: Failure | null): boolean
}

/** The state of a call, and the way to make it. */
export interface Submission<Input, Output, Own extends FailureCode = never> {
  readonly status: 'idle' | 'sending' | 'success' | 'error'
  /** Set in `error`. */
  readonly problem: FailureWith<Own | CommonFailureCode> | null
  /** Set in `success`. */
  readonly result: Output | null
  /** How often it succeeded: a change is worth an announcement. */
  readonly times: number
  /** Ignored while a call is under way. */
  submit(input: Input): void
}

export interface SubmissionEvent {
  readonly type: 'submitted'
  readonly input: unknown
}

/** One call at a time: `idle`, `sending`, then `success` or `error`, from which it can be sent again. */
export const submissionMachine = ({
  reporter,
  run,
  own = [],
  onDone = () => {},
  isLast = () => false,
}: SubmissionOptions<unknown, unknown, FailureCode>) =>
  setup({
    types: {} as {
      context: Pick<Submission<unknown, unknown, FailureCode>, 'problem' | 'result' | 'times'>
      events: SubmissionEvent
    },
    actors: {
      run: fromService<unknown, unknown>(reporter, ({ input, signal }) => run(input, signal)),
    },
  }).createMachine({
    id: 'submission',
    context: { problem: null, result: null, times: 0 },
    initial: 'idle',
    states: {
      idle: { on: { submitted: 'sending' } },
      sending: {
        tags: 'pending',
        entry: assign({ problem: null, result: null }),
        invoke: {
          src: 'run',
          input: ({ event }: { readonly event: SubmissionEvent }) => event.input,
          onDone: {
            target: 'success',
            actions: [
              assign({
                result: ({ event }) => event.output,
                times: ({ context }) => context.times + 1,
              }),
              ({ event }) => onDone(event.output),
            ],
          },
          onError: {
            target: 'error',
            actions: assign({ problem: ({ event }) => problemOf(event.error, own) }),
          },
        },
      },
      success: { on: { submitted: { guard: () => !isLast(null), target: 'sending' } } },
      error: {
        on: { submitted: { guard: ({ context }) => !isLast(context.problem), target: 'sending' } },
      },
    },
  })

/** A {@link submissionMachine} and what it shows and does, with the types of its call. */
export interface SubmissionLogic<Input, Output, Own extends FailureCode> {
  readonly machine: ReturnType<typeof submissionMachine>
  readonly flow: (
    snapshot: SnapshotFrom<typeof submissionMachine>,
    send: (event: SubmissionEvent) => void,
  ) => Submission<Input, Output, Own>
}

/** Creates the {@link SubmissionLogic} of a call. */
export const createSubmission = <Input, Output, Own extends FailureCode = never>(
  options: SubmissionOptions<Input, Output, Own>,
): SubmissionLogic<Input, Output, Own> => ({
  // XState cannot infer a machine whose types are parameters.
  machine: submissionMachine(options),
  flow: ({ value, context: { problem, result, times } }, send) => ({
    status: value,
    problem: problem as FailureWith<Own | CommonFailureCode> | null,
    result: result as Output | null,
    times,
    submit: (input) => send({ type: 'submitted', input }),
  }),
})

/** Runs a submission. */
export const useSubmission = <Input, Output, Own extends FailureCode>(
  create: () => SubmissionLogic<Input, Output, Own>,
): Submission<Input, Output, Own> => {
  const [{ machine, flow }] = useState(create)
  return useFlow(() => machine, flow)
}
