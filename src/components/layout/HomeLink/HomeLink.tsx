import { useTranslation } from 'react-i18next'
import { Logo } from '#components/illustrations/Logo/Logo.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import styles from './HomeLink.module.css'

/** The logo of the header, which leads home. Without the name where the header is too narrow. */
export const HomeLink = () => {
  const { t } = useTranslation('common')
  return (
    <div className={styles.root}>
      <AppLink to={paths.home} variant="bare" label={t('brand.home')}>
        <span className={styles.full}>
          <Logo name={t('brand.name')} />
        </span>
        <span className={styles.mark}>
          <Logo name={t('brand.name')} form="mark" />
        </span>
      </AppLink>
    </div>
  )
}
