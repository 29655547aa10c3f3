import { useTranslation } from 'react-i18next'
import { OpenMarkIllustration } from '#components/illustrations/OpenMarkIllustration/OpenMarkIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import styles from './NotFoundPage.module.css'

/**
 * The page for an address that leads nowhere: the line from edge to edge, open in the mark, and the way home.
 */
export const NotFoundPage = () => {
  const { t } = useTranslation(['notFound', 'common'])
  return (
    <div className={styles.root}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('heading')}</h1>
        <div className={styles.line}>
          <OpenMarkIllustration connected />
        </div>
        <div className={styles.text}>
          <p className={styles.sentence}>{t('text')}</p>
          <AppLink to={paths.home} variant="solid" size="lg" icon="arrowLeft">
            {t('common:nav.home')}
          </AppLink>
        </div>
      </div>
    </div>
  )
}
