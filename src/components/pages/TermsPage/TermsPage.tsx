import { useTranslation } from 'react-i18next'
import { useId, type ReactNode } from 'react'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { RichText } from '#components/ui/richText.tsx'
import { formatDay } from '#domain/format.ts'
import { paths } from '#domain/paths.ts'
import styles from './TermsPage.module.css'

interface SectionProps {
  /** Heading of the section. */
  readonly heading: string
  /** Paragraphs. */
  readonly children: ReactNode
}

/** One section of the terms, with its heading above it, or at its left on wide screens. */
const Section = ({ heading, children }: SectionProps) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

/** Date of the last change of the terms. Update it with the text. */
const updated = '2026-11-28'

interface TermsPageProps {
  /** Days that contact messages and sign-up codes are kept; 0 without end. */
  readonly keepDays?: number
}

/** The terms (decision S5): what the site does, which data lies where, what one can do about it. */
export const TermsPage = ({ keepDays = 0 }: TermsPageProps) => {
  const { t } = useTranslation('legal')
  const language = useLanguage()
  // A date without a time: the zone of the reader must not move it by a day.
  const date = formatDay(language, Date.parse(updated), 'UTC')
  const contact = <AppLink to={paths.contact}>{null}</AppLink>
  return (
    <Container>
      <article className={styles.root}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <p className={styles.updated}>
          <time dateTime={updated}>{t('updated', { date })}</time>
        </p>
        <p className={styles.lead}>{t('lead')}</p>
        <Section heading={t('site.heading')}>
          <p>{t('site.purpose')}</p>
          <p>{t('site.agreement')}</p>
        </Section>
        <Section heading={t('account.heading')}>
          <p>{t('account.kept')}</p>
          <p>{t('account.code')}</p>
          <p>{t('account.cookie')}</p>
          <p>{t('account.care')}</p>
        </Section>
        <Section heading={t('message.heading')}>
          <p>{t('message.kept')}</p>
          <p>{t('message.access')}</p>
          {keepDays > 0 && <p>{t('message.letGo', { count: keepDays })}</p>}
        </Section>
        <Section heading={t('products.heading')}>
          <p>{t('products.kept')}</p>
          <p>{t('products.loss')}</p>
        </Section>
        <Section heading={t('browser.heading')}>
          <p>{t('browser.kept')}</p>
          <p>{t('browser.none')}</p>
        </Section>
        <Section heading={t('rights.heading')}>
          <p>
            <RichText text={t('rights.text')} elements={{ contact }} />
          </p>
        </Section>
        <Section heading={t('liability.heading')}>
          <p>{t('liability.text')}</p>
        </Section>
      </article>
    </Container>
  )
}
