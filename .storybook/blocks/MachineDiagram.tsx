import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyStateMachine } from 'xstate'
import { diagramStatesOf, type DiagramState } from '#.storybook/machines/diagramStates.ts'
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

const notesOf = ({ initial, kind, actors, tags }: DiagramState): string =>
  [
    ...(initial ? ['initial'] : []),
    ...(kind === 'parallel' ? ['parallel'] : []),
    ...actors.map((actor) => `runs: ${actor}`),
    ...tags.map((tag) => `tag: ${tag}`),
  ].join(', ')

/** A machine as a diagram of text: each state with its events, guards, delays, actions and targets. */
export const MachineDiagram = ({ machine }: { readonly machine: AnyStateMachine }) => (
  <SiteStyles>
    {}
    <List aria-label={`Diagram of ${machine.id}`} tabIndex={0}>
      {diagramStatesOf(machine).map((state) => (
        <li key={state.path} style={{ marginInlineStart: `${state.depth * 1.25}rem` }}>
          <Name>{state.name}</Name>
          <Note>{notesOf(state)}</Note>
          <ul>
            {state.transitions.map(({ on, guard, to, actions }, index) => (
              <li key={index}>
                <Cause>{on}</Cause>
                <Note>
                  {guard === null ? '' : `if ${guard} `}
                  {to.length === 0 ? 'stays' : `→ ${to.join(', ')}`}
                  {actions.length > 0 && ` · ${actions.join(', ')}`}
                </Note>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  </SiteStyles>
)
