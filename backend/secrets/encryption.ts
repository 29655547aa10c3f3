import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from '#backend/secrets/secrets.ts'

const algorithm = 'aes-256-gcm'
const tagLength = 16
const nonceLength = 12

const keyOf = (keys: Keys) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(keys.pepper, 'hex'), '', 'authenticator secrets', 32))

/**
 * Encrypts a secret that has to be read again, unlike a password or a code.
 *
 * @param keys - Of the installation; the encryption key is derived from them.
 * @param owner - Whose secret it is; it can be decrypted for the same owner only.
 * @param secret - The text to store.
 */
export const encrypt = (keys: Keys, owner: string, secret: string): string => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(keys), nonce).setAAD(Buffer.from(owner))
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
}

/**
 * Decrypts what {@link encrypt} returned.
 *
 * @param keys - Of the installation.
 * @param owner - Whose secret it is.
 * @param stored - The encrypted text.
 * @throws Error when the text was changed, or belongs to another owner or installation.
 */
export const decrypt = (keys: Keys, owner: string, stored: string): string => {
  const bytes = Buffer.from(stored, 'base64')
  const nonce = bytes.subarray(0, nonceLength)
  const tag = bytes.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv(algorithm, keyOf(keys), nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag)
  const text = bytes.subarray(nonceLength + tagLength)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}
