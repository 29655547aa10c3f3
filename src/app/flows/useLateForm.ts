import { useCallback, useEffect, useReducer } from 'react'
import type { Flow } from '#app/flows/flow.ts'
import { useLateFlow, type LateFlow } from '#app/flows/useLateFlow.ts'

/** What a page shows of a machine that has not come yet. */
export interface StandIn<View, Event> {
  readonly first: View
  /** What an event that waits for the machine makes of it. */
  readonly after: (view: View, event: Event) => View
  /** What it comes to when the machine cannot be fetched: as without a network. */
  readonly failed: (view: View) => View
}

/**
 * Runs the machine of a form, which comes with the first key in the page or the first event, and is
 * stood in for until then (decision record 011). Events that are sent meanwhile wait for it.
 *
 * @param start fetches the machine and starts it; the function of the first render counts
 * @param standIn see {@link StandIn}; its first view is that of the first render
 * @returns what the form shows, and the ways to tell the machine and to fetch it at once
 */
export const useLateForm = <View, Event>(
  start: () => Promise<Flow<View, Event>>,
  { first, after, failed }: StandIn<View, Event>,
): { readonly view: View } & Pick<LateFlow<View, Event>, 'begin' | 'send'> => {
  const { view, status, begin, send } = useLateFlow(start)
  const [before, note] = useReducer(after, first)

  useEffect(() => {
    document.addEventListener('input', begin, { once: true })
    return () => {
      document.removeEventListener('input', begin)
    }
  }, [begin])

  const tell = useCallback(
    (event: Event) => {
      note(event)
      send(event)
    },
    [send],
  )
  return { view: view ?? (status === 'failed' ? failed(before) : before), begin, send: tell }
}
