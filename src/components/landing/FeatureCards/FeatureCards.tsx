import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import {
  FeatureSymbol,
  type Feature,
} from '#components/illustrations/FeatureSymbol/FeatureSymbol.tsx'
import {
  Clause,
  LandingSection,
  SectionHeading,
  SectionLead,
} from '#components/landing/LandingSection.tsx'
import { featureBranch, featuresAt, featureCards, featuresHead } from '#components/landing/line.ts'
import { RichText } from '#components/ui/richText.tsx'
import styles from './FeatureCards.module.css'

// The characters are part of the brand in both languages. Where the page is not Chinese, the word stands beside each.
const features: readonly (readonly [Feature, string])[] = [
  ['source', '源'],
  ['control', '控'],
  ['use', '用'],
]

/** What the brand does, in three cards that stand on one wire (spec §1, brief §5). */
export const FeatureCards = () => {
  const { t } = useTranslation('landing')
  const headingId = useId()
  return (
    <LandingSection id="features" aria-labelledby={headingId}>
      <div className={styles.head}>
        <Circuit points={featuresHead} />
        <SectionHeading id={headingId}>{t('features.heading')}</SectionHeading>
        <SectionLead>
          <RichText text={t('features.lead')} elements={{ clause: <Clause /> }} />
        </SectionLead>
      </div>
      <div className={styles.cards}>
        <Circuit points={featureCards} />
        {features.map(([feature, character], index) => (
          <article key={feature} className={styles.card}>
            <Circuit points={featureBranch} />
            <div className={styles.wire}>
              <FeatureSymbol feature={feature} currentAt={featuresAt[index]} />
            </div>
            <div className={styles.sign} aria-hidden="true">
              <span className={styles.character} lang="zh-CN">
                {character}
              </span>
              {t(`features.${feature}.name`) === character ? null : (
                <span className={styles.word}>{t(`features.${feature}.name`)}</span>
              )}
            </div>
            <h3 className={styles.title}>
              <RichText
                text={t(`features.${feature}.title`)}
                elements={{ name: <VisuallyHidden>{null}</VisuallyHidden> }}
              />
            </h3>
            <p className={styles.text}>{t(`features.${feature}.text`)}</p>
          </article>
        ))}
      </div>
    </LandingSection>
  )
}
