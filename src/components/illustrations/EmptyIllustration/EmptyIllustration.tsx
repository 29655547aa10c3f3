import { chakra } from '@chakra-ui/react'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'

/** Props of {@link EmptyIllustration}. */
export interface EmptyIllustrationProps {
  /** Switch of the circuit: `open` for an empty list, `closed` for a search without a match. @defaultValue 'open' */
  readonly line?: 'open' | 'closed'
}

// The lever turns on the left contact, so that closing it can be seen.
const Lever = chakra('path', {
  base: {
    transformOrigin: '118px 36px',
    rotate: '-29deg',
    transitionProperty: 'rotate',
    transitionDuration: 'slow',
    '&[data-closed]': { rotate: '0deg' },
    '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s' },
  },
})

/** Three empty places under a line, for lists without items (brief §5). Decoration. */
export const EmptyIllustration = ({ line = 'open' }: EmptyIllustrationProps) => (
  <Svg viewBox="0 0 280 160">
    <g stroke="currentColor" strokeWidth="1.5" opacity=".55">
      <path d="M20 136H260M20 131v10M260 131v10" />
      <g strokeDasharray="4 5" strokeWidth="2">
        <rect x="40" y="72" width="56" height="64" rx="4" />
        <rect x="112" y="72" width="56" height="64" rx="4" />
        <rect x="184" y="72" width="56" height="64" rx="4" />
      </g>
    </g>
    <g stroke="var(--live)" strokeWidth="3">
      <path d="M20 36H116M164 36H260M68 36V58M212 36V58" />
      <Lever
        d="M118 36H162"
        strokeLinecap="round"
        data-closed={line === 'closed' ? '' : undefined}
      />
    </g>
    <g fill="var(--live)">
      <circle cx="118" cy="36" r="5" />
      <circle cx="162" cy="36" r="5" />
      <circle cx="68" cy="36" r="4" />
      <circle cx="212" cy="36" r="4" />
    </g>
  </Svg>
)
