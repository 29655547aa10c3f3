import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { Actor, AnyStateMachine, StateFrom } from 'xstate'

/**
 * Runs a machine and returns the flow of its state, which stays the same object as long as the state does. The machine
 * is made once: effects that it is given are those of the first render.
 *
 * @param flowOf - what a page shows of a state, and the actions that send its events
 */
export const useFlow = <Machine extends AnyStateMachine, Flow>(
  create: () => Machine,
  flowOf: (snapshot: StateFrom<Machine>, send: Actor<Machine>['send']) => Flow,
): Flow => {
  const [machine] = useState(create)
  const [snapshot, send] = useMachine(machine)
  return useMemo(() => flowOf(snapshot, send), [flowOf, snapshot, send])
}
