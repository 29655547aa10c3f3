import { chakra } from '@chakra-ui/react/styled-system'
import { branches, breakers, bus, joints, source, type Joint } from './circuit.ts'

const Dot = ({ at: [cx, cy, r] }: { readonly at: Joint }) => <circle cx={cx} cy={cy} r={r} />

const Line = chakra('g', { base: { forcedColorAdjust: 'none' } })

// The policy of the page allows no style attributes, so the delays are rules.
const delays = Object.fromEntries(
  branches.map(({ start }, index) => [
    `& > path:nth-of-type(${String(index + 2)})`,
    { animationDelay: `${String(start)}s` },
  ]),
)

// A pale copy of each branch lies below, so that nothing is missing while the current flows.
const Connected = chakra('g', {
  base: {
    strokeWidth: 'var(--branch-width)',
    '& > path': { shapeRendering: 'crispEdges' },
    '@media (prefers-reduced-motion: no-preference)': {
      'html:not([data-line-seen]) &': {
        '& > path[pathLength]': { animation: 'flowPath 0.26s linear backwards' },
        ...delays,
      },
    },
  },
})

/** The line of the hero: source, bus, branches, breakers and joints. */
export const HeroLine = ({ connected }: { readonly connected: boolean }) => (
  <Line fill="none" stroke="var(--live)" strokeWidth="4">
    {connected ? null : <path d={bus} strokeWidth="6" />}
    {connected ? (
      <Connected>
        <path d={branches.map(({ d }) => d).join('')} stroke="var(--dead)" />
        {branches.map(({ d }) => (
          <path key={d} d={d} pathLength={1} />
        ))}
      </Connected>
    ) : (
      <path d={branches.map(({ d }) => d).join('')} />
    )}
    <g fill="var(--hero-ground)" strokeWidth="3">
      {breakers.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="16" height="16" />
      ))}
    </g>
    <g fill="var(--live)" stroke="none">
      {[source, ...joints].map((joint) => (
        <Dot key={joint.join(' ')} at={joint} />
      ))}
    </g>
  </Line>
)
