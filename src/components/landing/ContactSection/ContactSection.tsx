import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Spaced } from '#components/ui/spaced.tsx'
import { ContactForm } from '#components/landing/ContactForm/ContactForm.tsx'
import { Clause, SectionHeading, SectionLead } from '#components/landing/LandingSection.tsx'
import { LineSection, Stub } from '#components/landing/Line.tsx'
import type { ContactFlow } from '#machines/contact.ts'
import { Grid } from './contactStyles.ts'

/** Props of {@link ContactSection}. */
export interface ContactSectionProps {
  /** State and commands of the contact machine (spec §4). */
  readonly contact: ContactFlow
  /** Called on each submit with whether the values were refused; the title of the page follows. */
  readonly onInvalidChange?: (invalid: boolean) => void
}

/**
 * How to reach the brand (spec §1): what to write for, and the form. The line of the page ends at its
 * button.
 */
export const ContactSection = (props: ContactSectionProps) => {
  const { t } = useTranslation('contact')
  const headingId = useId()
  return (
    <LineSection id="contact" aria-labelledby={headingId}>
      <Grid>
        <Stub at="narrow" />
        <div>
          <SectionHeading id={headingId}>{t('heading')}</SectionHeading>
          <SectionLead>
            <Trans parent={Spaced} t={t} i18nKey="lead" components={{ clause: <Clause /> }} />
          </SectionLead>
        </div>
        <ContactForm {...props} />
      </Grid>
    </LineSection>
  )
}
