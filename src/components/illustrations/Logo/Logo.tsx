import { chakra } from '@chakra-ui/react/styled-system'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import { wordmarks } from './wordmarks.tsx'

export interface LogoProps {
  /** Name of the brand, from `locales` (decision B1). A name without a wordmark is shown as text. */
  readonly name: string
  /** `mark` is the sign without the name, for heights below 26 px (brief §7). @defaultValue 'full' */
  readonly form?: 'full' | 'mark'
}

// The height itself, on the drawing: a percentage or `aspectRatio` gives a flex item no width in WebKit.
const Box = chakra('span', {
  base: {
    display: 'block',
    height: 'inherit',
    '& > svg': { width: 'auto', maxWidth: '100%', height: 'inherit' },
  },
})

const Written = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: 'inherit',
    overflow: 'hidden',
    fontSize: 'xl',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
})

const sign = (
  <>
    <path
      d="M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
    />
    <circle cx="32" cy="32" r="4.6" fill="var(--live)" />
  </>
)

const Sign = () => (
  <Box flex="none">
    <Svg viewBox="0 0 64 64">{sign}</Svg>
  </Box>
)

/**
 * Logo of the brand, as high as its container: two arcs form an X, with a live point between them.
 * Decoration: the link or heading around it has the name.
 */
export const Logo = ({ name, form = 'full' }: LogoProps) => {
  const wordmark = wordmarks.get(name)
  if (form === 'mark') return <Sign />
  if (wordmark === undefined)
    return (
      <Written aria-hidden="true">
        <Sign />
        <span>{name}</span>
      </Written>
    )
  return (
    <Box>
      <Svg viewBox={`0 0 ${String(wordmark.width)} 40`}>
        <g transform="translate(0 2) scale(.5625)">{sign}</g>
        {wordmark.paths}
      </Svg>
    </Box>
  )
}
