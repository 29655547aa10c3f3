import { chakra } from '@chakra-ui/react/styled-system'
import type { DrawingPoints } from '#assets/drawings.ts'
import { typedLang } from '#domain/language.ts'

export interface LeaderProps {
  /** The part of the illustration, and the height of the label. */
  readonly at: NonNullable<DrawingPoints['store']>
  /** Name of the specification. */
  readonly name: string
  /** Value of the specification. */
  readonly value: string
  /** Language of the page. */
  readonly language: string
}

const Root = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    '& > svg': { width: '100%', height: '100%', fill: 'none', stroke: 'fg', strokeWidth: '1' },
    '& path, & circle': { vectorEffect: 'non-scaling-stroke' },
    // Keeps the line apart from dark parts under it.
    '& .ground': { stroke: 'bg.media', strokeWidth: '3' },
    '& circle': { fill: 'bg.media' },
    '@media (forced-colors: active)': { display: 'none' },
  },
})

const Label = chakra('span', {
  base: {
    position: 'absolute',
    translate: '0 calc(-100% + 0.5px)',
    display: 'grid',
    // The shelf that the words stand on.
    paddingBottom: { base: '0.5', sm: '1' },
    borderBottomWidth: '1px',
    borderColor: 'fg',
    fontSize: { base: '11px', sm: '13px' },
    lineHeight: 'snugZh',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    color: 'fg.muted',
    // Two lines would stand over a small frame.
    '&[data-high]': {
      gridAutoFlow: 'column',
      justifyContent: 'start',
      alignItems: 'baseline',
      columnGap: '1.5',
    },
    '& > b': {
      fontSize: { base: 'sm', sm: 'lg' },
      fontWeight: 'semibold',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      color: 'fg',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
})

/** Units of the kick between the vertical part and the label. */
const kick = 8

/** Above it two lines have no space in a small frame. */
const high = 40

const percent = (part: number, whole: number) => `${String((part / whole) * 100)}%`

/**
 * A leader from the part that stores energy to its specification, as on an engineering drawing.
 * Decoration: the table of specifications says the same.
 */
export const Leader = ({ at, name, value, language }: LeaderProps) => {
  const { x, y, top, toLeft = false } = at
  const shelf = toLeft ? x - kick : x + kick
  const line = `M${String(x)} ${String(y)}V${String(top + kick)}L${String(shelf)} ${String(top)}`
  return (
    <Root className="leader" aria-hidden="true">
      <svg viewBox="0 0 320 240">
        <path className="ground" d={line} />
        <path d={line} />
        <circle cx={x} cy={y} r="2.4" />
      </svg>
      <Label
        data-high={top < high ? '' : undefined}
        css={{
          ...(toLeft ? { right: percent(320 - shelf, 320) } : { left: percent(shelf, 320) }),
          top: percent(top, 240),
          maxWidth: percent(toLeft ? shelf - 8 : 312 - shelf, 320),
        }}
      >
        <span lang={typedLang(name, language)}>{name}</span>
        <b lang={typedLang(value, language)}>{value}</b>
      </Label>
    </Root>
  )
}
