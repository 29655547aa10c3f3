import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import styles from './GridSkeleton.module.css'

const cards = ['a', 'b', 'c'] as const

/** Three cards on their way, shown after 200 ms (brief §5). */
export const GridSkeleton = () => {
  const { t } = useTranslation('catalogue')
  return (
    <div className={styles.root}>
      <VisuallyHidden role="status">
        <span className={styles.status}>{t('loading')}</span>
      </VisuallyHidden>
      {cards.map((card) => (
        <div className={styles.card} key={card}>
          <Skeleton shape="media" />
          <Skeleton percent={80} />
          <Skeleton percent={45} />
          <Skeleton />
          <Skeleton />
          <Skeleton percent={60} />
        </div>
      ))}
    </div>
  )
}
