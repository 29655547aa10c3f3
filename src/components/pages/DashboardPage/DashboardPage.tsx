import { chakra } from '@chakra-ui/react/styled-system'
import { ConnectionPanel } from '#components/dashboard/ConnectionPanel/ConnectionPanel.tsx'
import {
  ProductPanel,
  type ProductPanelProps,
} from '#components/dashboard/ProductPanel/ProductPanel.tsx'
import { WelcomeHeader } from '#components/dashboard/WelcomeHeader/WelcomeHeader.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import type { User } from '#domain/account.ts'
import type { LogOutFlow } from '#machines/auth/flow.ts'
import type { ConnectionFlow } from '#machines/connection.ts'

/** What the page shows and may do. */
export interface DashboardFlow {
  readonly session: LogOutFlow
  /** The connection test (decision A5). */
  readonly connection: ConnectionFlow
}

export interface DashboardPageProps {
  /** Who is logged in. */
  readonly user: User
  readonly flow: DashboardFlow
  /** What product management holds, as far as the page knows. */
  readonly products?: ProductPanelProps
}

const Root = chakra('div', {
  base: { paddingBlock: { base: '8', md: '12' }, paddingBottom: { base: '5.5rem', md: '6.5rem' } },
})

const Panels = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', lg: '14' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: '8',
  },
})

/** The page at `/dashboard` (spec §2): greeting, product management, connection test, log-out. */
export const DashboardPage = ({ user, flow, products = {} }: DashboardPageProps) => (
  <Container>
    <Root>
      <WelcomeHeader user={user} flow={flow.session} />
      <Panels>
        <ProductPanel {...products} />
        <ConnectionPanel flow={flow.connection} />
      </Panels>
    </Root>
  </Container>
)
