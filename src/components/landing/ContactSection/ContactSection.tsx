import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import { ContactForm } from '#components/landing/ContactForm/ContactForm.tsx'
import {
  Clause,
  LandingSection,
  SectionHeading,
  SectionLead,
} from '#components/landing/LandingSection.tsx'
import { contact, contactHead, contactSent } from '#components/landing/line.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { RichText } from '#components/ui/richText.tsx'
import { paths } from '#domain/paths.ts'
import type { ContactFlow } from '#machines/contact.ts'
import styles from './ContactSection.module.css'

export interface ContactSectionProps {
  readonly flow: ContactFlow
  /** Days that a message is kept. @defaultValue 0, until people ask */
  readonly keepDays?: number
}

/**
 * How to reach the brand (spec §1): what to write for, and the form. The line of the page ends at its button.
 */
export const ContactSection = ({ flow, keepDays = 0 }: ContactSectionProps) => {
  const { t } = useTranslation('contact')
  const headingId = useId()
  const sent = flow.status === 'success'
  return (
    <LandingSection id="contact" className={styles.root} aria-labelledby={headingId}>
      <Circuit points={contactHead} />
      <Circuit className={sent ? styles.sent : styles.line} points={sent ? contactSent : contact} />
      <div className={styles.head}>
        <SectionHeading id={headingId}>{t('heading')}</SectionHeading>
        <SectionLead>
          <RichText text={t('lead')} elements={{ clause: <Clause /> }} />
        </SectionLead>
      </div>
      <ContactForm key={flow.forms} flow={flow} />
      <p className={styles.kept}>
        <RichText
          text={t(keepDays > 0 ? 'kept.days' : 'kept.untilAsked', { count: keepDays })}
          elements={{
            clause: <Clause />,
            terms: <AppLink to={paths.terms}>{null}</AppLink>,
          }}
        />
      </p>
    </LandingSection>
  )
}
