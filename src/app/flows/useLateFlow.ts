import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Flow } from '#app/flows/flow.ts'

/** A machine that may not be there yet. */
export interface LateFlow<View, Event> {
  /** What the machine shows; `null` until it runs. */
  readonly view: View | null
  /** `begun`: it is on its way. `failed`: it could not be fetched; the next `begin` asks
   * again, though some browsers answer for a script that failed until the page is reloaded. */
  readonly status: 'waiting' | 'begun' | 'failed'
  /** Fetches and starts the machine, once. */
  readonly begin: () => void
  /** Tells the machine, as soon as it runs; begins it if need be. */
  readonly send: (event: Event) => void
}

const nothing = () => () => undefined

/**
 * Runs a machine that comes with its library in a chunk of its own, when it is first needed
 * (decision record 011). It ends with the component.
 *
 * @param start fetches the machine and starts it; the function of the first render counts
 */
export const useLateFlow = <View, Event>(
  start: () => Promise<Flow<View, Event>>,
): LateFlow<View, Event> => {
  const [flow, setFlow] = useState<Flow<View, Event> | null>(null)
  const [status, setStatus] = useState<LateFlow<View, Event>['status']>('waiting')
  const [startOnce] = useState(() => start)
  const running = useRef<Flow<View, Event> | null>(null)
  const queue = useRef<Event[]>([])
  const attempt = useRef<object | null>(null)

  const begin = useCallback(() => {
    if (attempt.current !== null) return
    const mine = {}
    attempt.current = mine
    setStatus('begun')
    startOnce().then(
      (started) => {
        if (attempt.current !== mine) {
          started.stop()
          return
        }
        running.current = started
        for (const event of queue.current.splice(0)) started.send(event)
        setFlow(started)
      },
      () => {
        if (attempt.current !== mine) return
        attempt.current = null
        queue.current = []
        setStatus('failed')
      },
    )
  }, [startOnce])

  const send = useCallback(
    (event: Event) => {
      if (running.current !== null) {
        running.current.send(event)
        return
      }
      queue.current.push(event)
      begin()
    },
    [begin],
  )

  useEffect(
    () => () => {
      attempt.current = null
      running.current?.stop()
      running.current = null
    },
    [],
  )

  const view = useSyncExternalStore(
    flow?.subscribe ?? nothing,
    () => flow?.view() ?? null,
    () => null,
  )
  return { view, status, begin, send }
}
