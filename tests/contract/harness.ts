import { expect } from 'vitest'
import type { ContactRecordFields } from '#domain/contact.rules.ts'
import type { AppwriteServices } from '#services/services.ts'

/** A mail as far as both sides know it, newest first. */
export interface Mail {
  readonly kind: 'verification' | 'recovery' | 'code' | 'secondFactor'
  readonly to: string
  /** Whose account it is about; empty for a code. */
  readonly userId: string
  /** The link's secret, or the six digits. */
  readonly secret: string
}

/** A contact record as the site's owner sees it. */
interface ContactRecord extends ContactRecordFields {
  readonly permissions: readonly string[]
  /** It has its own whole number. */
  readonly isNumbered: boolean
  /** Its date is the one of its making. */
  readonly isDated: boolean
}

/** One browser in front of one service. */
export interface Harness extends AppwriteServices {
  mails(): Promise<readonly Mail[]>
  /** The contact records that the service holds, which no port can read (decision C1). */
  contacts(): Promise<readonly ContactRecord[]>
  /** Logs the person in from another browser. */
  logInElsewhere(person: { readonly email: string; readonly password: string }): Promise<void>
  /** A code of the authenticator app with this key that was not used before. */
  appCode(secret: string): string
  /** Lets so much time pass that a proof has to be renewed. */
  expireProof(): void
  stop(): Promise<void>
}

/** How the service or the site is set up for a test. */
export interface HarnessOptions {
  readonly signupCode?: 'default' | 'emailed'
  readonly mailFails?: boolean
  readonly requireVerifiedEmail?: boolean
}

/** Starts a service with nothing in it and a browser that knows nothing. */
export type StartHarness = (options?: HarnessOptions) => Promise<Harness>

/** The person that the contracts are about. */
export const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse 1' }

/** Makes an account whose address is not verified, and logs out again. */
export const signUpAndOut = async (
  { verification, auth }: AppwriteServices,
  person: typeof lin = lin,
): Promise<void> => {
  await verification.start(person)
  await auth.signOut()
}

/** Any text where its value is the service's affair. */
export const anyText: unknown = expect.any(String)

/** Any number where its value is the service's affair. */
export const anyNumber: unknown = expect.any(Number)

/** A generated six-digit code (spec §9). */
export const anyCode: unknown = expect.stringMatching(/^[1-9][0-9]{5}$/)

/** The newest mail of a kind. */
export const newest = async (harness: Harness, kind: Mail['kind']): Promise<Mail> => {
  const mail = (await harness.mails()).find((each) => each.kind === kind)
  if (mail === undefined) throw new Error(`no mail of kind ${kind}`)
  return mail
}

/** Rejections of ports carry their failure. */
export const failing = (failure: Readonly<Record<string, unknown>>) =>
  ({ name: 'ServiceError', failure }) as const
