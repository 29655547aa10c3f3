import { onTestFinished, vi } from 'vitest'
import { contactFields, startServer, totpCode } from 'xinyuan-backend'
import type { ContactRecordFields } from '#domain/contact.rules.ts'
import { createAppwriteServices } from '#services/appwrite/appwriteServices.ts'
import { browserClock, browserRandom } from '#services/browser.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { createSessionLoss } from '#services/session.ts'
import { withCookies } from '#tests/contract/cookieJar.ts'
import type { Mail, StartHarness } from '#tests/contract/harness.ts'

/** A mail in the mailbox of the embedded backend. */
interface BoxedMail {
  readonly kind: string
  readonly recipient: string
  readonly link?: string | null
  readonly code?: string | null
}

/** A contact record as the backend answers it (spec §3). */
interface StoredRecord extends ContactRecordFields {
  readonly $permissions: readonly string[]
  readonly contactId: number
  readonly createdDate: string
}

const kinds = ['verification', 'recovery', 'code', 'secondFactor'] as const

const toMail = ({ kind, recipient, link, code }: BoxedMail): Mail => {
  const query = link ? new URL(link).searchParams : new URLSearchParams()
  return {
    kind: kinds.find((known) => known === kind) ?? 'verification',
    to: recipient,
    userId: query.get('userId') ?? '',
    secret: code ?? query.get('secret') ?? '',
  }
}

/** The Appwrite adapters in front of their own embedded backend, on a free port. */
export const startAppwrite: StartHarness = async ({
  signupCode = 'default',
  mailFails = false,
  requireVerifiedEmail = false,
} = {}) => {
  const mail = mailFails ? 'fail' : 'outbox'
  let passed = 0
  const now = () => Date.now() + passed
  const server = await startServer({ port: 0, rateLimits: false, mail, now })
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', withCookies(plain))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const services = createAppwriteServices(
    {
      endpoint: () => `${server.url}/v1`,
      project: 'website',
      database: 'website',
      collection: 'contacts',
      locale: () => 'zh-cn',
      verifyEmailUrl: () => `${server.url}/verify-email`,
      resetPasswordUrl: () => `${server.url}/reset-password`,
      requireVerifiedEmail,
      signupCode,
    },
    {
      clock: browserClock,
      random: browserRandom,
      reporter: createFakeReporter(),
      sessionHint: { mayHaveSession: () => true, set: () => {} },
      sessionLoss: createSessionLoss(),
    },
  )
  return {
    ...services,
    mails: async () => {
      const response = await plain(`${server.url}/mailbox.json`)
      const { mails } = (await response.json()) as { mails: readonly BoxedMail[] }
      return mails.map(toMail)
    },
    contacts: async () => {
      // As the site's owner sees them: nobody else may (decision C1).
      const url = `${server.url}/v1/databases/website/collections/contacts/documents`
      const key = server.backend?.services.keys.apiKey ?? ''
      const headers = { 'x-appwrite-project': 'website', 'x-appwrite-key': key }
      const response = await plain(url, { headers })
      const { documents } = (await response.json()) as { documents: readonly StoredRecord[] }
      return documents.map(({ $permissions: permissions, ...data }) => ({
        ...contactFields(data),
        permissions,
        isNumbered: Number.isSafeInteger(data.contactId),
        isDated: Math.abs(Date.parse(data.createdDate) - Date.now()) < 60_000,
      }))
    },
    logInElsewhere: async (credentials) => {
      await plain(`${server.url}/v1/account/sessions/email`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-appwrite-project': 'website',
          'user-agent':
            'Mozilla/5.0 (iPhone; CPU iPhone OS 20_1 like Mac OS X) AppleWebKit/605 Version/20.1 Mobile Safari/604.1',
        },
        body: JSON.stringify(credentials),
      })
    },
    appCode: (secret) => {
      // The service takes each step of 30 seconds once.
      passed += 30_000
      return totpCode(secret, now())
    },
    expireProof: () => {
      passed += 31 * 60_000
    },
    stop: () => server.close(),
  }
}
