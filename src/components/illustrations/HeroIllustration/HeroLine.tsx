import { branches, breakers, bus, joints, source, type Joint } from './circuit.ts'

/** Squares on the branches, filled with the ground so that the line passes behind them. */
export const Breakers = () => (
  <g fill="var(--hero-ground)" stroke="var(--live)" strokeWidth="3">
    {breakers.map(([x, y]) => (
      <rect key={x} x={x} y={y} width="16" height="16" />
    ))}
  </g>
)

/** A round joint of the line; inherits its fill. */
export const Dot = ({ at: [cx, cy, r] }: { readonly at: Joint }) => <circle cx={cx} cy={cy} r={r} />

/** The complete line without animation, as in the prerendered page. */
export const HeroLine = () => (
  <g fill="none" stroke="var(--live)">
    <path d={bus} strokeWidth="6" />
    {branches.map(({ d }) => (
      <path key={d} d={d} strokeWidth="4" />
    ))}
    <Breakers />
    <g fill="var(--live)" stroke="none">
      {[source, ...joints].map((joint) => (
        <Dot key={joint.join(' ')} at={joint} />
      ))}
    </g>
  </g>
)
