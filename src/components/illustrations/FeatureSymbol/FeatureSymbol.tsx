import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import { shapes } from './shapes.tsx'

/** The three features in the order in which current meets them. */
export type Feature = keyof typeof shapes

/** Props of {@link FeatureSymbol}. */
export interface FeatureSymbolProps {
  /** Feature to show. */
  readonly feature: Feature
}

/** Circuit symbol of a feature: battery, fuse or lamp (brief §7). Decoration. */
export const FeatureSymbol = ({ feature }: FeatureSymbolProps) => (
  <Svg viewBox="0 0 32 32">
    <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {shapes[feature]}
    </g>
  </Svg>
)
