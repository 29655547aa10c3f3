import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import { HeroIllustration } from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'
import { Clause, LandingSection } from '#components/landing/LandingSection.tsx'
import { hero } from '#components/landing/line.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import { RichText } from '#components/ui/richText.tsx'
import { paths } from '#domain/paths.ts'
import styles from './Hero.module.css'

/** Scrolls gently where motion is welcome; the link itself would jump (brief §6). */
const scrollToFeatures = (event: MouseEvent) => {
  const features = document.getElementById('features')
  if (features === null) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The keyboard continues where the eye does.
  focusOnce(features, { preventScroll: true })
  features.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/** The branches of the illustration, in its order. */
const branches = ['car', 'cpu', 'drone', 'phone'] as const

interface BranchProps {
  readonly index: number
  readonly drawing: ReactElement
}

/** A product and one of its figures, which lead to it. A published catalogue has others (decision P9). */
const Branch = ({ index, drawing }: BranchProps) => {
  const { t } = useTranslation(['landing', 'common'])
  const category = branches[index] ?? 'car'
  return (
    <AppLink
      variant="bare"
      to={import.meta.env.VITE_CATALOGUE ? paths.category(category) : paths.sample(`${category}-1`)}
    >
      {drawing}
      <span className={styles.caption} data-at={category}>
        {import.meta.env.VITE_CATALOGUE ? (
          <b>{t(`common:category.${category}`)}</b>
        ) : (
          <>
            <b>{t(`hero.branch.${category}.name`)}</b>{' '}
            <span>{t(`hero.branch.${category}.figure`)}</span>
          </>
        )}
      </span>
    </AppLink>
  )
}

/**
 * Top of the landing page (spec §2): the promise, one sentence, one way on, the one-line diagram. The
 * heading stands on the bus, which leaves at the left and continues as the line of the page.
 */
export const Hero = () => {
  const { t } = useTranslation('landing')
  return (
    <LandingSection ground="subtle" className={styles.root}>
      <h1 className={styles.title}>
        <RichText text={t('hero.heading')} elements={{ br: <br /> }} />
      </h1>
      <Circuit className={styles.line} points={hero} />
      <div className={styles.illustration}>
        <HeroIllustration connected>
          {(drawing, index) => <Branch key={index} index={index} drawing={drawing} />}
        </HeroIllustration>
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>
          <RichText text={t('hero.lead')} elements={{ clause: <Clause /> }} />
        </p>
        <AppLink
          to={paths.features}
          variant="solid"
          size="lg"
          iconAfter="arrowDown"
          onClick={scrollToFeatures}
        >
          {t('hero.action')}
        </AppLink>
      </div>
    </LandingSection>
  )
}
