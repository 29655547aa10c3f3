import { useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { pageMeasures } from '#components/theme/pageMeasures.ts'
import { shortText } from '#components/theme/shortText.ts'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { paths } from '#domain/paths.ts'

const medium = '@container (min-width: 48rem)'
const large = '@container (min-width: 64rem)'

/** The page measures itself, so that doubled text counts as a narrow screen (brief §9). */
const Root = chakra('div', { base: { containerType: 'inline-size', overflow: 'clip' } })

/** `--y` is the height of the line, `--mark` the size of the illustration at its right end. */
const Grid = chakra('div', {
  base: wholePixels({
    ...pageMeasures,
    '--line': '2px',
    '--mark': '136px',
    // The width of the line in units of the illustration.
    '--stroke': 'calc(2px * 288 / 136)',
    // The arcs end on the right edge of the page; their box is wider.
    '--overhang': 'min(round(down, var(--mark) * 0.14, 1px), var(--edge))',
    position: 'relative',
    display: 'grid',
    paddingBlock: '44px 72px',
    paddingInline: 'var(--edge)',
    [medium]: {
      '--line': '4px',
      '--mark': '208px',
      '--stroke': 'calc(4px * 288 / 208)',
      '--y': '16.5rem',
      gridTemplateRows: 'var(--y) auto',
      paddingBlock: '0 88px',
    },
    [large]: { '--mark': '288px', '--stroke': '4px', '--y': '18.75rem', paddingBlockEnd: '136px' },
  }),
})

/** Stands on the line, which starts on a whole pixel like the lines of the heading. */
const Title = chakra('h1', {
  base: {
    fontSize: '4xl',
    '&:lang(zh)': { lineHeight: 'round(1.36em, 1px)' },
    [medium]: { alignSelf: 'end', paddingBlockEnd: '28px', fontSize: '2.75rem' },
    [large]: { '&:lang(zh)': { fontSize: '4.5rem' }, '&:lang(en)': { fontSize: '4rem' } },
  },
})

/** The line from edge to edge of the window; below the heading on narrow screens. */
const Line = chakra('div', {
  base: {
    position: 'relative',
    height: 'var(--mark)',
    marginBlock: '20px 24px',
    marginInline: 'calc(0px - var(--edge))',
    pointerEvents: 'none',
    forcedColorAdjust: 'none',
    '--live': 'colors.live',
    '--dead': 'colors.border.control',
    '--ground': 'colors.bg',
    '--arc': 'colors.border',
    '@media (forced-colors: active)': { '--ground': 'Canvas', '--dead': 'GrayText' },
    '& > svg': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 'calc(var(--edge) - var(--overhang))',
      width: 'var(--mark)',
      height: 'var(--mark)',
    },
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - var(--line) / 2)',
      insetInline: '0 calc(var(--edge) - var(--overhang) + var(--mark) - 1px)',
      height: 'var(--line)',
      background: 'var(--live)',
    },
    _after: {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - var(--line) / 2)',
      insetInlineEnd: 0,
      width: 'calc(var(--edge) - var(--overhang) + 1px)',
      height: 'var(--line)',
      background: 'var(--dead)',
    },
    [medium]: {
      position: 'absolute',
      insetBlockStart: 'calc(var(--y) - var(--mark) / 2)',
      insetInline: 0,
      margin: 0,
    },
  },
})

/** What hangs under the line. */
const Text = chakra('div', {
  base: {
    '& > p': { marginBlockEnd: '6', maxWidth: '30em', color: 'fg.muted', ...shortText },
    [medium]: {
      maxWidth: 'calc(100cqi - 2 * var(--edge) - 260px)',
      paddingBlockStart: '36px',
      '& > p': { fontSize: 'lg' },
    },
  },
})

/**
 * The page for an address that leads nowhere (decision P8): the line from edge to edge, open in the
 * mark, and the way home.
 */
export const NotFoundPage = () => {
  const { t } = useTranslation(['notFound', 'common'])
  return (
    <Root>
      <Grid>
        <Title>{t('heading')}</Title>
        <Line>
          <OpenMarkIllustration />
        </Line>
        <Text>
          <p>{t('text')}</p>
          <AppLink to={paths.home} variant="solid" size="lg" icon="arrowLeft">
            {t('common:nav.home')}
          </AppLink>
        </Text>
      </Grid>
    </Root>
  )
}
