import { useRoutes } from 'react-router-dom'
import { routes } from '#app/routes.tsx'
import { ServicesContext, type AppServices } from '#app/ServicesContext.tsx'
import { SessionProvider } from '#app/session.tsx'

export interface AppProps {
  readonly services: AppServices
}

/** The site: providers around the route table. It needs a router, Chakra and i18next around it. */
export const App = ({ services }: AppProps) => {
  const page = useRoutes(routes)
  return (
    <ServicesContext value={services}>
      <SessionProvider>{page}</SessionProvider>
    </ServicesContext>
  )
}
