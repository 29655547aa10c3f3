import { chakra } from '@chakra-ui/react'
import hero from '#assets/hero.svg?raw'
import { drawn } from '#components/art/drawn.ts'
import { EnergisedLine } from './EnergisedLine.tsx'
import { HeroLine } from './HeroLine.tsx'
import { useMotionWelcome } from './useMotionWelcome.ts'

/** Props of {@link HeroArt}. */
export interface HeroArtProps {
  /** What the drawing shows. Without it the drawing is decoration. */
  readonly label?: string
  /** Lets current run through the line once, where motion is welcome (brief §6). @default false */
  readonly energise?: boolean
}

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    '--live': 'colors.live',
    '--hero-ground': 'colors.bg.subtle',
    '--hero-scale': '#94A2A7',
    '--hero-arc': '#BFDFE2',
    _dark: { '--hero-scale': '#56656A', '--hero-arc': '#16444B' },
  },
})

/**
 * The hero's one-line diagram: from a source over a bus to a car, a chip, a phone and a drone
 * (brief §1, §5). One drawing for both colour modes: the few colours that differ are variables. It
 * expects to stand on `bg.subtle`.
 */
export const HeroArt = ({ label, energise = false }: HeroArtProps) => {
  const welcome = useMotionWelcome()
  return (
    <Svg
      viewBox="0 0 720 560"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <g dangerouslySetInnerHTML={drawn(hero)} />
      {energise && welcome ? <EnergisedLine /> : <HeroLine />}
    </Svg>
  )
}
