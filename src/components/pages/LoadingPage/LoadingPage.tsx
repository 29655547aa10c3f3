import { useTranslation } from 'react-i18next'
import { Container } from '#components/layout/Container/Container.tsx'
import styles from './LoadingPage.module.css'

export interface LoadingPageProps {
  /** Heading of the page that is on its way, where it is known. */
  readonly title?: string
}

/** What a page shows while its chunk is fetched or the current user is checked (spec §4). */
export const LoadingPage = ({ title }: LoadingPageProps) => {
  const { t } = useTranslation('common')
  return (
    <Container>
      <div className={styles.root} data-loading="">
        {title === undefined ? null : <h1 className={styles.title}>{title}</h1>}
        <p className={styles.status} role="status">
          <span>{t('status.waiting')}</span>
        </p>
      </div>
    </Container>
  )
}
