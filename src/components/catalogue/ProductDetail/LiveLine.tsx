import { chakra } from '@chakra-ui/react/styled-system'
import type { Port } from '#assets/drawings.ts'

export interface LiveLineProps {
  /** Where it begins: a point of an illustration, or the corner of any other picture. */
  readonly from: Port | 'corner'
  /** Where it leads: to the rule of the specifications, or through an open switch. */
  readonly to: 'rule' | 'switch'
}

// The frame of the picture is 4:3 and fills the first column. Illustrations have 320 × 240 units. The line leaves
// through the foot of the frame; below the large layout, where texts follow, it comes down in the gutter.
const Root = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    '--frame': { base: '100cqi', lg: 'calc((100cqi - 56px) * 7 / 12)' },
    '--edge': { base: '-12px', lg: '24px' },
    '--foot': 'calc(var(--frame) * 240 / 320)',
    '& > *': { position: 'absolute', left: 'var(--edge)', background: 'live' },
    '& > .across': {
      top: 'var(--level)',
      width: 'calc(var(--x) - var(--edge))',
      height: '2px',
    },
    '& > .rise': {
      top: 'var(--y)',
      left: 'calc(var(--x) - 1px)',
      width: '2px',
      height: 'calc(var(--level) - var(--y) + 2px)',
    },
    '& > .port': {
      top: 'calc(var(--y) + 1px)',
      left: 'var(--x)',
      width: '9px',
      height: '9px',
      borderRadius: 'full',
      border: '2px solid {colors.live}',
      background: 'bg',
      translate: '-50% -50%',
    },
    '& > .down': {
      top: 'var(--level)',
      bottom: { base: '-2.5rem', lg: '-3.5rem' },
      width: '2px',
    },
    '&[data-to=switch] > .down': { bottom: 'auto', height: 'calc(var(--foot) - var(--level))' },
    '& > svg': {
      top: 'var(--foot)',
      left: 'calc(var(--edge) - 3px)',
      background: 'none',
      overflow: 'visible',
      fill: 'live',
      stroke: 'live',
      strokeWidth: '2',
    },
    // The contact of the dead line.
    '& > svg > circle:last-of-type': { fill: 'bg', stroke: 'border.control' },
    '& > .dead': {
      top: 'calc(var(--foot) + 27px)',
      bottom: { base: '-2.5rem', lg: '-3.5rem' },
      width: '2px',
      background: 'border.control',
    },
    '@media (forced-colors: active)': { display: 'none' },
  },
})

/** Below its foot, at the left. */
const corner: Port = { x: 12, y: 240 }

/** Below the objects, which end at 200, and above the label of a product that is out of stock. */
const underneath = 205

const part = (units: number) => `calc(var(--frame) * ${String(units / 320)})`

const startAt = ({ x, y, below = false }: Port) => ({
  '--x': part(x),
  '--y': part(y),
  '--level': below ? part(underneath) : 'var(--y)',
})

/**
 * The live line of a product: it leaves the picture and becomes the rule of the specifications. Out of
 * stock, a switch interrupts it. Decoration.
 */
export const LiveLine = ({ from, to }: LiveLineProps) => (
  <Root aria-hidden="true" data-to={to} css={startAt(from === 'corner' ? corner : from)}>
    <span className="across" />
    <span className="down" />
    <span className="rise" />
    <span className="port" />
    {to === 'switch' ? (
      <>
        <svg width="16" height="26" viewBox="0 0 16 26">
          <circle cx="4" cy="2" r="2.5" />
          <circle cx="4" cy="23" r="3" />
          <path d="M4 2 13 20" />
        </svg>
        <span className="dead" />
      </>
    ) : null}
  </Root>
)
