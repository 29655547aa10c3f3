import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import { shapes } from './shapes.tsx'

/** The three features in the order in which current meets them. */
export type Feature = keyof typeof shapes

/** Props of {@link FeatureSymbol}. */
export interface FeatureSymbolProps {
  /** Feature to show. */
  readonly feature: Feature
}

/**
 * Circuit symbol of a feature: battery, breaker or lamp (brief §7), on a wire from edge to edge with a
 * pale copy in `--dead`. `--line` sets the width. Decoration.
 */
export const FeatureSymbol = ({ feature }: FeatureSymbolProps) => {
  const { wire, device } = shapes[feature]
  return (
    <Svg viewBox="0 0 64 48">
      <g strokeWidth="var(--line, 2)" stroke="var(--live)">
        <path d={wire} stroke="var(--dead, transparent)" />
        <path d={wire} pathLength={1} />
        <g fill="var(--feature-ground, transparent)">{device}</g>
      </g>
    </Svg>
  )
}
