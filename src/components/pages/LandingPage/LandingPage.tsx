import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { About } from '#components/landing/About/About.tsx'
import { CategoryStrip } from '#components/landing/CategoryStrip/CategoryStrip.tsx'
import { ContactSection } from '#components/landing/ContactSection/ContactSection.tsx'
import { FeatureCards } from '#components/landing/FeatureCards/FeatureCards.tsx'
import { Hero } from '#components/landing/Hero/Hero.tsx'
import { Proof } from '#components/landing/Proof/Proof.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import type { ContactFlow } from '#machines/contact.ts'

export interface LandingPageProps {
  /** The contact form (spec §4). */
  readonly flow: ContactFlow
  /** Called on each submit of the form with whether the values were refused; the title of the page follows. */
  readonly onInvalidChange?: (invalid: boolean) => void
  /** The account has just been closed (decision A8). @defaultValue false */
  readonly accountClosed?: boolean
}

const Notice = chakra('div', { base: { paddingBlock: '4' } })

/** `/` (spec §2): hero, the six categories, three feature cards, about, contact. */
export const LandingPage = ({ flow, accountClosed = false, ...rest }: LandingPageProps) => {
  const { t } = useTranslation('landing')
  return (
    <>
      {accountClosed ? (
        <Container>
          <Notice>
            <Banner tone="success" live="status" title={t('accountClosed.title')}>
              {t('accountClosed.text')}
            </Banner>
          </Notice>
        </Container>
      ) : null}
      <Hero />
      <CategoryStrip />
      <FeatureCards />
      <Proof />
      <About />
      <ContactSection contact={flow} {...rest} />
    </>
  )
}
