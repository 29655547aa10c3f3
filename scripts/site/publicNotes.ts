import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

const year = 365 * 24 * 3_600_000

/**
 * The text of `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact - A `mailto:` or `https:` address.
 * @param now - Milliseconds since 1970; the file is good for a year from then.
 * @param origin - The site's own address, if known.
 * @throws Error when the address is neither.
 */
export const securityText = (contact: string, now: number, origin?: string): string => {
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(contact)) {
    throw new Error(
      `SECURITY_CONTACT is "${contact}"; it has to be like mailto:security@example.com or https://example.com/security.`,
    )
  }
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + year).toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: zh, en',
    ...(origin === undefined ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Adds what a public site says about itself: the licence of the font that it ships and, where a
 * contact is set, `security.txt`.
 *
 * @param root - The repository.
 * @param folder - The build.
 * @param env - `SECURITY_CONTACT` and `SITE_ORIGIN`.
 */
export const writePublicNotes = (root: string, folder: string, env: Env) => {
  copyFileSync(join(root, 'src/assets/fonts/OFL.txt'), join(folder, 'font-license.txt'))
  const contact = env['SECURITY_CONTACT']
  if (contact === undefined || contact === '') return
  const origin = URL.canParse(env['SITE_ORIGIN'] ?? '')
    ? new URL(env['SITE_ORIGIN'] ?? '').origin
    : undefined
  mkdirSync(join(folder, '.well-known'), { recursive: true })
  writeFileSync(join(folder, '.well-known/security.txt'), securityText(contact, Date.now(), origin))
}
