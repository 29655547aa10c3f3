import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Query } from 'appwrite'
import {
  contactCollection,
  contactDetails,
  type ContactFields,
  contactFields,
  databaseName,
  documentsStore,
  openDatabase,
  readSchema,
  SettingError,
} from 'xinyuan-backend'
import { callerOf, type ServiceAnswer } from '#scripts/appwrite-check/service.ts'

/** A record of the contact collection: a message, or a sign-up code. */
export interface ContactRecord extends ContactFields {
  readonly id: string
  /** When the server stored it, in milliseconds since 1970. */
  readonly sentAt: number
  /** Attributes that the collection has not: messages come without them. */
  readonly lacks?: readonly string[]
}

/** Where contact records are kept. */
export interface ContactSource {
  /**
   * Up to 100 records, newest first, that follow another one.
   *
   * @param inOrderOfStorage - Oldest first instead, which costs a service least.
   * @throws TooDear where the service refuses so long a list.
   */
  readonly page: (
    after: string | undefined,
    inOrderOfStorage?: boolean,
  ) => Promise<readonly ContactRecord[]>
  readonly find: (id: string) => Promise<ContactRecord | undefined>
  /** A record that is gone already counts as removed. */
  readonly remove: (id: string) => Promise<void>
  readonly close: () => void
}

/** A list that costs the service too much. */
export class TooDear extends Error {}

/** Records read at once. */
export const pageSize = 100

type Env = Readonly<Record<string, string | undefined>>

const given = (env: Env, name: string) => env[name]?.trim() || undefined

const cursorGone = 'A message was deleted while the list was read. Start again.'

/** The database itself: it needs neither a running server nor its address. */
const openEmbedded = (dataDir: string): ContactSource => {
  const path = join(dataDir, databaseName)
  if (!existsSync(path)) {
    throw new SettingError(
      `There is no database in ${dataDir}. Name the folder of the embedded backend with DATA_DIR, or a real Appwrite with VITE_APPWRITE_ENDPOINT.`,
    )
  }
  const collection = contactCollection(readSchema())
  if (!collection) throw new SettingError('appwrite.config.json has no collection "contacts".')
  const db = openDatabase(path)
  const documents = documentsStore(db)
  const find = (id: string) => documents.find(collection, id)
  const asRecord = ({ id, createdAt, data }: NonNullable<ReturnType<typeof find>>) => ({
    id,
    sentAt: createdAt,
    ...contactFields(data),
  })
  const query = (method: string, values: readonly unknown[] = []) => ({
    method,
    attribute: '',
    values,
    nested: [],
  })
  return {
    page(after) {
      const cursor = after === undefined ? [] : [query('cursorAfter', [after])]
      const queries = [query('orderDesc'), query('limit', [pageSize]), ...cursor]
      const list = documents.list(collection, queries, undefined, false)
      if (!list) throw new Error(cursorGone)
      return Promise.resolve(list.documents.map(asRecord))
    },
    find(id) {
      const document = find(id)
      return Promise.resolve(document && asRecord(document))
    },
    remove(id) {
      const document = find(id)
      if (document) documents.remove(document)
      return Promise.resolve()
    },
    close: () => void db.close(),
  }
}

const keyAdvice =
  'Make a key with the scopes documents.read and documents.write in the console (Overview → Integrations → API keys) and set APPWRITE_API_KEY in the shell or in .env.local.'

const advice: Readonly<Record<string, string>> = {
  project_not_found: 'Set VITE_APPWRITE_PROJECT.',
  database_not_found: 'Set VITE_APPWRITE_DATABASE.',
  collection_not_found: 'Set VITE_APPWRITE_COLLECTION.',
  general_cursor_not_found: cursorGone,
  general_unauthorized_scope: keyAdvice,
  general_query_invalid:
    'There are more messages than one question may cost. Run npm run contacts on the machine of the server, with its DATA_DIR, or set CONTACT_KEEP_DAYS.',
}

/** Said of a key that the project does not know, by release 1.8 and by the embedded backend, or that has ended. */
const isKeyUnknown = ({ type, body }: ServiceAnswer) =>
  ['user_unauthorized', 'project_key_expired'].includes(type) ||
  /role: guests/.test(String(body['message']))

const refusal = ({ status, type, body, html }: ServiceAnswer, endpoint: string): Error =>
  html || type === ''
    ? new SettingError(
        `${endpoint} does not answer as Appwrite does (${String(status)}). VITE_APPWRITE_ENDPOINT has to end in /v1.`,
      )
    : new (type === 'general_query_invalid' ? TooDear : Error)(
        `Appwrite refused: ${String(status)} ${type}. ${String(body['message'])} ${advice[type] ?? ''}`.trim(),
      )

/** A real Appwrite, with a server key. */
const openAppwrite = async (endpoint: string, env: Env): Promise<ContactSource> => {
  const key = given(env, 'APPWRITE_API_KEY')
  if (key === undefined) throw new SettingError(`APPWRITE_API_KEY is not set. ${keyAdvice}`)
  const project = given(env, 'VITE_APPWRITE_PROJECT') ?? 'website'
  const database = given(env, 'VITE_APPWRITE_DATABASE') ?? 'website'
  const collection = given(env, 'VITE_APPWRITE_COLLECTION') ?? 'contacts'
  const caller = callerOf({ endpoint, project }, { 'x-appwrite-key': key })
  const path = `/databases/${encodeURIComponent(database)}/collections/${encodeURIComponent(collection)}/documents`
  const good = async (method: string, where: string) => {
    const answer = await caller.call(method, where)
    // A 204 has no body, whatever type it names.
    const isPage = answer.html && answer.status !== 204
    const isGone = answer.type === 'document_not_found'
    if (!isGone && (answer.status >= 400 || isPage)) throw refusal(answer, endpoint)
    return answer
  }

  // Guests see an empty list.
  const own = await caller.call('GET', '/account')
  if (isKeyUnknown(own)) {
    throw new SettingError(
      `The project "${project}" does not know the key APPWRITE_API_KEY, or the key has ended. ${keyAdvice}`,
    )
  }
  if (own.type !== 'general_unauthorized_scope') throw refusal(own, endpoint)

  const asRecord = (document: Readonly<Record<string, unknown>>): ContactRecord => ({
    id: String(document['$id']),
    sentAt: Date.parse(String(document['$createdAt'])),
    ...contactFields(document),
    // The service names every attribute that its collection has.
    lacks: contactDetails.map(({ attribute }) => attribute).filter((name) => !(name in document)),
  })
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`
  return {
    async page(after, inOrderOfStorage) {
      const queries = [
        ...(inOrderOfStorage ? [] : [Query.orderDesc('$createdAt')]),
        Query.limit(pageSize),
        ...(after === undefined ? [] : [Query.cursorAfter(after)]),
      ]
      const search = queries.map((text) => `queries[]=${encodeURIComponent(text)}`).join('&')
      const { body } = await good('GET', `${path}?${search}`)
      const documents = (body['documents'] ?? []) as readonly Record<string, unknown>[]
      return documents.map(asRecord)
    },
    async find(id) {
      const answer = await good('GET', one(id))
      return answer.status === 200 ? asRecord(answer.body) : undefined
    },
    async remove(id) {
      await good('DELETE', one(id))
    },
    close: () => undefined,
  }
}

/**
 * Opens what the site's variables name: a real Appwrite, or the embedded backend.
 *
 * @throws SettingError with a sentence that names the variable.
 */
export const openContactSource = async (env: Env): Promise<ContactSource> => {
  const endpoint = given(env, 'VITE_APPWRITE_ENDPOINT')?.replace(/\/+$/, '')
  return endpoint === undefined || endpoint === '/v1'
    ? openEmbedded(resolve(given(env, 'DATA_DIR') ?? '.data'))
    : openAppwrite(endpoint, env)
}
