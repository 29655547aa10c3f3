import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { Actor, AnyStateMachine, StateFrom } from 'xstate'

/** Runs a machine, which is made once, and returns the flow of its state. */
export const useFlow = <Machine extends AnyStateMachine, Flow>(
  create: () => Machine,
  flowOf: (snapshot: StateFrom<Machine>, send: Actor<Machine>['send']) => Flow,
): Flow => {
  const [machine] = useState(create)
  const [snapshot, send] = useMachine(machine)
  return flowOf(snapshot, send)
}
