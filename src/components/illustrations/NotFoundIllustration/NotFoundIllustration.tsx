import { Svg } from '#components/illustrations/Svg/Svg.tsx'

/** An open circuit, for pages and data that are missing or broken (brief §1, §5). Decoration. */
export const NotFoundIllustration = () => (
  <Svg viewBox="0 0 280 160">
    <g opacity=".5" transform="translate(92 16) scale(1.5)">
      <path
        d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54"
        stroke="currentColor"
        strokeWidth="3"
      />
    </g>
    <path d="M0 64H84M196 64H280" stroke="var(--live)" strokeWidth="3" />
    <path d="M88 62L118 42" stroke="var(--live)" strokeWidth="3" strokeLinecap="round" />
    <g fill="var(--live)">
      <circle cx="86" cy="64" r="5" />
      <circle cx="194" cy="64" r="5" />
    </g>
    <circle cx="140" cy="64" r="7" stroke="var(--live)" strokeWidth="3" />
    <path
      d="M20 136H260M20 131v10M260 131v10"
      stroke="currentColor"
      strokeWidth="1.5"
      opacity=".5"
    />
  </Svg>
)
