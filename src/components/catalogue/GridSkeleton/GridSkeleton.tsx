import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    rowGap: { base: '9', lg: '12' },
    columnGap: { base: '6', lg: '7' },
    // Storage is usually read sooner than this; then nothing flashes (brief §5).
    animation: 'fadeIn 1ms 200ms both',
    // A status that comes with its text would not be announced.
    '& > [role=status] > span': { animation: 'appear 1ms 200ms both' },
  },
})
const Card = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    '& > :first-of-type': { marginBottom: '1.5' },
  },
})

const cards = ['a', 'b', 'c'] as const

/** Three cards on their way, shown after 200 ms (brief §5). */
export const GridSkeleton = () => {
  const { t } = useTranslation('catalogue')
  return (
    <Root>
      <VisuallyHidden role="status">
        <span>{t('loading')}</span>
      </VisuallyHidden>
      {cards.map((card) => (
        <Card key={card}>
          <Skeleton shape="media" />
          <Skeleton percent={80} />
          <Skeleton percent={45} />
          <Skeleton />
          <Skeleton />
          <Skeleton percent={60} />
        </Card>
      ))}
    </Root>
  )
}
