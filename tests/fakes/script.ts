import { ServiceError, type Failure } from '#domain/failure.ts'

/** Rejects with the signal's reason as soon as it is aborted, as the ports promise. */
const abortable = <Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> =>
  signal === undefined
    ? work
    : new Promise((resolve, reject) => {
        const stop = () => {
          reject(signal.reason as Error)
        }
        if (signal.aborted) stop()
        signal.addEventListener('abort', stop, { once: true })
        void work.then(resolve, reject).finally(() => {
          signal.removeEventListener('abort', stop)
        })
      })

/**
 * Decides how the next calls of the fakes end. One is shared by all ports of
 * a `createFakeServices`, so that a story or test scripts them in one place.
 */
export interface Script<Method extends string = string> {
  /** The calls made so far, in order, `port.method` each. */
  readonly calls: readonly Method[]
  /** The next call of the method fails so; several wait in line. */
  failNext(method: Method, failure: Failure): void
  /** Every call of the method fails so, until `null` is given. */
  failAlways(method: Method, failure: Failure | null): void
  /** Calls of the method stay unanswered until the answer to this is called. */
  hold(method: Method): () => void
  /** For the fakes: records the call, waits, and fails where that is scripted. */
  enter(method: Method, signal: AbortSignal | undefined): Promise<void>
}

/** A {@link Script} in which every call succeeds at once. */
export const createScript = <Method extends string = string>(): Script<Method> => {
  const calls: Method[] = []
  const once = new Map<Method, Failure[]>()
  const always = new Map<Method, Failure>()
  const gates = new Map<Method, Promise<void>>()
  return {
    calls,
    failNext: (method, failure) => {
      once.set(method, [...(once.get(method) ?? []), failure])
    },
    failAlways: (method, failure) => {
      if (failure === null) always.delete(method)
      else always.set(method, failure)
    },
    hold: (method) => {
      let release = () => {}
      const gate = new Promise<void>((resolve) => {
        release = resolve
      })
      gates.set(method, gate)
      return () => {
        gates.delete(method)
        release()
      }
    },
    enter: async (method, signal) => {
      calls.push(method)
      await abortable(gates.get(method) ?? Promise.resolve(), signal)
      const failure = once.get(method)?.shift() ?? always.get(method)
      if (failure !== undefined) throw new ServiceError(failure)
    },
  }
}
