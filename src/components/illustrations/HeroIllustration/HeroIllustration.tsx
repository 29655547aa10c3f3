import { chakra } from '@chakra-ui/react/styled-system'
import { HeroCar } from './HeroCar.tsx'
import { HeroChip } from './HeroChip.tsx'
import { HeroDrone } from './HeroDrone.tsx'
import { HeroGround } from './HeroGround.tsx'
import { HeroLine } from './HeroLine.tsx'
import { HeroPhone } from './HeroPhone.tsx'

/** Props of {@link HeroIllustration}. */
export interface HeroIllustrationProps {
  /** What the illustration shows. Without a label it is decoration. */
  readonly label?: string
  /**
   * Part of the line of a page: the page draws the bus, and current flows through the branches once a
   * session, where motion is allowed (brief §6). @defaultValue false
   */
  readonly connected?: boolean
}

const Svg = chakra('svg', {
  base: {
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
 * (brief §1, §5). The few colours that differ between the colour modes are variables. Place it on
 * `bg.subtle`.
 */
export const HeroIllustration = ({ label, connected = false }: HeroIllustrationProps) => (
  <Svg
    viewBox="0 0 720 560"
    fill="none"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <HeroGround />
    <HeroCar />
    <HeroChip />
    <HeroPhone />
    <HeroDrone />
    <HeroLine connected={connected} />
  </Svg>
)
