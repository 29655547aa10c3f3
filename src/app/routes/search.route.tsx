import { useTranslation } from 'react-i18next'
import { useSearchResults } from '#app/catalogue/useSearchResults.ts'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { SearchPage } from '#components/pages/SearchPage/SearchPage.tsx'

/** `/search?q=` (decision P16). */
const SearchRoute = () => {
  const { t } = useTranslation('common')
  usePageTitle(t('title.search'))
  return <SearchPage flow={useSearchResults(useLanguage())} />
}

export default SearchRoute
