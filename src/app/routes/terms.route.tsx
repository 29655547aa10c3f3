import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { TermsPage } from '#components/pages/TermsPage/TermsPage.tsx'
import { contactKeepDays } from '#domain/contact.rules.ts'

/** `/terms` (decision S5). */
const TermsRoute = () => {
  const { t } = useTranslation('common')
  usePageTitle(t('title.terms'))
  return <TermsPage keepDays={contactKeepDays(import.meta.env.CONTACT_KEEP_DAYS)} />
}

export default TermsRoute
