import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement } from 'react'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { drawings, branches, breakers, bus, joints, source, type Joint } from './circuit.ts'

const Dot = ({ at: [cx, cy, r] }: { readonly at: Joint }) => <circle cx={cx} cy={cy} r={r} />

const Line = chakra('g', { base: { forcedColorAdjust: 'none' } })

// The policy of the page allows no style attributes, so the delays are rules.
const delays = Object.fromEntries(
  branches.map(({ start }, index) => [
    `& > path:nth-of-type(${String(index + 2)})`,
    { animationDelay: `${String(start)}s` },
  ]),
)

// A pale copy of each branch lies below, so that nothing is missing while the current flows.
const Connected = chakra('g', {
  base: {
    strokeWidth: 'var(--branch-width)',
    '& > path': { shapeRendering: 'crispEdges' },
    '@media (prefers-reduced-motion: no-preference)': {
      'html:not([data-line-seen]) &': {
        '& > path[pathLength]': { animation: 'flowPath 0.26s linear backwards' },
        ...delays,
      },
    },
  },
})

/** The line of the hero: source, bus, branches, breakers and joints. */
const HeroLine = ({ connected }: { readonly connected: boolean }) => (
  <Line fill="none" stroke="var(--live)" strokeWidth="4">
    {connected ? null : <path d={bus} strokeWidth="6" />}
    {connected ? (
      <Connected>
        <path d={branches.map(({ d }) => d).join('')} stroke="var(--dead)" />
        {branches.map(({ d }) => (
          <path key={d} d={d} pathLength={1} />
        ))}
      </Connected>
    ) : (
      <path d={branches.map(({ d }) => d).join('')} />
    )}
    <g fill="var(--hero-ground)" strokeWidth="3">
      {breakers.map(([x, y]) => (
        <rect key={x} x={x} y={y} width="16" height="16" />
      ))}
    </g>
    <g fill="var(--live)" stroke="none">
      {[source, ...joints].map((joint) => (
        <Dot key={joint.join(' ')} at={joint} />
      ))}
    </g>
  </Line>
)

export interface HeroIllustrationProps {
  /**
   * Part of the line of a page: the page draws the bus, and current flows through the branches once a
   * session, where motion is allowed (brief §6). @defaultValue false
   */
  readonly connected?: boolean
  /**
   * Wraps each drawing, for example in a link with a caption: car, chip, drone, phone. While one is
   * hovered or has the focus, it alone carries current. @defaultValue an element without a meaning
   */
  readonly children?: (drawing: ReactElement, index: number) => ReactElement
}

const width = 720
const height = 512
const frame = `${String(width)} / ${String(height)}`

/** With large text on a phone the captions do not fit between the drawings: they are a list below them. */
export const captionsBelow = '@container (max-width: 20.99rem)'

const percent = (part: number, whole: number) => `${String((100 * part) / whole)}%`

// What is not hovered goes dead: its drawing pale, its branch without current.
const others = Object.fromEntries(
  drawings.map((_, index) => [
    `& > :nth-of-type(${String(index + 1)}):is(:hover, :focus-visible) ~ svg`,
    {
      '--live': 'var(--dead-branch)',
      '& path[pathLength]:nth-of-type(2)': { stroke: 'live' },
      [`& path[pathLength]:nth-of-type(${String(index + 3)})`]: { stroke: 'live' },
    },
  ]),
)

const Root = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: frame,
    // Only the drawings and their captions react to the pointer.
    pointerEvents: 'none',
    '& > svg': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      width: '100%',
      aspectRatio: frame,
      overflow: 'visible',
    },
    '--live': 'colors.live',
    '--dead-branch': 'color-mix(in srgb, {colors.live} 30%, {colors.bg.subtle})',
    '--hero-ground': 'colors.bg.subtle',
    '--hero-arc': '#BFDFE2',
    _dark: { '--hero-arc': '#16444B' },
    '& > :not(svg)': { position: 'absolute', zIndex: 1, display: 'block' },
    '& img': {
      display: 'block',
      width: '100%',
      objectFit: 'cover',
      pointerEvents: 'auto',
      transitionProperty: 'opacity',
      transitionDuration: 'fast',
    },
    ...Object.fromEntries(
      drawings.map(({ shown: [top, bottom], at: [left, ground], scale }, index) => {
        const place = {
          top: 0,
          left: percent(left, width),
          // A margin in percent is one of the width.
          marginBlockStart: percent(ground - (200 - top) * scale, width),
          width: percent(320 * scale, width),
        }
        return [
          `& > :nth-of-type(${String(index + 1)}):not(svg)`,
          {
            ...place,
            '& img': {
              aspectRatio: `320 / ${String(bottom - top)}`,
              objectPosition: `0 ${percent(top, 240 - (bottom - top))}`,
            },
            [captionsBelow]: {
              position: 'static',
              marginBlockStart: 0,
              width: 'auto',
              '& img': { position: 'absolute', ...place },
            },
          },
        ]
      }),
    ),
    [captionsBelow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))',
      aspectRatio: 'auto',
      _before: { content: '""', gridColumn: '1 / -1', aspectRatio: frame },
    },
    // The transparent sides of a drawing lie over its neighbour.
    '& > :nth-of-type(2) img, & > :nth-of-type(4) img': { clipPath: 'inset(0 22%)' },
    '&:hover > :not(svg, :hover) img, &:not(:hover):focus-within > :not(svg, :focus-visible) img': {
      opacity: 0.35,
    },
    ...others,
  },
})

/**
 * The hero's one-line diagram: from a source over a bus to a car, a chip, a drone and a phone, which are
 * drawings of products (brief §1, §5). They come as files. Place it on `bg.subtle`.
 */
export const HeroIllustration = ({
  connected = false,
  children = (drawing, index) => <span key={index}>{drawing}</span>,
}: HeroIllustrationProps) => (
  <Root>
    {drawings.map(({ name }, index) => {
      return children(<img key={name} src={sampleDrawing(name)} alt="" />, index)
    })}
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} fill="none" aria-hidden="true">
      <path
        transform="translate(112 -16) scale(4)"
        d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54"
        stroke="var(--hero-arc)"
        strokeWidth="3.6"
      />
      <HeroLine connected={connected} />
    </svg>
  </Root>
)
