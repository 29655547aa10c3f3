import { useDeferredValue, useMemo } from 'react'
import { useLocation, useNavigationType, useRoutes } from 'react-router-dom'
import { ArrivalContext } from '#app/arrival.ts'
import { routes } from '#app/routes.tsx'
import { ServicesContext, type AppServices } from '#app/ServicesContext.tsx'
import { SessionProvider } from '#app/session.tsx'

/** Props of {@link App}. */
export interface AppProps {
  readonly services: AppServices
}

/** The site: providers around the route table. It needs a router, Chakra and i18next around it. */
export const App = ({ services }: AppProps) => {
  const location = useLocation()
  const arrival = useNavigationType()
  const now = useMemo(() => ({ location, arrival }), [location, arrival])
  // After Back React renders at once, without a view transition; a deferred update has one.
  const shown = useDeferredValue(now)
  const page = useRoutes(routes, shown.location)
  return (
    <ServicesContext value={services}>
      <SessionProvider>
        <ArrivalContext value={shown.arrival}>{page}</ArrivalContext>
      </SessionProvider>
    </ServicesContext>
  )
}
