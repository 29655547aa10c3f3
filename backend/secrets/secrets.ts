import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'

/** The secrets of one installation, kept beside its data and readable by its owner alone. */
export interface Keys {
  /** Keys the hashes of session secrets, links and codes. */
  readonly pepper: string
  /** The server's API key for the `X-Appwrite-Key` header. */
  readonly apiKey: string
}

/** The file of the keys in the data folder. */
export const keysName = 'keys.json'

const isKeys = (value: unknown): value is Keys => {
  if (typeof value !== 'object' || value === null) return false
  const { pepper, apiKey } = value as Partial<Keys>
  return typeof pepper === 'string' && pepper.length >= 64 && typeof apiKey === 'string'
}

/** Keys for a database that lives in memory only. */
export const freshKeys = (): Keys => ({
  pepper: randomBytes(32).toString('hex'),
  apiKey: `standard_${randomBytes(64).toString('hex')}`,
})

const parseKeys = (text: string): Keys | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isKeys(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the keys of a data folder, making them the first time.
 *
 * @param folder - Exists and is writable.
 * @param given - The text of a `keys.json` that is kept elsewhere; then none is read or made.
 * @param isNeeded - Whether the database holds something that new keys could not read.
 * @throws Error when the file holds no keys, or is gone although it is needed: going on with new ones
 *   would end every session and second factor without a word.
 */
export const readKeys = (
  folder: string,
  given?: string,
  isNeeded: () => boolean = () => false,
): Keys => {
  if (given !== undefined) {
    const keys = parseKeys(given)
    if (!keys) throw new Error('DATA_KEYS has to be the text of a keys.json.')
    return keys
  }
  const path = join(folder, keysName)
  if (!existsSync(path)) {
    if (isNeeded()) {
      throw new Error(
        `The keys ${path} are gone, and second factors cannot be checked without them. Put a copy made by "npm run backup" in their place, or turn all second factors off with "npx tsx scripts/site.ts lift-factors --all"; people then log in with their password alone.`,
      )
    }
    const keys = freshKeys()
    writeFileSync(path, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
    return keys
  }
  const keys = parseKeys(readFileSync(path, 'utf8'))
  if (!keys) {
    throw new Error(
      `The keys ${path} are damaged. Put a copy made by "npm run backup" in their place, or start with --reset, which loses all accounts and messages.`,
    )
  }
  return keys
}

/** Compares two texts without telling by the time it takes how much of them is equal. */
export const equalInConstantTime = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// The second recommendation of RFC 9106 with less memory: about 40 ms on a small machine.
const argon = { memoryCost: 19456, timeCost: 2, parallelism: 1 } as const

/** The argon2id hash of a password. */
export const hashPassword = (password: string) => hash(password, argon)

let decoy: Promise<string> | undefined

/**
 * Whether a password is right.
 *
 * @param stored - The hash; without one the answer is no, after the same work, so that the time it
 *   takes does not tell whether an account exists.
 */
export const isPassword = async (stored: string | null | undefined, password: string) => {
  decoy ??= hashPassword('no account has this password')
  const good = await verify(stored ?? (await decoy), password)
  return good && typeof stored === 'string'
}

/** An identifier in the service's form: 13 hexadecimal digits of time and 7 of chance. */
export const newId = (now: number) =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0') +
  ((now % 1000) * 1000 + randomInt(1000)).toString(16).padStart(5, '0') +
  randomBytes(4).toString('hex').slice(0, 7)

/** A secret for a session or a mailed link: 256 hexadecimal digits. */
export const newSecret = () => randomBytes(128).toString('hex')

/** A code of six decimal digits, zeros in front included. */
export const newCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** What is stored in place of a secret. */
export const hashSecret = (keys: Keys, secret: string) =>
  createHmac('sha256', keys.pepper).update(secret).digest('hex')

/** A recovery code in the service's form: ten hexadecimal digits. */
export const newRecoveryCode = () => randomBytes(5).toString('hex')
