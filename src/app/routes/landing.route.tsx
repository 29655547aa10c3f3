import { useState } from 'react'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LandingPage } from '#components/pages/LandingPage/LandingPage.tsx'
import { useContact } from '#machines/contact.ts'

/** `/`: hero, features, about and contact (spec §2). */
const LandingRoute = () => {
  const flow = useContact(useServices())
  const [failed, setFailed] = useState(false)
  const session = useSession()
  usePageTitle(null, { failed })
  return (
    <LandingPage
      flow={flow}
      accountClosed={session.status === 'anonymous' && session.reason === 'accountClosed'}
      onInvalidChange={setFailed}
    />
  )
}

export default LandingRoute
