import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { TermsPage } from '#components/pages/TermsPage/TermsPage.tsx'

/** `/terms` (decision S5). */
export default function TermsRoute() {
  const { t } = useTranslation()
  usePageTitle(t('common.title.terms'))
  return <TermsPage />
}
