import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { usePageTitle } from '#app/layout/usePageTitle.ts'
import { useServices } from '#app/ServicesContext.tsx'
import { useSession } from '#app/session.tsx'
import { LandingPage } from '#components/pages/LandingPage/LandingPage.tsx'
import { contactInput, provideContact } from '#machines/contact/contact.provide.ts'
import { contactCommands, selectContactView } from '#machines/contact/contact.view.ts'

/** `/`: hero, features, about and contact (spec §2). */
const LandingRoute = () => {
  const services = useServices()
  const [input] = useState(() => contactInput(services))
  const [snapshot, send] = useMachine(provideContact(services), { input })
  const [failed, setFailed] = useState(false)
  const { view } = useSession()
  usePageTitle(null, { failed })
  return (
    <LandingPage
      contact={{ ...selectContactView(snapshot), ...contactCommands(send) }}
      accountClosed={view.status === 'anonymous' && view.reason === 'accountClosed'}
      onInvalidChange={setFailed}
    />
  )
}

export default LandingRoute
