import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Spaced } from '#components/ui/spaced.tsx'
import { Right } from '#components/landing/About/aboutStyles.ts'
import { Clause, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import {
  lineMeasures,
  LineSection,
  Spine,
  Stub,
  twoColumns,
  wholeLines,
  wide,
} from '#components/landing/Line.tsx'
import { wholePixels } from '#components/theme/wholePixels.ts'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import { oneKilowattHour } from '#components/landing/Proof/energy.ts'

const Grid = chakra('div', {
  base: wholePixels({
    ...lineMeasures,
    ...wholeLines,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'var(--edge) minmax(0, 1fr) var(--edge)',
    background: 'bg.subtle',
    '--dead': 'color-mix(in srgb, var(--live) 26%, {colors.bg.subtle})',
    [wide]: lineMeasures[wide],
  }),
})

const Content = chakra('div', {
  base: {
    gridArea: '1 / 2',
    paddingBlock: '68px 64px',
    [wide]: { paddingBlock: '80px 88px' },
    [twoColumns]: { paddingBlock: '88px 96px' },
  },
})

/** Products on the live line. Under each one kilowatt-hour is a ruler of twenty parts. */
const Ruler = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '9',
    marginBlockStart: '8',
    '& a': { display: 'block', height: '100%', color: 'fg' },
    // The drawing to its ground line, which the live line replaces.
    '& .drawing': {
      display: 'block',
      height: '80px',
      overflow: 'hidden',
      marginInlineStart: '-12px',
      '& > img': { width: '128px', height: '96px', maxWidth: 'none' },
    },
    // Each object begins where its ruler does.
    '& > :nth-of-type(2) .drawing': { marginInlineStart: '-34px' },
    '& > :nth-of-type(3) .drawing': { marginInlineStart: '-39px' },
    '& > :nth-of-type(4) .drawing': { marginInlineStart: '-37px' },
    '& > :nth-of-type(5) .drawing': { marginInlineStart: '-22px' },
    '& .ruler': {
      display: 'block',
      height: '10px',
      marginBlockEnd: '3',
      borderBlockStart: '2px solid {colors.live}',
      backgroundImage:
        'linear-gradient(to right, {colors.border.strong} 1px, transparent 1px), linear-gradient(to right, {colors.border.strong} 1px, transparent 1px)',
      backgroundSize: '25% 8px, 5% 5px',
      backgroundRepeat: 'repeat-x',
      forcedColorAdjust: 'none',
    },
    '& b': {
      display: 'block',
      fontSize: '3.25rem',
      fontWeight: 'semibold',
      lineHeight: '1.1',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: '-0.02em',
      '& > span + span': {
        display: 'inline-block',
        fontSize: 'lg',
        letterSpacing: 0,
      },
    },
    '& .text': {
      display: 'block',
      marginBlockStart: '1.5',
      color: 'fg.muted',
      paddingInlineEnd: '4',
      textWrap: 'balance',
    },
    '& a:hover .text': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
    '@container (min-width: 17rem)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // The last ruler ends where the row does.
      '& > :last-of-type': { gridColumn: 'span 2' },
      '& > :last-of-type .ruler': { backgroundSize: '12.5% 8px, 2.5% 5px' },
    },
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockStart: '12',
    },
    [twoColumns]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      '& > :last-of-type': { gridColumn: 'auto' },
      '& > :last-of-type .ruler': { backgroundSize: '25% 8px, 5% 5px' },
    },
  },
})

/** The products, each by its drawing. */
const items = [
  ['car', 'car-1'],
  ['phone', 'phone-1'],
  ['cpu', 'cpu-2'],
  ['parts', 'parts-2'],
  ['game', 'game-3'],
] as const

/**
 * What one kilowatt-hour does, computed from the rated values of five sample products; each leads to its
 * product. A site that
 * publishes other products (decision P9) has no such section.
 */
export const Proof = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  if (import.meta.env.VITE_CATALOGUE) return null
  return (
    <LineSection aria-labelledby={headingId}>
      <Grid>
        <Spine at="narrow" flow="down" />
        <Stub at="narrow" />
        <Right at="wide" flow="down" />
        <Content>
          <SectionHeading id={headingId}>{t('proof.heading')}</SectionHeading>
          <SectionLead>
            <Trans parent={Spaced} t={t} i18nKey="proof.lead" components={{ clause: <Clause /> }} />
          </SectionLead>
          <Ruler role="list">
            {items.map(([item, drawing]) => (
              <li key={item}>
                <AppLink variant="bare" to={paths.sample(drawing)}>
                  <span className="drawing">
                    <img
                      src={sampleDrawing(drawing)}
                      alt=""
                      width={128}
                      height={96}
                      loading="lazy"
                    />
                  </span>
                  <span className="ruler" />
                  <b>
                    <span>{t('proof.figure', { value: oneKilowattHour[item] })}</span>{' '}
                    <span>{t(`proof.${item}.unit`)}</span>
                  </b>
                  <span className="text">{t(`proof.${item}.text`)}</span>
                </AppLink>
              </li>
            ))}
          </Ruler>
        </Content>
      </Grid>
    </LineSection>
  )
}
