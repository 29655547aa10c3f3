import { Svg } from '#components/illustrations/Svg/Svg.tsx'

const arcs = 'M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56'

export interface OpenMarkIllustrationProps {
  /** Part of the line of a page, which continues to both sides as far as the page lets it. @defaultValue false */
  readonly connected?: boolean
}

/**
 * The mark with an open switch in the place of its point, for a page that does not exist. The line
 * enters live at the left and leaves dead at the right, at half the height; `--stroke`,
 * `--arc` and `--ground` come from the page. Decoration.
 */
export const OpenMarkIllustration = ({ connected = false }: OpenMarkIllustrationProps) => (
  <Svg viewBox="0 0 288 288" overflows={connected}>
    <g strokeWidth="var(--stroke, 4)">
      <path
        d={connected ? 'M-9999 144H128' : 'M0 144H128'}
        stroke="var(--live)"
        shapeRendering="crispEdges"
      />
      <path
        d={connected ? 'M162 144H9999' : 'M162 144H288'}
        stroke="var(--dead)"
        shapeRendering="crispEdges"
      />
    </g>
    <g transform="scale(4.5)">
      <path d={arcs} stroke="var(--ground, transparent)" strokeWidth="9" />
      <path d={arcs} stroke="var(--arc, currentColor)" strokeWidth="7" />
    </g>
    <path d="M127 144 156 112" stroke="var(--live)" strokeWidth="var(--stroke, 4)" />
    <circle cx="127" cy="144" r="8" fill="var(--live)" />
    <circle
      cx="161"
      cy="144"
      r="6"
      fill="var(--ground, transparent)"
      stroke="var(--dead)"
      strokeWidth="var(--stroke, 4)"
    />
  </Svg>
)
