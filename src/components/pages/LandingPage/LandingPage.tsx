import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LateStyles } from '#components/firstPaint/LateStyles.tsx'
import { About } from '#components/landing/About/About.tsx'
import { CategoryStrip } from '#components/landing/CategoryStrip/CategoryStrip.tsx'
import { ContactSection } from '#components/landing/ContactSection/ContactSection.tsx'
import { FeatureCards } from '#components/landing/FeatureCards/FeatureCards.tsx'
import { Hero } from '#components/landing/Hero/Hero.tsx'
import { Proof } from '#components/landing/Proof/Proof.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { noCompany, type Company } from '#domain/company.ts'
import type { ContactFlow } from '#machines/contact.ts'
import styles from './LandingPage.module.css'

export interface LandingPageProps {
  readonly flow: ContactFlow
  /** The account has just been closed @defaultValue false */
  readonly accountClosed?: boolean
  /** Who stands behind the brand @defaultValue nothing */
  readonly company?: Company
  /** Days that a message is kept. @defaultValue 0, until people ask */
  readonly keepDays?: number
}

/** `/` (spec §2): hero, the six categories, three feature cards, about, contact. */
export const LandingPage = ({
  flow,
  accountClosed = false,
  company = noCompany,
  ...rest
}: LandingPageProps) => {
  const { t } = useTranslation('landing')
  return (
    <>
      {accountClosed ? (
        <Container>
          <div className={styles.notice}>
            <Banner tone="success" live="status" title={t('accountClosed.title')}>
              {t('accountClosed.text')}
            </Banner>
          </div>
        </Container>
      ) : null}
      <Hero />
      <CategoryStrip />
      <LateStyles />
      <Suspense>
        <FeatureCards />
        <Proof />
        <About company={company} />
      </Suspense>
      <ContactSection flow={flow} {...rest} />
    </>
  )
}
