import { chakra } from '@chakra-ui/react'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Language } from '#domain/language.ts'
import { wordmarks } from './wordmarks.tsx'

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Language of the wordmark. */
  readonly language: Language
  /** `mark` is the sign without the name, for heights below 26 px (brief §7). @defaultValue 'full' */
  readonly form?: 'full' | 'mark'
}

// The full logo is 172 or 228 units wide at a height of 40, the sign 64 × 64.
const Box = chakra('span', {
  base: { display: 'block', height: '100%', maxWidth: '100%' },
  variants: {
    proportions: {
      zh: { aspectRatio: '172 / 40' },
      en: { aspectRatio: '228 / 40' },
      mark: { aspectRatio: '1' },
    },
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

/**
 * Logo of the brand, as high as its container: two arcs form an X, with a live point between them.
 * Decoration: the link or heading around it has the name.
 */
export const Logo = ({ language, form = 'full' }: LogoProps) =>
  form === 'mark' ? (
    <Box proportions="mark">
      <Svg viewBox="0 0 64 64">{sign}</Svg>
    </Box>
  ) : (
    <Box proportions={language}>
      <Svg viewBox={language === 'zh' ? '0 0 172 40' : '0 0 228 40'}>
        <g transform="translate(0 2) scale(.5625)">{sign}</g>
        {wordmarks[language]}
      </Svg>
    </Box>
  )
