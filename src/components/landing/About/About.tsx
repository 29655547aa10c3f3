import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import { WorksIllustration } from '#components/illustrations/WorksIllustration/WorksIllustration.tsx'
import { Clause, LandingSection } from '#components/landing/LandingSection.tsx'
import { about, aboutFigures } from '#components/landing/line.ts'
import { RichText } from '#components/ui/richText.tsx'
import { noCompany, type Company } from '#domain/company.ts'
import styles from './About.module.css'

/** What the sample products promise; a site that publishes others has none of them (decision P9). */
const facts = ['battery', 'supply', 'updates'] as const

const arcs = 'M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56'

export interface AboutProps {
  /** Who stands behind the brand (decision B1). @defaultValue nothing */
  readonly company?: Company
}

/**
 * Who the brand is (spec §1): the one dark band of the page (brief §5). The works stand on the line of
 * the page, which passes behind the arcs of the mark and crosses them in its point.
 */
export const About = ({ company = noCompany }: AboutProps) => {
  const { t } = useTranslation('landing')
  const { founded, place, people } = company
  // As text: a year takes no thousands separator.
  const figures = [
    ...(founded > 0 ? [['founded', String(founded)] as const] : []),
    ...(place === '' ? [] : [['place', place] as const]),
    ...(people > 0 ? [['people', String(people)] as const] : []),
  ]
  const headingId = useId()
  return (
    <LandingSection
      id="about"
      ground="inverted"
      className={styles.root}
      aria-labelledby={headingId}
    >
      <div className={styles.story}>
        <Circuit points={about} />
        <div className={styles.text}>
          <h2 className={styles.heading} id={headingId}>
            {t('about.heading')}
          </h2>
          <p className={styles.sentence}>
            <RichText text={t('about.sentence')} elements={{ clause: <Clause /> }} />
          </p>
          {import.meta.env.VITE_CATALOGUE ? null : (
            <ul className={styles.facts} role="list">
              {facts.map((fact) => (
                <li key={fact}>
                  <b className={styles.figure}>{t(`about.facts.${fact}.figure`)}</b>
                  <span className={styles.fact}>{t(`about.facts.${fact}.text`)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.works}>
          <WorksIllustration />
        </div>
        <div className={styles.mark}>
          <svg viewBox="0 0 64 64" fill="none" aria-hidden="true">
            <path d={arcs} stroke="var(--ground)" strokeWidth="9" />
            <path d={arcs} stroke="currentColor" strokeWidth="7" />
            <circle cx="32" cy="32" r="4.6" fill="var(--live)" />
          </svg>
        </div>
      </div>
      <div className={styles.under}>
        <Circuit points={aboutFigures} />
        {figures.length > 0 ? (
          <dl className={styles.company}>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className={styles.fact}>{t(`about.company.${name}`)}</dt>
                <dd className={styles.figure}>{t(`about.company.${name}Value`, { value })}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </LandingSection>
  )
}
