import { Secret, TOTP } from 'otpauth'
import { totpDrift } from '#backend/contract/limits.ts'

/** The secret of a new authenticator: 160 bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/**
 * The address that an authenticator app reads from the QR code, in the service's own form.
 *
 * @param secret - In base32.
 * @param issuer - The brand, as the app will list it.
 * @param account - The e-mail address.
 */
export const totpUri = (secret: string, issuer: string, account: string) =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?issuer=${encodeURIComponent(issuer)}&secret=${secret}`

/**
 * Finds the step of 30 seconds that a code belongs to (RFC 6238).
 *
 * @param secret - In base32.
 * @param code - Six digits.
 * @param now - Milliseconds since 1970.
 * @returns The step, at most one away from the present one; nothing for a wrong code.
 */
export const totpStep = (secret: string, code: string, now: number): number | undefined => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now, window: totpDrift })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}

/**
 * The code that an authenticator app shows. The backend never computes one: checks and tests do.
 *
 * @param secret - In base32; spaces are allowed.
 * @param now - Milliseconds since 1970.
 */
export const totpCode = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** The latest step whose code is taken at a time. */
export const newestStep = (now: number): number => TOTP.counter({ timestamp: now }) + totpDrift
