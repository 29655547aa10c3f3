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

/** A ruler from nothing to one kilowatt-hour; on narrow screens every figure has its own. */
const Ruler = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '8',
    marginBlockStart: '9',
    '& > li': {
      position: 'relative',
      paddingBlockStart: '5',
      borderBlockStart: '2px solid {colors.live}',
      backgroundImage:
        'repeating-linear-gradient(to right, {colors.border.strong} 0 1px, transparent 1px 12px)',
      backgroundSize: '100% 8px',
      backgroundRepeat: 'no-repeat',
    },
    '& b': {
      display: 'block',
      fontSize: '3.25rem',
      fontWeight: 'semibold',
      lineHeight: '1.1',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: '-0.02em',
      '& > span + span': { fontSize: 'lg', letterSpacing: 0, marginInlineStart: '1.5' },
    },
    '& li > span': { display: 'block', marginBlockStart: '1.5', color: 'fg.muted' },
    '@container (min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      marginBlockStart: '12',
      '& > li': { paddingInlineEnd: '5' },
    },
    [twoColumns]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})

const items = ['car', 'phone', 'cpu', 'parts', 'game'] as const

/**
 * What one kilowatt-hour does, computed from the rated values of five sample products. A site that
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
            {items.map((item) => (
              <li key={item}>
                <b>
                  <span>{t('proof.figure', { value: oneKilowattHour[item] })}</span>{' '}
                  <span>{t(`proof.${item}.unit`)}</span>
                </b>
                <span>{t(`proof.${item}.text`)}</span>
              </li>
            ))}
          </Ruler>
        </Content>
      </Grid>
    </LineSection>
  )
}
