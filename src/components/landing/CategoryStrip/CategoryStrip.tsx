import { useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import {
  LineSection,
  Spine,
  lineMeasures,
  linePiece,
  twoColumns,
  whileFlowing,
  wide,
} from '#components/landing/Line.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { categories } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

const point = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '-4px',
  insetBlockStart: 'calc(var(--half) - 4px)',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: 'var(--live)',
}

/** `--scale` is the size of the objects, `--inset` what they reach into the gutter. */
const Measures = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    position: 'relative',
    paddingBlock: '28px 44px',
    background: 'bg',
    '--cat-bg': 'colors.bg',
    '@media (forced-colors: active)': { '--cat-bg': 'Canvas' },
    '--scale': '0.8',
    '--top': '28px',
    '--y': 'calc(var(--top) + 100px * var(--scale))',
    '--inset': 'round(10px * var(--scale), 1px)',
    '--stroke': 'calc(2px / var(--scale))',
    '--line-stroke': 'calc(2px / var(--scale))',
    [wide]: {
      ...lineMeasures[wide],
      '--scale': '0.75',
      '--top': '24px',
      '--line-stroke': 'calc(4px / var(--scale))',
      paddingBlock: '24px 44px',
    },
    [twoColumns]: { '--scale': '1', paddingBlockEnd: '48px' },
  }),
})

const columns = (count: number) =>
  `repeat(${String(count - 1)}, round(down, var(--column) / ${String(count)}, 1px)) 1fr`

/** The tiles, each with its own start of the current. */
const Tiles = chakra('ul', {
  base: wholePixels({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '24px',
    paddingBlock: 0,
    paddingInline: 'var(--edge)',
    '@container (min-width: 17rem)': { gridTemplateColumns: columns(2) },
    [wide]: { gridTemplateColumns: columns(6) },
    ...Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((index) => [
        `& > li:nth-of-type(${String(index + 1)})`,
        { '--start': `${String(0.85 + 0.12 * index)}s` },
      ]),
    ),
    // From the start of its object to the start of the next, so that the ring crosses neither.
    '& > li > a': {
      display: 'block',
      marginBlock: '-6px',
      paddingBlock: '6px',
      marginInline: 'calc(0px - var(--inset)) var(--inset)',
      paddingInlineStart: 'var(--inset)',
      color: 'fg',
      outlineOffset: '-3px',
    },
  }),
})

/** One object and the line to the next. On narrow screens each pair hangs on the spine. */
const Drawing = chakra('span', {
  base: {
    display: 'flex',
    position: 'relative',
    marginInlineEnd: 'calc(0px - var(--inset))',
    '& > svg': {
      flex: 'none',
      width: 'auto',
      height: 'calc(120px * var(--scale))',
      marginInlineStart: 'calc(0px - var(--inset))',
      overflow: 'visible',
      '& path[pathLength]': { shapeRendering: 'crispEdges', forcedColorAdjust: 'none' },
    },
    ...whileFlowing('& path[pathLength]', {
      animationName: 'flowPath',
      animationDuration: '0.08s',
    }),
    'li:nth-of-type(odd) &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: 'calc(var(--rail) - var(--edge))',
        insetBlockStart: 'calc(100px * var(--scale) - var(--half))',
        width: 'calc(var(--edge) - var(--rail) - var(--inset) + 1px)',
        height: 'var(--line)',
        background: 'var(--live)',
        forcedColorAdjust: 'none',
      },
    },
    [wide]: { 'li:nth-of-type(odd) &': { _before: { display: 'none' } } },
  },
})

/** From one object to the next; a point ends each pair on narrow screens. */
const Between = linePiece({
  '--duration': '0.12s',
  '&&': { position: 'relative' },
  flex: 1,
  minWidth: 0,
  height: 'var(--line)',
  marginBlockStart: 'calc(100px * var(--scale) - var(--half))',
  marginInlineStart: '-1px',
  marginInlineEnd: 'var(--inset)',
  'li:nth-of-type(even) &': { marginInlineEnd: '4px', _before: point },
  [wide]: {
    'li:nth-of-type(even) &': { marginInlineEnd: 'var(--inset)', _before: { display: 'none' } },
    'li:last-of-type &': { marginInlineEnd: 0 },
  },
})

/** Name of a category, under its object. */
const Name = chakra('span', {
  base: {
    display: 'block',
    paddingBlockStart: '2px',
    fontWeight: 'semibold',
    lineHeight: '24px',
    'a:is(:hover, [data-hover]) &': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    [wide]: { paddingBlockStart: '6px', fontSize: 'sm' },
    [twoColumns]: { fontSize: 'md' },
  },
})

const onTheLine = { insetBlockStart: 'calc(var(--y) - var(--half))', height: 'var(--line)' }

/** From the hero to the height of the line. */
const Down = linePiece({
  '--start': '0.76s',
  '--duration': '0.06s',
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--rail) - var(--half))',
  width: 'var(--line)',
  height: 'calc(var(--y) + var(--half))',
})

/** From the left rail to the first object. */
const Entry = linePiece({
  ...onTheLine,
  '--start': '0.82s',
  '--duration': '0.03s',
  insetInlineStart: 'calc(var(--rail) - var(--half))',
  width: 'calc(var(--edge) - var(--inset) - var(--rail) + var(--half) + 1px)',
})

/** From the last tile to the right rail. */
const Exit = linePiece({
  ...onTheLine,
  '--start': '1.57s',
  '--duration': '0.03s',
  insetInlineEnd: 'calc(var(--rail) - var(--half))',
  width: 'calc(var(--edge) - var(--rail) + var(--half) + 1px)',
})

/** Down the right rail. */
const Turn = linePiece({
  '--start': '1.6s',
  '--duration': '0.06s',
  insetBlock: 'calc(var(--y) - var(--half)) 0',
  insetInlineEnd: 'calc(var(--rail) - var(--half))',
  width: 'var(--line)',
})

/** Back to the left rail, in the place of a hairline under the tiles. */
const Return = linePiece({
  '--start': '1.66s',
  '--duration': '0.3s',
  insetBlockEnd: 0,
  insetInline: 'calc(var(--rail) - var(--half))',
  height: 'var(--line)',
})

/**
 * The six categories under the hero (brief §5). The line of the page enters at the left, passes
 * through six objects of one height, and returns below them.
 */
export const CategoryStrip = () => {
  const { t } = useTranslation('common')
  return (
    <LineSection as="nav" aria-label={t('nav.categories')}>
      <Measures>
        <Spine at="narrow" flow="down" />
        <Down at="wide" flow="down" />
        <Entry at="wide" flow="right" />
        <Tiles>
          {categories.map((category) => (
            <li key={category}>
              <AppLink to={paths.category(category)} variant="plain">
                <Drawing>
                  <CategoryIllustration category={category} cropped />
                  <Between flow="right" />
                </Drawing>
                <Name>{t(`category.${category}`)}</Name>
              </AppLink>
            </li>
          ))}
        </Tiles>
        <Exit at="wide" flow="right" />
        <Turn at="wide" flow="down" />
        <Return at="wide" flow="left" />
      </Measures>
    </LineSection>
  )
}
