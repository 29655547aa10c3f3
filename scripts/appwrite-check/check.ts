import { contactCollection, readSchema, type Schema } from 'xinyuan-backend'
import { contactEntriesOf, contactFields, contactRecordOf } from '#domain/contact.rules.ts'
import { callerOf } from '#scripts/appwrite-check/service.ts'

/** Which Appwrite is checked, and as which site. */
export interface Target {
  /** Ends in `/v1`. */
  readonly endpoint: string
  readonly project: string
  readonly database: string
  readonly collection: string
  /** The site's own address, as `https://www.example.com`. */
  readonly origin: string
  /** Whether the site signs up with a mailed code (`VITE_SIGNUP_CODE=emailed`). */
  readonly mailedCode?: boolean
  /** The server's key: reads the settings of the collection and removes the throwaway account. */
  readonly key?: string
}

/** Something that the site needs. */
interface Row {
  readonly does: string
  readonly expected: string
  /** The sentence of the row that has to be good before this one can be judged. */
  readonly after?: string
  /** Calls the service and says what was found. */
  readonly look: () => Promise<string>
  /** What to do when it is not so. */
  readonly advice: string
}

/** A row and what was found; nothing where it could not be judged. */
export interface Line extends Omit<Row, 'look'> {
  readonly found: string | undefined
}

/** The result of a check. */
export interface Report {
  readonly lines: readonly Line[]
  /** What is no fault. */
  readonly notes: readonly string[]
  /** The id of the throwaway account, if it is still there. */
  readonly left: string | undefined
}

type Attribute = Schema['collections'][number]['attributes'][number]

const defined = contactCollection(readSchema())?.attributes ?? []

const shapeOf = ({ type, format, size, required, array }: Attribute) =>
  [type, format ?? '', size ?? '', required, array].join(' ')

/** A record of full length with two faults, so that the service names what it lacks and stores nothing. */
const faulty: Readonly<Record<string, unknown>> = {
  ...contactRecordOf(contactEntriesOf((field) => 'x'.repeat(contactFields[field].max))),
  createdDate: '2026-01-01T00:00:00.000Z',
  emailAddress: 'none',
  contactId: 'none',
}

// The CLI sets them only while it makes a collection.
const settings = 'in the console (Databases → the collection → Settings); a push does not change it'
const push = 'Push appwrite.config.json; docs/deployment.md, step 2, says when that deletes values.'
const mailAdvice =
  '503: the server has no SMTP, so no mail leaves (docs/deployment.md, step 3). 400: the host of the site is no Web platform. 501: switch Email OTP on (console → Auth → Settings). 429: wait an hour.'
const accountAdvice =
  'The site needs this call of release 1.8.1 or above. 501: switch email/password on (console → Auth → Settings). 429: wait an hour.'

const signsUp = 'a person signs up'

/** The rows in the order in which they are looked at. */
const rowsOf = (target: Target, userId: string, notes: string[]): readonly Row[] => {
  const { endpoint, database, collection, project, origin, key } = target
  const anybody = callerOf(target)
  let site = callerOf(target, { origin })
  const own = `/databases/${encodeURIComponent(database)}/collections/${encodeURIComponent(collection)}`
  const documents = `${own}/documents`

  const answers = `the API answers at ${endpoint}`
  const knows = `it knows the project ${project}`
  const access = 'the site may call it and read the answers'
  const there = `it has the collection ${database}/${collection}`
  const creates = 'a guest may leave a message'
  const readable = 'the key reads the settings of the collection'
  let stored: Readonly<Record<string, unknown>> = {}
  const rows: readonly Row[] = [
    {
      does: answers,
      expected: '200',
      look: async () => {
        const { status, type, html } = await anybody.call('GET', '/health/version')
        // Appwrite names its version within a project; the next row judges that.
        return type === 'project_not_found'
          ? '200'
          : `${String(status)}${html ? ', a web page' : ''}`
      },
      advice:
        'VITE_APPWRITE_ENDPOINT has to be the address of the API and end in /v1, and a proxy has to pass /v1 on. 401 with a web page: set _APP_DOMAIN in the .env of the server to the host of that address, then run docker compose up -d.',
    },
    {
      after: answers,
      does: knows,
      expected: '200',
      look: async () => String((await anybody.call('GET', '/ping')).status),
      advice: `There is no project "${project}" at ${endpoint}. Set VITE_APPWRITE_PROJECT to its ID (console → Overview), or VITE_APPWRITE_ENDPOINT to the region it is in.`,
    },
    {
      after: knows,
      does: access,
      expected: `400, ${origin}`,
      look: async () => {
        // An empty log-in fails on its arguments, once the origin has passed.
        const { status, headers } = await site.call('POST', '/account/sessions/email', {})
        return `${String(status)}, ${headers.get('access-control-allow-origin') ?? 'nobody'}`
      },
      advice: `Add ${new URL(origin).hostname} as a Web platform of the project (Overview → Platforms). 429: wait an hour.`,
    },
    {
      after: access,
      does: 'a mail for a new password can leave',
      expected: 'taken',
      look: async () => {
        // Nobody has the address, so no mail leaves. 1.8 says that, later releases do not tell.
        const body = { email: `${userId}-none@example.com`, url: `${origin}/reset-password` }
        const { status } = await site.call('POST', '/account/recovery', body)
        return status === 404 || status === 201 ? 'taken' : String(status)
      },
      advice: mailAdvice,
    },
    {
      after: access,
      does: there,
      expected: 'there',
      look: async () =>
        (await anybody.call('GET', documents)).status === 404 ? 'missing' : 'there',
      advice: `VITE_APPWRITE_DATABASE and VITE_APPWRITE_COLLECTION have to be its identifiers. ${push}`,
    },
    {
      after: there,
      does: 'a guest reads no message',
      expected: '200, 0',
      look: async () => {
        const { status, body } = await site.call('GET', documents)
        return `${String(status)}, ${typeof body['total'] === 'number' ? String(body['total']) : 'no list'}`
      },
      advice: `Take every read permission away: messages are private. 401: switch document security on. Both ${settings}.`,
    },
    {
      after: there,
      does: creates,
      expected: 'may',
      look: async () => {
        const body = { documentId: userId, data: faulty }
        const { status } = await site.call('POST', documents, body)
        return status === 400 ? 'may' : String(status)
      },
      advice: `Give the role "any" the permission create ${settings}. 429: wait a minute.`,
    },
    {
      after: creates,
      does: 'it takes every attribute of the site',
      expected: 'all',
      look: async () => {
        const lacks: string[] = []
        for (let data = faulty; ;) {
          const answer = await site.call('POST', documents, { documentId: userId, data })
          const said = String(answer.body['message'])
          const [, unknown = ''] = /Unknown attribute: "(\w+)"/u.exec(said) ?? []
          if (!Object.hasOwn(data, unknown) || unknown === 'contactId') {
            const isFault = /"(contactId|emailAddress)"/u.test(said) && unknown === ''
            return [...lacks, ...(isFault ? [] : [said])].join(', ') || 'all'
          }
          lacks.push(`lacks ${unknown}`)
          data = Object.fromEntries(Object.entries(data).filter(([name]) => name !== unknown))
        }
      },
      advice: `Messages are stored without what it lacks, or not at all. ${push}`,
    },
    {
      after: there,
      does: readable,
      expected: '200',
      look: async () => {
        if (key === undefined) return 'no key'
        const answer = await callerOf(target, { 'x-appwrite-key': key }).call('GET', own)
        stored = answer.body
        return answer.status === 200 ? '200' : `${String(answer.status)} ${answer.type}`
      },
      advice:
        'user_unauthorized: the project does not know the key. project_key_expired: it has ended. Set APPWRITE_API_KEY in the shell to a key with the scopes collections.read and users.write (console → Overview → Integrations → API keys).',
    },
    {
      after: readable,
      does: 'nobody but the key may read, change or remove a message',
      expected: 'create("any"), document security true',
      look: () =>
        Promise.resolve(
          `${String(stored['$permissions'])}, document security ${String(stored['documentSecurity'])}`,
        ),
      advice: `Leave the role "any" the permission create, take every other one away, and switch document security on ${settings}.`,
    },
    {
      after: readable,
      does: 'attributes have the types and sizes of appwrite.config.json',
      expected: 'same',
      look: () => {
        const found = (stored['attributes'] ?? []) as readonly Attribute[]
        for (const { key: name } of found) {
          if (defined.some((one) => one.key === name)) continue
          notes.push(
            `The collection has the attribute "${name}", which appwrite.config.json here lacks. A push from this checkout deletes it with its values: pull first.`,
          )
        }
        const others = defined.flatMap((one) => {
          const its = found.find(({ key: name }) => name === one.key)
          return its && shapeOf(its) !== shapeOf(one) ? [`${one.key}: ${shapeOf(its)}`] : []
        })
        return Promise.resolve(others.join(', ') || 'same')
      },
      advice: `Export the documents first: a push recreates an attribute of another type, format or size, and that deletes its values in every document. ${push}`,
    },
  ]

  const logsIn = 'that person logs in'
  const email = `${userId}@example.com`
  const password = crypto.randomUUID()
  const totp = '/account/mfa/authenticators/totp'
  type Call = readonly [does: string, expected: string, method: string, path: string, body?: object]
  const callRow =
    (after: string, advice: string) =>
    ([does, expected, method, path, body]: Call): Row => ({
      after,
      does,
      expected,
      advice,
      look: async () => {
        const { status, headers } = await site.call(method, path, body)
        const pairs = headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
        if (pairs.length > 0) site = callerOf(target, { origin, cookie: pairs.join('; ') })
        // Releases differ in 200 and 201.
        return status < 300 ? 'done' : String(status)
      },
    })
  const signUp: Call = [signsUp, 'done', 'POST', '/account', { userId, email, password }]
  const logIn: Call = [logsIn, 'done', 'POST', '/account/sessions/email', { email, password }]
  const code: readonly Call[] = [
    ['gets a mailed code', 'done', 'POST', '/account/tokens/email', { userId, email }],
    ['enters a wrong code', '401', 'POST', '/account/sessions/token', { userId, secret: 'wrong' }],
  ]
  const url = `${origin}/verify-email`
  const wrong = { email, password: crypto.randomUUID() }
  const account: readonly Call[] = [
    ['changes the name', 'done', 'PATCH', '/account/name', { name: 'Check' }],
    ['changes the address with a wrong password', '401', 'PATCH', '/account/email', wrong],
    ['lists the sessions', 'done', 'GET', '/account/sessions'],
    ['ends a session that is gone', '404', 'DELETE', '/account/sessions/gone'],
    ['lists the second factors', 'done', 'GET', '/account/mfa/factors'],
    ['sets an authenticator app up', 'done', 'POST', totp],
    ['closes the account', 'done', 'PATCH', '/account/status'],
  ]
  const mail: Call = ['gets a mail', 'done', 'POST', '/account/verifications/email', { url }]
  return [
    ...rows,
    callRow(access, accountAdvice)(signUp),
    ...(target.mailedCode ? code : []).map(callRow(signsUp, mailAdvice)),
    callRow(signsUp, accountAdvice)(logIn),
    callRow(logsIn, mailAdvice)(mail),
    ...account.map(callRow(logsIn, accountAdvice)),
  ]
}

/** Removes the throwaway account with the key. */
const remove = async (target: Target, userId: string): Promise<boolean> => {
  if (target.key === undefined) return false
  const owner = callerOf(target, { 'x-appwrite-key': target.key })
  return (await owner.call('DELETE', `/users/${userId}`)).status === 204
}

/** Checks a service against what the site needs of it, with one throwaway account. */
export const checkService = async (target: Target): Promise<Report> => {
  const userId = `check-${Date.now().toString(36)}`
  const notes: string[] = []
  const lines: Line[] = []
  const isGood = (does: string) =>
    lines.some((line) => line.does === does && line.found === line.expected)
  let isLeft = false
  try {
    for (const { look, ...row } of rowsOf(target, userId, notes)) {
      const isJudged = row.after === undefined || isGood(row.after)
      lines.push({ ...row, found: isJudged ? await look() : undefined })
    }
  } finally {
    isLeft = isGood(signsUp) && !(await remove(target, userId))
  }
  return { lines, notes, left: isLeft ? userId : undefined }
}
