import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyStateMachine } from 'xstate'
import {
  diagramStatesOf,
  type DiagramState,
  type Transition,
} from '#.storybook/machines/diagramStates.ts'
import { busesOf, laneWidth, lineHeight } from '#.storybook/machines/diagramLayout.ts'
import { SiteStyles } from './SiteStyles.tsx'

/** Props of {@link MachineDiagram}. */
export interface MachineDiagramProps {
  /** The machine whose configuration is shown. */
  readonly machine: AnyStateMachine
}

const Scroller = chakra('div', {
  base: {
    overflowX: 'auto',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    padding: '4',
  },
})
const Frame = chakra('div', { base: { position: 'relative', width: 'max-content' } })
const Wires = chakra('svg', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    color: 'brand.fg',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.5',
    overflow: 'visible',
  },
})
const List = chakra('ul', { base: { listStyleType: 'none', margin: '0', padding: '0' } })
const Line = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap' },
})
const Name = chakra('code', {
  base: {
    textStyle: 'label',
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'sm',
    border: '1px solid {colors.border.control}',
    background: 'bg',
  },
  variants: {
    holds: { true: { borderStyle: 'dashed', background: 'transparent' }, false: {} },
  },
})
const Note = chakra('span', { base: { textStyle: 'caption', color: 'fg.subtle' } })
const Cause = chakra('code', { base: { textStyle: 'caption', color: 'fg' } })

const TransitionLine = ({ transition }: { readonly transition: Transition }) => (
  <>
    <Cause>{transition.on}</Cause>
    {transition.guard !== null && <Note>if {transition.guard}</Note>}
    <Note>
      {transition.to.length === 0 ? 'stays' : `→ ${transition.to.join(', ')}`}
      {transition.actions.length > 0 && ` · ${transition.actions.join(', ')}`}
    </Note>
  </>
)

const notesOf = ({ initial, kind, actors, tags }: DiagramState): readonly string[] => [
  ...(initial ? ['initial'] : []),
  ...(kind === 'parallel' ? ['parallel'] : []),
  ...actors.map((actor) => `runs: ${actor}`),
  ...tags.map((tag) => `tag: ${tag}`),
]

/**
 * A machine as a one-line diagram: states with their events, guards, delays and actions as text,
 * and beside them one bus for each target state.
 */
export const MachineDiagram = ({ machine }: MachineDiagramProps) => {
  const states = diagramStatesOf(machine)
  const { buses, height, lanes } = busesOf(states)
  const gutter = (lanes + 1) * laneWidth
  const laneX = (lane: number) => gutter - (lane + 1) * laneWidth
  return (
    <SiteStyles>
      <Scroller role="region" aria-label={`Diagram of ${machine.id}`} tabIndex={0}>
        <Frame>
          <Wires width={gutter} height={height} aria-hidden="true">
            {buses.map(({ end, starts, lane }) => (
              <g key={`${end} ${lane}`}>
                <path
                  d={`M${laneX(lane)} ${Math.min(end, ...starts)}V${Math.max(end, ...starts)}M${laneX(lane)} ${end}H${gutter - 2}m-5 -4l5 4l-5 4`}
                />
                {starts.map((y) => (
                  <g key={y}>
                    <path d={`M${gutter} ${y}H${laneX(lane)}`} strokeDasharray="2 3" />
                    <circle cx={laneX(lane)} cy={y} r="2" fill="currentColor" />
                  </g>
                ))}
              </g>
            ))}
          </Wires>
          <List style={{ paddingInlineStart: gutter + 6 }}>
            {states.map((state) => (
              <li key={state.path}>
                <Line style={{ height: lineHeight.state, paddingInlineStart: state.depth * 20 }}>
                  <Name
                    holds={state.kind === 'compound' || state.kind === 'parallel'}
                    title={state.path}
                  >
                    {state.name}
                  </Name>
                  {notesOf(state).map((note) => (
                    <Note key={note}>{note}</Note>
                  ))}
                </Line>
                {state.transitions.length > 0 && (
                  <List>
                    {state.transitions.map((transition, index) => (
                      <li key={index}>
                        <Line
                          style={{
                            height: lineHeight.transition,
                            paddingInlineStart: state.depth * 20 + 20,
                          }}
                        >
                          <TransitionLine transition={transition} />
                        </Line>
                      </li>
                    ))}
                  </List>
                )}
              </li>
            ))}
          </List>
        </Frame>
      </Scroller>
    </SiteStyles>
  )
}
