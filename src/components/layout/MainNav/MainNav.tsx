import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { categories, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './MainNav.module.css'

/** Sections of the landing page that the header leads to; each is the id of its section (spec §2). */
export const anchors = ['features', 'about', 'contact'] as const

export interface MainNavProps {
  /** The category whose page, or one of whose products, is open. */
  readonly category: Category | null
}

/** The full navigation (spec §2, brief §5): six categories, a hairline, three anchors; from 1200 px. */
export const MainNav = ({ category }: MainNavProps) => {
  const { t } = useTranslation('common')
  return (
    <nav className={styles.root} aria-label={t('nav.main')}>
      <ul className={styles.list}>
        {categories.map((name) => (
          <li className={styles.item} key={name} data-name={t(`category.${name}`)}>
            <AppLink to={paths.category(name)} variant="bare" current={name === category}>
              {t(`category.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <ul className={styles.list}>
        {anchors.map((name) => (
          <li className={styles.item} key={name} data-name={t(`nav.${name}`)}>
            <AppLink to={paths[name]} variant="bare">
              {t(`nav.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
