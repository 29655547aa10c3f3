import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'

const Frame = chakra('div', {
  base: { paddingBlock: { base: '8', md: '12' }, minHeight: '60vh' },
})

// Appears only when waiting takes long enough to be noticed: a quick check must not flash.
const Words = chakra('p', {
  base: {
    color: 'fg.muted',
    animation: 'fadeIn 1ms 400ms both',
  },
})

/** What a guarded page shows while the current user is checked (spec §4). */
export const WaitingPage = () => {
  const { t } = useTranslation('common')
  return (
    <Container>
      <Frame aria-busy="true">
        <Words role="status">{t('status.waiting')}</Words>
      </Frame>
    </Container>
  )
}
