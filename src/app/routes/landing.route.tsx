import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { companyIn } from '#app/company.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { LandingPage } from '#components/pages/LandingPage/LandingPage.tsx'
import { contactKeepDays } from '#domain/contact.rules.ts'
import { contactQuery } from '#domain/paths.ts'
import { useContact } from '#machines/contact.ts'

/** The product in the address that a message is about (decision P7). The draft keeps it from then on. */
const useAskedProduct = () => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const product = new URLSearchParams(search).get(contactQuery)
  useEffect(() => {
    if (product !== null) void navigate({ hash }, { replace: true })
  }, [product, hash, navigate])
  return product
}

/** `/`: hero, features, about and contact (spec §2). */
const LandingRoute = () => {
  const flow = useContact(useServices(), useAskedProduct())
  const session = useSession()
  const company = companyIn(useLanguage())
  usePageTitle(null)
  return (
    <LandingPage
      flow={flow}
      accountClosed={session.status === 'anonymous' && session.reason === 'accountClosed'}
      company={company}
      keepDays={contactKeepDays(import.meta.env.CONTACT_KEEP_DAYS)}
    />
  )
}

export default LandingRoute
