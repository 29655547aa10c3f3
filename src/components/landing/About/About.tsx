import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { LandingSection, SectionHeading } from '#components/landing/LandingSection.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'

const Band = chakra('div', {
  base: { overflow: 'hidden', background: 'bg.inverted', color: 'fg.inverted' },
})

const Grid = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { lg: '5fr 7fr' },
    '& p': { position: 'relative', maxWidth: '36em', color: 'fg.invertedMuted' },
    '& p + p': { marginBlockStart: '3.5' },
  },
})

const Text = chakra('div', { base: { fontSize: { lg: 'lg' } } })

// White at 7 %, and without its live point: here the logo is a background.
const Mark = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '-130px',
    insetBlockStart: '-150px',
    width: '520px',
    height: '520px',
    color: 'fg.inverted/7',
    pointerEvents: 'none',
    '& > span > svg': { '--live': 'transparent' },
    '@media (forced-colors: active)': { display: 'none' },
  },
})

/** Who the brand is (spec §1): the one dark band of the page (brief §5). */
export const About = () => {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  const headingId = useId()
  return (
    <Band>
      <LandingSection id="about" tabIndex={-1} aria-labelledby={headingId}>
        <Container>
          <Grid>
            <Mark>
              <Logo language={language} form="mark" />
            </Mark>
            <SectionHeading id={headingId}>{t('about.heading')}</SectionHeading>
            <Text>
              <p>{t('about.origin')}</p>
              <p>{t('about.belief')}</p>
            </Text>
          </Grid>
        </Container>
      </LandingSection>
    </Band>
  )
}
