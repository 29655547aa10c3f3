import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { HeroIllustration } from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { paths } from '#domain/paths.ts'

const Root = chakra('section', { base: { background: 'bg.subtle', overflow: 'hidden' } })

const Grid = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '3', lg: '8' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    minHeight: { lg: '35rem' },
    paddingBlockStart: { base: '12', md: '16', lg: '14' },
    paddingBlockEnd: { base: '7', lg: '10' },
  },
})

const Title = chakra('h1', {
  base: {
    // At most an eighth of the screen, so that text at 200 % breaks between words only.
    fontSize: { base: 'min({fontSizes.4xl}, 12vw)', md: '5xl', lg: '3.375rem' },
    lineHeight: 'display',
    // The message has its own line break, so the text is not balanced.
    textWrap: 'wrap',
    '&:lang(zh)': { lineHeight: '1.28', fontSize: { lg: '3.25rem' } },
    // Keeps English to two lines on a phone (brief §4).
    '&:lang(en)': { fontSize: { base: 'min(2.2rem, 12vw)', md: '5xl', lg: '3.375rem' } },
  },
})

const Lead = chakra('p', {
  base: {
    marginBlockStart: '4',
    marginBlockEnd: '7',
    maxWidth: '34em',
    color: 'fg.muted',
    fontSize: { base: 'md', md: 'lg' },
  },
})

const Art = chakra('div', {
  base: {
    marginInlineStart: { base: '-1.5', lg: 0 },
    marginInlineEnd: { base: '-1.5', lg: '-10' },
  },
})

/** Scrolls gently where motion is welcome; the link itself would jump (brief §6). */
const scrollToFeatures = (event: MouseEvent) => {
  const features = document.getElementById('features')
  if (features === null) return
  event.preventDefault()
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The keyboard goes on from where the eye goes.
  features.focus({ preventScroll: true })
  features.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' })
}

/** Top of the landing page (spec §2): the promise, one sentence, one way on, the one-line diagram. */
export const Hero = () => {
  const { t } = useTranslation('landing')
  return (
    <Root>
      <Container>
        <Grid>
          <div>
            <Title tabIndex={-1}>
              <Trans t={t} i18nKey="hero.heading" />
            </Title>
            <Lead>{t('hero.lead')}</Lead>
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
          <Art>
            <HeroIllustration label={t('hero.art')} energise />
          </Art>
        </Grid>
      </Container>
    </Root>
  )
}
