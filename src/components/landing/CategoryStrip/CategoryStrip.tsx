import { useTranslation } from 'react-i18next'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { LineSection, Spine } from '#components/landing/Line.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import {
  Between,
  Down,
  Drawing,
  Entry,
  Exit,
  Measures,
  Name,
  Return,
  Tiles,
  Turn,
} from './stripStyles.ts'

/**
 * The six categories under the hero (brief §5). The line of the page enters at the left, passes
 * through six objects of one height, and returns below them.
 */
export const CategoryStrip = () => {
  const { t } = useTranslation('common')
  return (
    <LineSection as="nav" aria-label={t('nav.categories')}>
      <Measures>
        <Spine at="narrow" flow="down" />
        <Down at="wide" flow="down" />
        <Entry at="wide" flow="right" />
        <Tiles>
          {categories.map((category) => (
            <li key={category}>
              <AppLink to={paths.category(category)} variant="plain">
                <Drawing>
                  <CategoryIllustration category={category} cropped />
                  <Between flow="right" />
                </Drawing>
                <Name>{t(`category.${category}`)}</Name>
              </AppLink>
            </li>
          ))}
        </Tiles>
        <Exit at="wide" flow="right" />
        <Turn at="wide" flow="down" />
        <Return at="wide" flow="left" />
      </Measures>
    </LineSection>
  )
}
