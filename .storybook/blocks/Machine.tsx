import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { machines } from '#.storybook/machines/machines.ts'

/** The name of a guard, an action or an actor: a string, or an object with a `type`. One in place has none. */
const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part
  return typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : ''
}

/** The event of a transition as text. XState has its own events. */
const causeOf = (event: string, node: AnyStateNode): string => {
  if (event === '') return 'eventless'
  if (event === '*') return 'anything else'
  const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/u.exec(event) ?? []
  if (kind === 'done.actor') return `${name} is done`
  if (kind === 'error.actor') return `${name} fails`
  if (kind === undefined) return event
  const delay = name.slice(0, -(node.id.length + 1))
  const time = node.machine.implementations.delays[delay]
  // The app provides what is 0 here.
  return typeof time === 'number' && time > 0
    ? `after ${delay}, ${time / 1_000} s`
    : `after ${delay}`
}

const notesOf = (node: AnyStateNode): string =>
  [
    ...(node.parent?.type !== 'parallel' && node.parent?.initial.target[0] === node
      ? ['initial']
      : []),
    ...(node.type === 'parallel' ? ['parallel'] : []),
    ...node.invoke.map(({ src }) => `runs: ${nameOf(src)}`),
    ...node.tags.map((tag) => `tag: ${tag}`),
  ].join(', ')

/** What a transition does: `if valid → form.sending · forget`. */
const effectOf = ({ guard, target = [], actions }: AnyTransitionDefinition): string => {
  const condition = guard === undefined ? '' : `if ${nameOf(guard) || 'a condition'} `
  const to = target.map(({ path }) => path.join('.')).join(', ')
  const done = actions.map(nameOf).filter(Boolean).join(', ')
  return `${condition}${to === '' ? 'stays' : `→ ${to}`}${done === '' ? '' : ` · ${done}`}`
}

/** A state with its transitions, and the states in it. */
const State = ({ node }: { readonly node: AnyStateNode }) => (
  <li>
    <strong>{node.key}</strong> {notesOf(node)}
    <ul>
      {[...node.transitions.values(), node.always ?? []].flat().map((transition, index) => (
        <li key={index}>
          <code>{causeOf(String(transition.eventType), node)}</code> {effectOf(transition)}
        </li>
      ))}
      {Object.values(node.states).map((state) => (
        <State key={state.id} node={state} />
      ))}
    </ul>
  </li>
)

/** A machine as a diagram of text: each state with its events, guards, delays, actions and targets. */
export const Machine = ({ of }: { readonly of: keyof typeof machines }) => (
  <ul aria-label={`Diagram of ${of}`}>
    <State node={machines[of].root} />
  </ul>
)
