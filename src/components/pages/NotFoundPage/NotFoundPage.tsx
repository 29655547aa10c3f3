import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: { base: '8', lg: '12' },
    gridTemplateColumns: { lg: '5fr 7fr' },
    paddingBlock: { base: '12', md: '16', lg: '28' },
  },
})

const Art = chakra('div', {
  base: {
    width: '100%',
    maxWidth: { base: '20rem', lg: '30rem' },
    color: 'fg.subtle',
    order: { lg: 1 },
    justifySelf: { lg: 'center' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'h1' } })

const Text = chakra('p', {
  base: { marginBlock: '3', marginBlockEnd: '8', color: 'fg.muted', maxWidth: '34em' },
})

/** The answer to an address that leads nowhere (decision P8): the open circuit, and the way home. */
export const NotFoundPage = () => {
  const { t } = useTranslation(['notFound', 'common'])
  return (
    <Container>
      <Root>
        <Art>
          <NotFoundIllustration />
        </Art>
        <div>
          <Title tabIndex={-1}>{t('heading')}</Title>
          <Text>{t('text')}</Text>
          <AppLink to="/" variant="solid" icon="arrowLeft">
            {t('common:nav.home')}
          </AppLink>
        </div>
      </Root>
    </Container>
  )
}
