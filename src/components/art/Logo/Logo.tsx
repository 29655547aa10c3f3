import { chakra } from '@chakra-ui/react'
import en from '#assets/logo-en.svg?raw'
import mark from '#assets/logo-mark.svg?raw'
import zh from '#assets/logo-zh.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'
import type { Language } from '#domain/language.ts'

/** Props of {@link Logo}. */
export interface LogoProps {
  /** Language of the wordmark. */
  readonly language: Language
  /** `mark` is the sign without the name, for less than 26 px of height (brief §7). @default 'full' */
  readonly form?: 'full' | 'mark'
}

const words = { zh, en }

// The files are 172, 228 and 64 units wide at a height of 40, 40 and 64.
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

/**
 * The brand's sign with its name, as high as its container: two arcs that do not touch form an X,
 * energy crosses at the point. Decoration: the link or the heading around it carries the name.
 */
export const Logo = ({ language, form = 'full' }: LogoProps) => (
  <Box proportions={form === 'mark' ? 'mark' : language}>
    <Drawing svg={form === 'mark' ? mark : words[language]} />
  </Box>
)
