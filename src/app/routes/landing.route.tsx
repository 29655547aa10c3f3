import { useState } from 'react'
import { useContact } from '#app/flows/useContact.ts'
import { usePageTitle } from '#app/frame/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { LandingPage } from '#components/pages/LandingPage/LandingPage.tsx'

/** `/`: hero, features, about and contact (spec §2). */
export default function LandingRoute() {
  const contact = useContact(useServices())
  const [failed, setFailed] = useState(false)
  usePageTitle(null, { failed })
  return <LandingPage contact={contact} onInvalidChange={setFailed} />
}
