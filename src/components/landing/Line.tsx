import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { pageMeasures } from '#components/theme/pageMeasures.ts'

/**
 * Where current flows: motion is allowed, and the line was not seen to its end in this session (the
 * pre-paint script says so).
 *
 * @param selector - what is animated; `&` is the styled element
 * @param styles - the animation
 */
export const whileFlowing = (selector: string, styles: object) => ({
  '@media (prefers-reduced-motion: no-preference)': {
    [`html:not([data-line-seen]) ${selector}`]: {
      animationDuration: 'var(--duration, 0.1s)',
      animationDelay: 'var(--start, 0s)',
      animationTimingFunction: 'linear',
      animationFillMode: 'backwards',
      ...styles,
    },
  },
})

/** From this width of the section on the line is a bus with two rails; below it is a spine. */
export const wide = '@container (min-width: 48rem)'

/** From this width of the section on text and form are side by side. */
export const twoColumns = '@container (min-width: 64rem)'

/** A section of the landing page measures itself, so that doubled text counts as a narrow screen. */
export const LineSection = chakra('section', {
  base: {
    position: 'relative',
    containerType: 'inline-size',
    _focusVisible: { outline: 'none' },
  },
})

/**
 * The measures of the line. All are whole pixels and the width is even, so every edge of every piece
 * is whole too: `--edge` is the left edge of the page, `--rail` the centre of the vertical pieces.
 */
export const lineMeasures = {
  ...pageMeasures,
  '--column': 'round(down, 100cqi - 2 * var(--edge), 1px)',
  '--half-edge': 'round(down, var(--edge) / 2, 1px)',
  '--rail': {
    base: '8px',
    md: 'min(var(--half-edge), 40px)',
    '2xl': 'max(20px, var(--edge) - 48px)',
  },
  '--line': '2px',
  '--half': '1px',
  '--live': 'colors.live',
  '--dead': 'color-mix(in srgb, var(--live) 26%, {colors.bg})',
  [wide]: { '--line': '4px', '--half': '2px' },
} as const

const rounded = (factor: number) => `round(${String(factor)}em, 1px)`

/** Line heights in whole pixels: whatever stands below starts on a whole pixel. */
export const wholeLines = {
  '& :is(p, li)': { lineHeight: rounded(1.6), '&:lang(zh)': { lineHeight: rounded(1.75) } },
  '& :is(h2, h3)': { lineHeight: rounded(1.25), '&:lang(zh)': { lineHeight: rounded(1.36) } },
} as const

const piece: SystemStyleObject = {
  position: 'absolute',
  display: 'block',
  background: 'var(--dead)',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  _after: { content: '""', position: 'absolute', inset: 0, background: 'var(--live)' },
}

const pieceVariants = {
  flow: {
    right: whileFlowing('&::after', { animationName: 'flowRight' }),
    left: whileFlowing('&::after', { animationName: 'flowLeft' }),
    down: whileFlowing('&::after', { animationName: 'flowDown' }),
    both: whileFlowing('&::after', { animationName: 'flowBoth' }),
    end: whileFlowing('&::after', { animationName: 'flowEnd' }),
  },
  at: {
    narrow: { [wide]: { display: 'none' } },
    wide: { display: 'none', [wide]: { display: 'block' } },
  },
}

/**
 * Makes a straight piece of the line. The current flows over a pale copy, so that nothing is missing. Pieces extend no
 * component: Chakra resolves the styles of an extended one again in every element.
 *
 * @param place - where it is, and how long
 */
export const linePiece = (place: SystemStyleObject) =>
  chakra('span', { base: { ...piece, ...place }, variants: pieceVariants })

/** A piece that is a stretched grid item, such as a rail: its length needs no measure. */
export const inGrid = { '&&': { position: 'relative' } } as const

/** The spine of narrow screens, in the left gutter of a section. */
export const Spine = linePiece({
  insetBlock: 0,
  insetInlineStart: 'calc(var(--rail) - var(--half))',
  width: 'var(--line)',
})

/** A short branch of the spine that ends in a point, above the heading of a section. */
export const Stub = linePiece({
  insetBlockStart: '40px',
  insetInlineStart: 'var(--rail)',
  width: '36px',
  height: 'var(--line)',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '-8px',
    insetBlockStart: 'calc(var(--half) - 4px)',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: 'var(--live)',
  },
})
