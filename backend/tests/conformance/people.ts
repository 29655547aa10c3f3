import type { Answer, Recording } from '#backend/tests/conformance/recording.ts'
import type { ReplayBackend } from '#backend/tests/conformance/backend.ts'

/** Everybody whom the recordings mention, and the name they gave where an answer shows it. */
const names: Readonly<Record<string, string>> = {
  alice: 'Alice Adams',
  anna: 'anna',
  ben: 'ben',
  bob: 'Bob',
  carl: 'carl',
  carol: 'Carol',
  dora: 'dora',
  frank: 'Frank',
  grace: 'Grace',
  heidi: 'Heidi',
  ivan: 'Ivan',
  mallory: 'Mallory',
  nina: 'Nina',
  omar: 'Omar',
  pat: 'Pat',
  una: 'una',
  wes: 'wes',
  xena: 'xena',
  yan: 'Yan',
}
const password = 'correct horse 1'
const site = 'http://localhost:3000/verify'
const minute = 60_000

const idOf = (person: string) => `${person.padEnd(20, '0')}1`
const addressOf = (person: string) => `${person}@example.com`

/** What an answer may hold that later calls need. */
interface Made {
  readonly $id: string
  readonly uri: string
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Fills in the placeholders of the recordings, making whatever they stand for when first asked. */
export interface People {
  /** A text with every placeholder filled in. */
  readonly fill: (text: string) => Promise<string>
  /** Remembers what a recorded call has just made: a session, secrets, an id in place of the recorded one. */
  readonly remember: (recording: Recording, answer: Answer) => void
  /** Puts a value in the place of a placeholder or of a recorded text from now on. */
  readonly set: (key: string, value: string) => void
  readonly signUp: (person: string) => Promise<void>
}

const sessionIn = (answer: Answer): string | undefined => {
  const lines = answer.headers['set-cookie'] ?? []
  const line = typeof lines === 'string' ? lines : lines[0]
  const value = /^a_session_site=([^;]*)/.exec(line ?? '')?.[1]
  return value === 'deleted' ? undefined : value
}

/**
 * Knows the people of the recordings.
 *
 * @param backend - Where they live.
 */
export const createPeople = (backend: ReplayBackend): People => {
  const values = new Map<string, string>()
  const recorded = new Map<string, string>()

  const signUp = async (person: string) => {
    const body = { userId: idOf(person), email: addressOf(person), password, name: names[person] }
    // A person who has an account keeps it: 409 counts as success.
    await backend.prepare('POST', '/account', body)
  }

  const codeFor = async (person: string) => {
    if (person !== 'newbie') await signUp(person)
    const body = { userId: idOf(person), email: addressOf(person) }
    await backend.prepare('POST', '/account/tokens/email', body)
    return (await backend.mailTo(addressOf(person))).code ?? ''
  }

  const useCode = async (person: string, code: string) => {
    const body = { userId: idOf(person), secret: code }
    const answer = await backend.prepare('POST', '/account/sessions/token', body)
    return sessionIn(answer) ?? ''
  }

  const logIn = async (client: string): Promise<string> => {
    const person = client.replace(/-.*$/, '')
    if (person === 'newbie') return useCode(person, await codeFor(person))
    await signUp(person)
    for (const secret of [password, 'brand new horse 2']) {
      const body = { email: addressOf(person), password: secret }
      const session = sessionIn(await backend.prepare('POST', '/account/sessions/email', body))
      if (session) return session
    }
    // A mailed link that was opened in no browser of the account has ended its password (decision A10).
    return useCode(person, await codeFor(person))
  }

  const secretOf = async (person: string) => {
    const { link } = await backend.mailTo(addressOf(person))
    return new URL(link ?? site).searchParams.get('secret') ?? ''
  }

  const verificationSecret = async (person: string) => {
    await backend.prepare(
      'POST',
      '/account/verifications/email',
      { url: site },
      await logIn(person),
    )
    return secretOf(person)
  }

  const recoverySecret = async (person: string) => {
    await signUp(person)
    await backend.prepare('POST', '/account/recovery', { email: addressOf(person), url: site })
    return secretOf(person)
  }

  const outlived = async (secret: string, minutes: number) => {
    backend.advance(minutes * minute)
    return Promise.resolve(secret)
  }

  const makers: Readonly<Record<string, () => Promise<string>>> = {
    apiKey: () => Promise.resolve(backend.apiKey),
    password: () => Promise.resolve(password),
    'password:new': () => Promise.resolve('brand new horse 2'),
    'verificationSecret:1': () => verificationSecret('carol'),
    'verificationSecret:wes': async () => {
      const secret = await verificationSecret('wes')
      await backend.prepare('PUT', '/account/verification', { userId: idOf('wes'), secret })
      return secret
    },
    'verificationSecret:expired': async () => outlived(await verificationSecret('una'), 61),
    'recoverySecret:1': () => recoverySecret('carol'),
    'recoverySecret:expired': async () => outlived(await recoverySecret('una'), 61),
    'otp:1': async () => {
      const code = await codeFor('newbie')
      values.set('session:newbie', await useCode('newbie', code))
      return code
    },
    'otp:2': () => codeFor('newbie'),
    'otp:5': () => codeFor('carol'),
    'otp:yan': () => codeFor('yan'),
    'otp:expired': async () => outlived(await codeFor('una'), 16),
  }

  const valueOf = async (key: string): Promise<string | undefined> => {
    const known = values.get(key)
    if (known !== undefined) return known
    const client = /^session:(.+)$/.exec(key)?.[1]
    const made = client === undefined ? await makers[key]?.() : await logIn(client)
    if (made !== undefined) values.set(key, made)
    return made
  }

  return {
    signUp,
    async fill(text) {
      let filled = text
      for (const [placeholder, key = ''] of text.matchAll(/<([a-zA-Z]+\d?(?::[\w-]+)?)>/g)) {
        const value = await valueOf(key)
        if (value !== undefined) filled = filled.replaceAll(placeholder, value)
      }
      for (const [was, is] of recorded) filled = filled.replaceAll(was, is)
      return filled
    },
    remember({ client, response }, answer) {
      const session = sessionIn(answer)
      if (session !== undefined) values.set(`session:${client}`, session)
      const [was, is] = [response.body, answer.body] as readonly Partial<Made>[]
      if (was?.$id !== undefined && is?.$id !== undefined) recorded.set(was.$id, is.$id)
      if (is?.uri !== undefined) values.set('totpSecret', is.secret ?? '')
      is?.recoveryCodes?.forEach((code, index) => values.set(`recoveryCode:${index + 1}`, code))
    },
    set: (key, value) => void (/^[0-9a-f]+$/.test(key) ? recorded : values).set(key, value),
  }
}
