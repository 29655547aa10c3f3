import type { SnapshotFrom } from 'xstate'
import type { EmailEntries } from '#domain/account.rules.ts'
import type { User } from '#domain/account.ts'
import {
  emailMachine,
  type EmailEvent,
  type EmailFailure,
  type EmailServices,
} from '#machines/email/machine.ts'
import type { FactorsFailure, ProofMethod } from '#machines/factors/flow.ts'
import { mailFlow, type MailFlow } from '#machines/mailedCode.ts'
import { useFlow } from '#machines/useFlow.ts'

export type { EmailFailure } from '#machines/email/machine.ts'

/** The question for a code before the address is changed. */
export interface EmailProof {
  readonly method: ProofMethod
  /** The code is being checked. */
  readonly pending: boolean
  /** Why the last code was not accepted. */
  readonly problem: FactorsFailure | null
}

/** The address on the account page, and the form that changes it. */
export interface EmailFlow {
  /** Whether the form is open, and whether the address is being saved. */
  readonly status: 'closed' | 'editing' | 'saving'
  /** Why the address was not changed. */
  readonly problem: EmailFailure | null
  /** The last change on this page, and whether the verification mail went out. */
  readonly changed: { readonly mailed: boolean } | null
  /** The verification mail of an address that is not verified. */
  readonly mail: MailFlow
  /** The address that was not saved because the session had ended; `null` for none. */
  readonly typed: string | null
  /** Set while the service asks for a recent proof; the form keeps what was typed. */
  readonly proof: EmailProof | null
  /** Opens the form. */
  open(): void
  /** Leaves the address as it is. */
  cancel(): void
  /** Changes the address by a form that passed `emailFields`. */
  change(form: EmailEntries): void
  /** Proves the change with a code, and makes it with what was typed. */
  prove(code: string, form: EmailEntries): void
  /** Asks for another kind of code. */
  proveBy(method: ProofMethod): void
  /** Goes back to the form. */
  leaveProof(): void
  /** Sends another verification mail; ignored until the countdown has run out. */
  sendVerification(): void
}

export const emailFlow = (
  { value, context }: SnapshotFrom<typeof emailMachine>,
  send: (event: EmailEvent) => void,
): EmailFlow => {
  const { problem, changed, typed, method, proofProblem } = context
  const asking = value.form === 'asking' || value.form === 'proving'
  return {
    status: value.form === 'closed' || value.form === 'saving' ? value.form : 'editing',
    problem,
    changed,
    typed,
    proof: asking ? { method, pending: value.form === 'proving', problem: proofProblem } : null,
    mail: mailFlow(value.mail, context),
    open: () => send({ type: 'email.opened' }),
    cancel: () => send({ type: 'email.cancelled' }),
    change: (form) => send({ type: 'email.submitted', form }),
    prove: (code, form) => send({ type: 'proof.submitted', code, form }),
    proveBy: (chosen) => send({ type: 'proof.method', method: chosen }),
    leaveProof: () => send({ type: 'proof.cancelled' }),
    sendVerification: () => send({ type: 'mail.requested' }),
  }
}

export const useEmail = (
  services: EmailServices,
  userId: string,
  userChanged: (change: Partial<User>) => void,
): EmailFlow => useFlow(() => emailMachine(services, userId, userChanged), emailFlow)
