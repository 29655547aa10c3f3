import type { AuthFlow } from '#machines/auth/flow.ts'
import { useCloseAccount, type CloseAccountFlow } from '#machines/closing.ts'
import { useEmail, type EmailFlow } from '#machines/email.ts'
import { useFactors, type FactorsFlow } from '#machines/factors/flow.ts'
import {
  useName,
  type NameFlow,
  useChangePassword,
  type ChangePasswordFlow,
} from '#machines/profile.ts'
import { useSessions, type SessionsFlow } from '#machines/sessions.ts'
import type { Services } from '#services/services.ts'

/** The account page: the flow of each section. */
export interface AccountFlow {
  readonly name: NameFlow
  readonly email: EmailFlow
  readonly password: ChangePasswordFlow
  readonly factors: FactorsFlow
  /** Where the account is logged in. */
  readonly sessions: SessionsFlow
  /** The dialog that closes the account. */
  readonly close: CloseAccountFlow
}

type AccountServices = Pick<
  Services,
  'account' | 'authChannel' | 'drafts' | 'clock' | 'early' | 'factors' | 'reporter'
>

/**
 * Runs the flows of the account page. What another section changed is read again.
 *
 * @param session - informs the other tabs
 */
export const useAccount = (
  services: AccountServices,
  userId: string,
  session: Pick<AuthFlow, 'userChanged' | 'sessionsChanged' | 'accountClosed'>,
): AccountFlow => {
  const { userChanged, sessionsChanged } = session
  const sessions = useSessions(services, sessionsChanged)
  const factors = useFactors(services, sessionsChanged)
  return {
    name: useName(services, userId, userChanged),
    email: useEmail(services, userId, (change) => {
      userChanged(change)
      // A code by mail is offered for a verified address.
      factors.refresh()
    }),
    password: useChangePassword(services, () => {
      sessionsChanged()
      sessions.refresh()
    }),
    factors,
    sessions,
    close: useCloseAccount(services, userId, session.accountClosed),
  }
}
