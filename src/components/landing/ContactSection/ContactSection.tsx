import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactForm, type ContactFormProps } from '#components/landing/ContactForm/ContactForm.tsx'
import { LandingSection, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import { Container } from '#components/layout/Container/Container.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '9', lg: '8' },
    gridTemplateColumns: { lg: '5fr 7fr' },
  },
})

/** How to reach the brand (spec §1): what to write for, and the form. */
export const ContactSection = (props: ContactFormProps) => {
  const { t } = useTranslation('contact')
  const headingId = useId()
  return (
    <LandingSection id="contact" tabIndex={-1} aria-labelledby={headingId}>
      <Container>
        <Grid>
          <div>
            <SectionHeading id={headingId}>{t('heading')}</SectionHeading>
            <SectionLead>{t('lead')}</SectionLead>
          </div>
          <ContactForm {...props} />
        </Grid>
      </Container>
    </LandingSection>
  )
}
