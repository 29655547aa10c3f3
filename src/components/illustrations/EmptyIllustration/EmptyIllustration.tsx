import { chakra } from '@chakra-ui/react/styled-system'
import { large, windowLine } from '#components/illustrations/windowLine.ts'

export interface EmptyIllustrationProps {
  /** The switches over the places: `open` for an empty list, `closed` for a search without a match. @defaultValue 'open' */
  readonly line?: 'open' | 'closed'
}

const widest = '@container (min-width: 56rem)'

const Root = chakra('div', {
  base: {
    ...windowLine,
    '@media (forced-colors: active)': { '--dead': 'GrayText' },
  },
})

const Places = chakra('div', {
  base: {
    '--stroke': '2px',
    '--size': '4.5rem',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '3.5',
    [large]: { '--size': '7rem', gap: '7' },
    [widest]: { '--size': '9.5rem' },
    // As thick as the line of the page's head.
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '-100vw',
      height: '2px',
      background: 'var(--live)',
    },
  },
})

const Place = chakra('div', {
  base: {
    _after: {
      content: '""',
      display: 'block',
      height: 'var(--size)',
      border: '2px dashed var(--dead)',
      borderRadius: 'md',
    },
  },
})

const Feeder = chakra('svg', {
  base: {
    width: '3.5rem',
    height: '4rem',
    overflow: 'visible',
    fill: 'none',
    stroke: 'var(--live)',
    strokeWidth: 'var(--stroke)',
    '& > *': {
      transitionProperty: 'rotate, stroke',
      transitionDuration: 'slow',
      transitionTimingFunction: 'current',
    },
    // The lever turns on the upper contact, so that closing it can be seen.
    '& > .lever': { transformOrigin: '28px 20px', rotate: '-36deg' },
    '& > .dead': { fill: 'bg', stroke: 'var(--dead)' },
    '[data-closed] &': {
      '& > .lever': { rotate: '0deg' },
      '& > .dead': { stroke: 'var(--live)' },
    },
  },
})

const Switch = () => (
  <Feeder viewBox="0 0 56 64">
    <path d="M28 0V20" />
    <path className="dead" d="M28 50V64" />
    <path className="lever" d="M28 20V46" />
    <circle className="dead" cx="28" cy="48" r="4" />
    <circle cx="28" cy="20" r="4" fill="var(--live)" />
  </Feeder>
)

/**
 * Three empty places, each under a switch on the live line, for lists without items (brief §5). The
 * line runs on to both edges of the window. Decoration.
 */
export const EmptyIllustration = ({ line = 'open' }: EmptyIllustrationProps) => (
  <Root aria-hidden="true">
    <Places data-closed={line === 'closed' ? '' : undefined}>
      {['first', 'second', 'third'].map((place) => (
        <Place key={place}>
          <Switch />
        </Place>
      ))}
    </Places>
  </Root>
)
