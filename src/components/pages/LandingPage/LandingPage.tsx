import { About } from '#components/landing/About/About.tsx'
import { CategoryStrip } from '#components/landing/CategoryStrip/CategoryStrip.tsx'
import type { ContactFormProps } from '#components/landing/ContactForm/ContactForm.tsx'
import { ContactSection } from '#components/landing/ContactSection/ContactSection.tsx'
import { FeatureCards } from '#components/landing/FeatureCards/FeatureCards.tsx'
import { Hero } from '#components/landing/Hero/Hero.tsx'

/** Props of {@link LandingPage}. */
export type LandingPageProps = ContactFormProps

/** `/` (spec §2): hero, the six categories, three feature cards, about, contact. */
export const LandingPage = ({ contact, ...rest }: LandingPageProps) => (
  <>
    <Hero />
    <CategoryStrip />
    <FeatureCards />
    <About />
    <ContactSection contact={contact} {...rest} />
  </>
)
