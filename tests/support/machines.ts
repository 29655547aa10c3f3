import { getShortestPaths } from 'xstate/graph'
import type {
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
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

const pathsBelow = (node: AnyStateNode): readonly string[] => {
  const children = Object.values(node.states)
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(pathsBelow)
}

/** Every atomic state of a machine by its path, in the order of the definition. */
export const leavesOf = (machine: AnyStateMachine): readonly string[] => pathsBelow(machine.root)

/** The atomic states in a state value, by path; several in a parallel state. */
const leavesIn = (value: StateValue, path = ''): readonly string[] =>
  typeof value === 'string'
    ? [path + value]
    : Object.entries(value).flatMap(([key, child]) =>
        child === undefined ? [] : leavesIn(child, `${path}${key}.`),
      )

/**
 * The atomic states that a machine can reach with the given events, in the order of the definition.
 * Transitions are computed only: no actor runs and no effect happens.
 *
 * @param machine - the machine
 * @param events - the events to try in every state
 * @param inputs - the inputs to start with
 * @param telling - the part of the context that distinguishes two visits of a state; the whole context
 *   by default, which never ends if a counter in it grows without bound
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
      limit: 20_000,
    })
    for (const { state } of paths)
      for (const leaf of leavesIn(state.value as StateValue)) reached.add(leaf)
  }
  return leavesOf(machine).filter((leaf) => reached.has(leaf))
}

// The real one, whatever a test does to its timers.
const { setImmediate } = globalThis

/**
 * Lets everything that is already decided happen: promises resolve, modules that were loaded before
 * arrive, actors report, machines move. Nothing that waits for time can pass.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next))
}

/** What a flow shows, without what it may do. */
export const shown = <Flow extends object>(flow: Flow): Partial<Flow> =>
  Object.fromEntries(
    Object.entries(flow).filter(([, value]) => typeof value !== 'function'),
  ) as Partial<Flow>
