import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FeatureSymbol,
  type Feature,
} from '#components/illustrations/FeatureSymbol/FeatureSymbol.tsx'
import { LandingSection, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Card, Wire } from './Card.tsx'

const features: readonly Feature[] = ['source', 'control', 'use']

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    marginBlockStart: { base: '10', md: '14' },
  },
})

/** What the brand does, in three cards that hang on one wire (spec §1, brief §5). */
export const FeatureCards = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  return (
    <LandingSection id="features" tabIndex={-1} aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId}>{t('features.heading')}</SectionHeading>
        <SectionLead>{t('features.lead')}</SectionLead>
        <Cards>
          {features.map((feature) => (
            <Card key={feature}>
              <Wire>
                <FeatureSymbol feature={feature} />
              </Wire>
              <h3>{t(`features.${feature}.title`)}</h3>
              <p>{t(`features.${feature}.text`)}</p>
            </Card>
          ))}
        </Cards>
      </Container>
    </LandingSection>
  )
}
