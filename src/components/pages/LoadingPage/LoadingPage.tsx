import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'

export interface LoadingPageProps {
  /** Heading of the page that is on its way, where it is known. */
  readonly title?: string
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '4',
    paddingBlock: { base: '8', md: '12' },
    // Most pages are higher than the window: the footer must not jump out of view.
    minHeight: '100vh',
    '& > h1': { fontSize: { base: '3xl', md: '4xl' } },
  },
})

// Appears only when waiting takes long enough to be noticed: a quick check must not flash.
// The status is there before its text, which would not be announced otherwise.
const Status = chakra('p', {
  base: { color: 'fg.muted', '& > span': { animation: 'appear 1ms 400ms both' } },
})

/** What a page shows while its chunk is fetched or the current user is checked (spec §4). */
export const LoadingPage = ({ title }: LoadingPageProps) => {
  const { t } = useTranslation('common')
  return (
    <Container>
      <Frame data-loading="">
        {title === undefined ? null : <h1>{title}</h1>}
        <Status role="status">
          <span>{t('status.waiting')}</span>
        </Status>
      </Frame>
    </Container>
  )
}
