import { useTranslation } from 'react-i18next'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Circuit } from '#components/illustrations/Circuit/Circuit.tsx'
import { LandingSection } from '#components/landing/LandingSection.tsx'
import { categoriesAt, categoryPair, categoryStrip } from '#components/landing/line.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './CategoryStrip.module.css'

/**
 * The six categories under the hero (brief §5). The line of the page enters at the left, passes
 * through six objects of one height, and returns below them.
 */
export const CategoryStrip = () => {
  const { t } = useTranslation('common')
  return (
    <LandingSection as="nav" className={styles.root} aria-label={t('nav.categories')}>
      <Circuit points={categoryStrip} />
      <ul className={styles.tiles}>
        {categories.map((category, index) => (
          <li key={category} className={styles.tile}>
            {index % 2 === 1 ? <Circuit points={categoryPair} /> : null}
            <AppLink to={paths.category(category)} variant="bare">
              <span className={styles.drawing}>
                <CategoryIllustration category={category} cropped currentAt={categoriesAt[index]} />
              </span>
              <span className={styles.name}>{t(`category.${category}`)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
