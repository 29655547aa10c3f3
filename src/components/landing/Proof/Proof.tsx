import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { sampleDrawing } from '#assets/sampleDrawing.ts'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import {
  Clause,
  LandingSection,
  SectionHeading,
  SectionLead,
} from '#components/landing/LandingSection.tsx'
import { proof } from '#components/landing/line.ts'
import { oneKilowattHour } from '#components/landing/Proof/energy.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { RichText } from '#components/ui/richText.tsx'
import { paths } from '#domain/paths.ts'
import styles from './Proof.module.css'

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
 * product. A site that publishes other products has no such section.
 */
export const Proof = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  if (import.meta.env.VITE_CATALOGUE) return null
  return (
    <LandingSection ground="subtle" className={styles.root} aria-labelledby={headingId}>
      <Circuit points={proof} />
      <SectionHeading id={headingId}>{t('proof.heading')}</SectionHeading>
      <SectionLead>
        <RichText text={t('proof.lead')} elements={{ clause: <Clause /> }} />
      </SectionLead>
      <ul className={styles.items} role="list">
        {items.map(([item, drawing]) => (
          <li key={item} className={styles.item} data-item={item}>
            <AppLink variant="bare" to={paths.sample(drawing)}>
              <span className={styles.drawing}>
                <img src={sampleDrawing(drawing)} alt="" width={128} height={96} loading="lazy" />
              </span>
              <b className={styles.figure}>
                <span>{t('proof.figure', { value: oneKilowattHour[item] })}</span>{' '}
                <span className={styles.unit}>{t(`proof.${item}.unit`)}</span>
              </b>
              <span className={styles.text}>{t(`proof.${item}.text`)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
