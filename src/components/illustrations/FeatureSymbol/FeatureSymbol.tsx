import { current } from '#components/illustrations/Circuit/current.ts'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'

/** The wire of each symbol and what stands on it, on a ground of 64 × 48. */
const shapes = {
  source: { wire: 'M0 24H24M40 24H64M24 4V44M40 12V36', device: null },
  control: { wire: 'M0 24H64', device: <path d="M18 10h28v28h-28Z" /> },
  use: {
    wire: 'M0 24H64',
    device: (
      <>
        <circle cx="32" cy="24" r="18" />
        <path d="M19.3 11.3 44.7 36.7M44.7 11.3 19.3 36.7" />
      </>
    ),
  },
}

/** The three features in the order in which current meets them. */
export type Feature = keyof typeof shapes

export interface FeatureSymbolProps {
  /** Feature to show. */
  readonly feature: Feature
  /**
   * When the current of the page arrives, in ms. The wire then continues to both sides, over a pale copy in `--pale`, as far
   * as the page lets it. @defaultValue never
   */
  readonly currentAt?: number | undefined
}

/**
 * Circuit symbol of a feature: battery, breaker or lamp (brief §7), on a wire from edge to edge. `--line` sets the
 * width. Decoration.
 */
export const FeatureSymbol = ({ feature, currentAt }: FeatureSymbolProps) => {
  const { wire, device } = shapes[feature]
  return (
    <Svg viewBox="0 0 64 48" overflows={currentAt !== undefined}>
      <g strokeWidth="var(--line, 2)" stroke="var(--live)">
        {currentAt === undefined ? (
          <path d={wire} />
        ) : (
          <g shapeRendering="crispEdges">
            <path d={`M-60 24H0${wire}M64 24h500`} stroke="var(--pale)" />
            <path d="M-60 24H0" />
            <path d={wire} {...current(currentAt, currentAt + 40)} />
            <path d="M64 24h500" {...current(currentAt, currentAt + 200)} />
          </g>
        )}
        <g fill="var(--ground, transparent)">{device}</g>
      </g>
    </Svg>
  )
}
