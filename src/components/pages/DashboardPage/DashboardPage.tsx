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
import styles from './DashboardPage.module.css'

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

/** The page at `/dashboard` (spec §2): greeting, product management, connection test, log-out. */
export const DashboardPage = ({ user, flow, products = {} }: DashboardPageProps) => (
  <Container>
    <div className={styles.root}>
      <WelcomeHeader user={user} flow={flow.session} />
      <div className={styles.panels}>
        <ProductPanel {...products} />
        <ConnectionPanel flow={flow.connection} />
      </div>
    </div>
  </Container>
)
