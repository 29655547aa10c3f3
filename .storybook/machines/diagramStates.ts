import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** One transition out of a state. */
export interface Transition {
  /** Its trigger as text: an event, the end of an actor, a delay. */
  readonly on: string
  /** Name of the guard, `a condition`, or `null`. */
  readonly guard: string | null
  /** Names of the actions on the transition. */
  readonly actions: readonly string[]
  /** Paths of its target states; empty without a target. */
  readonly to: readonly string[]
}

/** A state of a machine. */
export interface DiagramState {
  /** Dotted path; empty for the machine itself. */
  readonly path: string
  readonly name: string
  /** Depth; the machine itself is 0. */
  readonly depth: number
  readonly kind: AnyStateNode['type']
  /** Whether it is the initial state of its parent. */
  readonly initial: boolean
  readonly tags: readonly string[]
  /** Names of the actors that it invokes. */
  readonly actors: readonly string[]
  readonly transitions: readonly Transition[]
}

/** A reference by name: a string, or an object with a `type`. */
const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return ''
}

/** The name of a guard; one that stands where it is used has none. */
const guardName = (guard: unknown): string | null =>
  guard === undefined ? null : nameOf(guard) || 'a condition'

/** Texts of XState's own events. */
const causeOf = (event: string, node: AnyStateNode): string => {
  if (event === '') return 'eventless'
  if (event === '*') return 'anything else'
  const [, done] = /^xstate\.done\.actor\.(.+)$/u.exec(event) ?? []
  if (done !== undefined) return `${done} is done`
  const [, failed] = /^xstate\.error\.actor\.(.+)$/u.exec(event) ?? []
  if (failed !== undefined) return `${failed} fails`
  const [, after] = /^xstate\.after\.(.+)$/u.exec(event) ?? []
  if (after === undefined) return event
  const delay = after.slice(0, -(node.id.length + 1))
  const named = node.machine.implementations.delays[delay]
  // The app provides what is 0 here.
  return typeof named === 'number' && named > 0
    ? `after ${delay}, ${named / 1_000} s`
    : `after ${delay}`
}

const transitionsOf = (node: AnyStateNode): readonly Transition[] =>
  [...node.transitions.values(), node.always ?? []].flat().map((transition) => ({
    on: causeOf(String(transition.eventType), node),
    guard: guardName(transition.guard),
    actions: transition.actions.map(nameOf).filter((name) => name !== ''),
    to: (transition.target ?? []).map((target) => target.path.join('.')),
  }))

const statesFrom = (node: AnyStateNode): readonly DiagramState[] => [
  {
    path: node.path.join('.'),
    name: node.key,
    depth: node.path.length,
    kind: node.type,
    initial: node.parent?.type !== 'parallel' && node.parent?.initial.target[0] === node,
    tags: node.tags,
    actors: node.invoke.map(({ src }) => nameOf(src)),
    transitions: transitionsOf(node),
  },
  ...Object.values(node.states).flatMap(statesFrom),
]

/** Every state of a machine with its transitions, in the order in which it declares them. */
export const diagramStatesOf = (machine: AnyStateMachine): readonly DiagramState[] =>
  statesFrom(machine.root)
