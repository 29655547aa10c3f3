import { chakra } from '@chakra-ui/react/styled-system'
import type { MouseEvent, ReactElement } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { focusOnce } from '#components/ui/focusOnce.ts'
import { Spaced } from '#components/ui/spaced.tsx'
import { HeroIllustration } from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'
import { Clause } from '#components/landing/LandingSection.tsx'
import { LineSection } from '#components/landing/Line.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import { Bus, Caption, Grid, Illustration, Lead, Rail, Text, Title } from './heroStyles.ts'

const Root = chakra(LineSection, { base: { background: 'bg.subtle', overflowX: 'clip' } })

/** Scrolls gently where motion is welcome; the link itself would jump (brief §6). */
const scrollToFeatures = (event: MouseEvent) => {
  const features = document.getElementById('features')
  if (features === null) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The keyboard goes on from where the eye goes.
  focusOnce(features, { preventScroll: true })
  features.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/** The branches of the illustration, in its order. */
const branches = ['car', 'cpu', 'drone', 'phone'] as const

interface BranchProps {
  readonly index: number
  readonly drawing: ReactElement
}

/** A product and one of its figures, which lead to its category. A published catalogue has others (decision P9). */
const Branch = ({ index, drawing }: BranchProps) => {
  const { t } = useTranslation(['landing', 'common'])
  const category = branches[index] ?? 'car'
  return (
    <AppLink variant="bare" to={paths.category(category)}>
      {drawing}
      <Caption data-at={category}>
        {import.meta.env.VITE_CATALOGUE ? (
          <b>{t(`common:category.${category}`)}</b>
        ) : (
          <>
            <b>{t(`hero.branch.${category}.name`)}</b>{' '}
            <span>{t(`hero.branch.${category}.figure`)}</span>
          </>
        )}
      </Caption>
    </AppLink>
  )
}

/**
 * Top of the landing page (spec §2): the promise, one sentence, one way on, the one-line diagram. The
 * heading stands on the bus, which leaves at the left and goes on as the line of the page.
 */
export const Hero = () => {
  const { t } = useTranslation('landing')
  return (
    <Root>
      <Grid>
        <Title>
          <Trans parent={Spaced} t={t} i18nKey="hero.heading" />
        </Title>
        <Illustration>
          <Bus flow="both" />
          <HeroIllustration connected>
            {(drawing, index) => <Branch key={index} index={index} drawing={drawing} />}
          </HeroIllustration>
        </Illustration>
        <Text>
          <Lead>
            <Trans parent={Spaced} t={t} i18nKey="hero.lead" components={{ clause: <Clause /> }} />
          </Lead>
          <AppLink
            to={paths.features}
            variant="solid"
            size="lg"
            iconAfter="arrowDown"
            onClick={scrollToFeatures}
          >
            {t('hero.action')}
          </AppLink>
        </Text>
        <Rail flow="down" />
      </Grid>
    </Root>
  )
}
