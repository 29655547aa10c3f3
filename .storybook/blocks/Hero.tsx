import { chakra } from '@chakra-ui/react/styled-system'
import { MemoryRouter } from 'react-router-dom'
import { I18nextProvider } from 'react-i18next'
import { HeroIllustration } from '#components/illustrations/HeroIllustration/HeroIllustration.tsx'
import { translations } from '#.storybook/languages.ts'
import { SiteStyles } from './SiteStyles.tsx'

const Band = chakra('div', {
  base: {
    background: 'brand.subtle',
    borderRadius: 'lg',
    padding: '6',
    overflow: 'hidden',
    maxWidth: '30rem',
  },
})

/** The illustration of the brand. */
export const Hero = () => (
  <SiteStyles>
    <I18nextProvider i18n={translations.zh}>
      <MemoryRouter>
        <Band>
          <HeroIllustration />
        </Band>
      </MemoryRouter>
    </I18nextProvider>
  </SiteStyles>
)
