import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import {
  FeatureSymbol,
  type Feature,
} from '#components/illustrations/FeatureSymbol/FeatureSymbol.tsx'
import { Clause, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import {
  LineSection,
  Spine,
  Stub,
  linePiece,
  whileFlowing,
  wide,
} from '#components/landing/Line.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Spaced } from '#components/ui/spaced.tsx'
import { Cards, Entry, Exit, Grid, Head, Left, Right } from './featureStyles.ts'

/** One feature: no box, only its place on the wire (brief §5). The wire is `--wire-y` below its top. */
const Card = chakra('article', {
  base: {
    paddingBlockEnd: '36px',
    _last: { paddingBlockEnd: 0 },
    '&:nth-of-type(1)': { '--start': '2.12s' },
    '&:nth-of-type(2)': { '--start': '2.26s' },
    '&:nth-of-type(3)': { '--start': '2.4s' },
    '& h3': { fontSize: 'xl' },
    '& p': { marginBlockStart: '2', color: 'fg.muted', ...shortText },
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      paddingBlockEnd: 0,
      '& h3': { marginBlockStart: '12px', paddingInlineEnd: '32px' },
      '& p': { paddingInlineEnd: '30px', textWrap: 'pretty' },
      '&:last-of-type :is(h3, p)': { paddingInlineEnd: 0 },
    },
  },
})

/** A character with its word, on the wire; below it on narrow screens. */
const Sign = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    columnGap: '3',
    margin: '6px 0 4px -2px',
    color: 'brand.fg',
    fontWeight: 'semibold',
    lineHeight: '5.25rem',
    [wide]: { order: -1, height: '7rem', margin: '0 0 20px -4px', lineHeight: '7rem' },
  },
})

/** 源, 控 or 用. */
const Character = chakra('span', {
  base: {
    fontFamily: 'zh',
    // Limited by the width of the card, so that the word beside it fits when the text is enlarged.
    fontSize: 'min(4.5rem, 24cqi)',
    [wide]: { fontSize: '6rem' },
  },
})

/** The symbol and the wire to the next one. On narrow screens it hangs on the spine. */
const Wire = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    height: '48px',
    '--feature-ground': 'colors.bg',
    '@media (forced-colors: active)': { '--feature-ground': 'Canvas' },
    '& > svg': {
      flex: 'none',
      width: '64px',
      height: '48px',
      overflow: 'visible',
      forcedColorAdjust: 'none',
      '& path': { shapeRendering: 'crispEdges' },
      '& g > g > path': { shapeRendering: 'auto' },
    },
    ...whileFlowing('& path[pathLength]', {
      animationName: 'flowPath',
      animationDuration: '0.04s',
    }),
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(var(--rail) - var(--edge))',
      insetBlockStart: 'calc(24px - var(--half))',
      width: 'calc(var(--edge) - var(--rail) + 1px)',
      height: 'var(--line)',
      background: 'var(--live)',
      forcedColorAdjust: 'none',
    },
    [wide]: { _before: { display: 'none' } },
  },
})

/** The wire to the right of the symbol; a point ends it on narrow screens. */
const Rest = linePiece({
  '--duration': '0.14s',
  '&&': { position: 'relative' },
  flex: '0 0 28px',
  height: 'var(--line)',
  marginBlockStart: 'calc(24px - var(--half))',
  marginInlineStart: '-1px',
  _before: {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '-4px',
    insetBlockStart: 'calc(var(--half) - 4px)',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    background: 'var(--live)',
  },
  [wide]: { flex: 1, _before: { display: 'none' } },
})

// The characters are part of the brand in both languages. Where the page is not Chinese, the word stands beside each.
const features: readonly (readonly [Feature, string])[] = [
  ['source', '源'],
  ['control', '控'],
  ['use', '用'],
]

/** What the brand does, in three cards that stand on one wire (spec §1, brief §5). */
export const FeatureCards = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  return (
    <LineSection id="features" aria-labelledby={headingId}>
      <Grid>
        <Spine at="narrow" flow="down" />
        <Stub at="narrow" />
        <Left at="wide" flow="down" />
        <Entry at="wide" flow="right" />
        <Head>
          <SectionHeading id={headingId}>{t('features.heading')}</SectionHeading>
          <SectionLead>
            <Trans
              parent={Spaced}
              t={t}
              i18nKey="features.lead"
              components={{ clause: <Clause /> }}
            />
          </SectionLead>
        </Head>
        <Cards>
          {features.map(([feature, character]) => (
            <Card key={feature}>
              <Wire>
                <FeatureSymbol feature={feature} />
                <Rest flow="right" />
              </Wire>
              <Sign aria-hidden="true">
                <Character lang="zh-CN">{character}</Character>
                {t(`features.${feature}.name`) === character ? null : (
                  <chakra.span fontSize="xl" lineHeight="1">
                    {t(`features.${feature}.name`)}
                  </chakra.span>
                )}
              </Sign>
              <h3>
                <Trans
                  parent={Spaced}
                  t={t}
                  i18nKey={`features.${feature}.title`}
                  components={{ name: <VisuallyHidden>{null}</VisuallyHidden> }}
                />
              </h3>
              <p>{t(`features.${feature}.text`)}</p>
            </Card>
          ))}
        </Cards>
        <Exit at="wide" flow="right" />
        <Right at="wide" flow="down" />
      </Grid>
    </LineSection>
  )
}
