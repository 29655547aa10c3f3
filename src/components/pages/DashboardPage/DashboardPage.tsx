import { chakra } from '@chakra-ui/react/styled-system'
import { ConnectionPanel } from '#components/dashboard/ConnectionPanel/ConnectionPanel.tsx'
import {
  ProductPanel,
  type ProductPanelProps,
} from '#components/dashboard/ProductPanel/ProductPanel.tsx'
import { WelcomeHeader } from '#components/dashboard/WelcomeHeader/WelcomeHeader.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import type { User } from '#domain/account.ts'
import type { AuthFailure } from '#machines/auth/flow.ts'
import type { ConnectionFlow } from '#machines/connection.ts'

export interface DashboardPageProps {
  /** Who is logged in. */
  readonly user: User
  /** Log-out is under way. */
  readonly loggingOut: boolean
  /** Why log-out failed; the session stands (decision A4). */
  readonly logoutProblem: AuthFailure | null
  /** Ends the session in every tab. */
  readonly onLogOut: () => void
  /** The connection test (decision A5). */
  readonly flow: ConnectionFlow
  /** What product management holds, as far as the page knows. */
  readonly products?: ProductPanelProps
}

const Root = chakra('div', {
  base: { paddingBlock: { base: '8', md: '12' }, paddingBottom: { base: '5.5rem', md: '6.5rem' } },
})

const Panels = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', lg: '6' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
    marginTop: '8',
  },
})

/** The page at `/dashboard` (spec §2): greeting, product management, connection test, log-out. */
export const DashboardPage = ({
  user,
  loggingOut,
  logoutProblem,
  onLogOut,
  flow,
  products = {},
}: DashboardPageProps) => (
  <Container>
    <Root>
      <WelcomeHeader
        user={user}
        loggingOut={loggingOut}
        problem={logoutProblem}
        onLogOut={onLogOut}
      />
      <Panels>
        <ProductPanel {...products} />
        <ConnectionPanel
          running={flow.running}
          results={flow.results}
          onTestConnection={flow.testConnection}
          onTestSignup={flow.testSignup}
        />
      </Panels>
    </Root>
  </Container>
)
