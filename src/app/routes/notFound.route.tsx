import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { NotFoundPage } from '#components/pages/NotFoundPage/NotFoundPage.tsx'

/** Every unknown address (decision P8). */
const NotFoundRoute = () => {
  const { t } = useTranslation('common')
  usePageTitle(t('title.notFound'))
  return <NotFoundPage />
}

export default NotFoundRoute
