import { getShortestPaths } from 'xstate/graph'
import type { AnyStateMachine, AnyStateNode, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'
import { ServiceError, type Failure } from '#domain/failure.ts'

/** An event of a machine under test, or one that XState itself would send it. */
export interface TestEvent {
  readonly type: string
  readonly [data: string]: unknown
}

/** What XState sends when the invoked actor of this id is done. */
export const done = (actor: string, output?: unknown): TestEvent => ({
  type: `xstate.done.actor.${actor}`,
  output,
  actorId: actor,
})

/** What XState sends when the invoked actor of this id rejects with a typed failure. */
export const failed = (actor: string, failure: Failure): TestEvent => ({
  type: `xstate.error.actor.${actor}`,
  error: new ServiceError(failure),
  actorId: actor,
})

/** What XState sends when a named delay of a state has run out; the state by its full id. */
export const after = (delay: string, state: string): TestEvent => ({
  type: `xstate.after.${delay}.${state}`,
})

const pathsBelow = (node: AnyStateNode): readonly string[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(pathsBelow)
}

/** Every state of a machine that holds no other, by its path, in the order of the chart. */
export const leavesOf = (machine: AnyStateMachine): readonly string[] => pathsBelow(machine.root)

const isLeaf = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0

/** The leaves that a snapshot stands in; several in a parallel state. */
const leavesIn = (snapshot: SnapshotFrom<AnyStateMachine>): readonly string[] =>
  snapshot._nodes.filter(isLeaf).map((node) => node.path.join('.'))

/**
 * The leaves that the given events can bring a machine to, in the order of the chart. Only the
 * chart's own transitions are walked: no actor runs and no effect happens.
 *
 * @param telling what of the context tells two visits of a state apart; all of it if not given, which
 *   never ends where a context counts without bound
 */
export const reachableLeaves = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly TestEvent[],
  inputs: readonly InputFrom<Machine>[],
  telling: (context: SnapshotFrom<Machine>['context']) => unknown = (context) => context,
): readonly string[] => {
  const reached = new Set<string>()
  for (const input of inputs) {
    const paths = getShortestPaths(machine, {
      events: events as unknown as readonly EventFromLogic<Machine>[],
      input,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, telling(context as SnapshotFrom<Machine>['context'])]),
      limit: 10_000,
    })
    for (const { state } of paths) for (const leaf of leavesIn(state)) reached.add(leaf)
  }
  return leavesOf(machine).filter((leaf) => reached.has(leaf))
}
