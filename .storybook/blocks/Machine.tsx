import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { machines } from '#.storybook/machines/machines.ts'
import { SiteStyles } from './SiteStyles.tsx'

const List = chakra('ul', {
  base: {
    overflowX: 'auto',
    margin: '0',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    padding: '4',
    listStyleType: 'none',
    whiteSpace: 'nowrap',
    '& ul': { listStyleType: 'none', paddingInlineStart: '6', paddingBlockEnd: '2' },
  },
})
const Name = chakra('code', {
  base: {
    textStyle: 'label',
    marginInlineEnd: '2',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    border: '1px solid {colors.border.control}',
    background: 'bg',
  },
})
const Note = chakra('span', { base: { textStyle: 'caption', color: 'fg.subtle' } })
const Cause = chakra('code', { base: { textStyle: 'caption', marginInlineEnd: '2' } })

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
    <Name>{node.key}</Name>
    <Note>{notesOf(node)}</Note>
    <ul>
      {[...node.transitions.values(), node.always ?? []].flat().map((transition, index) => (
        <li key={index}>
          <Cause>{causeOf(String(transition.eventType), node)}</Cause>
          <Note>{effectOf(transition)}</Note>
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
  <SiteStyles>
    <List aria-label={`Diagram of ${of}`} tabIndex={0}>
      <State node={machines[of].root} />
    </List>
  </SiteStyles>
)
