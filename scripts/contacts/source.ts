import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Query } from 'appwrite'
import {
  contactCollection,
  type ContactFields,
  contactFields,
  databaseName,
  documentsStore,
  inTransaction,
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
  /** All fields as they are stored. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Where contact records are kept. */
export interface ContactSource {
  /** What the last run is remembered by. */
  readonly name: string
  /** Up to 100 records, newest first, that follow another one. */
  readonly page: (after: string | undefined) => Promise<readonly ContactRecord[]>
  readonly find: (id: string) => Promise<ContactRecord | undefined>
  /** Removes up to 100 records. What is gone already counts as removed. */
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly close: () => void
}

/** Records read at once. */
export const pageSize = 100

type Env = Readonly<Record<string, string | undefined>>

const given = (env: Env, name: string) => env[name]?.trim() || undefined

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
  type Stored = NonNullable<ReturnType<typeof documents.find>>
  const asRecord = ({ id, createdAt, data }: Stored): ContactRecord => ({
    id,
    sentAt: createdAt,
    ...contactFields(data),
    data: { $id: id, $createdAt: new Date(createdAt).toISOString(), ...data },
  })
  const query = (method: string, values: readonly unknown[] = []) => ({
    method,
    attribute: '',
    values,
    nested: [],
  })
  return {
    name: `embedded ${dataDir}`,
    page(after) {
      const cursor = after === undefined ? [] : [query('cursorAfter', [after])]
      const queries = [query('orderDesc'), query('limit', [pageSize]), ...cursor]
      const list = documents.list(collection, queries, undefined, false)
      if (!list) throw new Error('A message was deleted while the list was read. Start again.')
      return Promise.resolve(list.documents.map(asRecord))
    },
    find(id) {
      const document = documents.find(collection, id)
      return Promise.resolve(document && asRecord(document))
    },
    remove(ids) {
      inTransaction(db, () => {
        for (const id of ids) {
          const document = documents.find(collection, id)
          if (document) documents.remove(document)
        }
      })
      return Promise.resolve()
    },
    close: () => void db.close(),
  }
}

const keyAdvice =
  'Make a key with the scopes documents.read and documents.write in the console (Overview → Integrations → API keys) and set APPWRITE_API_KEY in the shell or in .env.local.'

/** A refusal of the service, as a sentence that names the setting. */
const refusal = ({ status, type, body, html }: ServiceAnswer, endpoint: string): Error => {
  if (type === 'project_not_found') {
    return new SettingError(`${endpoint} has no such project. Set VITE_APPWRITE_PROJECT.`)
  }
  if (type === 'database_not_found') {
    return new SettingError('The project has no such database. Set VITE_APPWRITE_DATABASE.')
  }
  if (type === 'collection_not_found') {
    return new SettingError('The database has no such collection. Set VITE_APPWRITE_COLLECTION.')
  }
  if (type === 'general_cursor_not_found') {
    return new Error('A message was deleted while the list was read. Start again.')
  }
  if (html || type === '') {
    return new SettingError(
      `${endpoint} does not answer as Appwrite does (${String(status)}). VITE_APPWRITE_ENDPOINT has to end in /v1.`,
    )
  }
  const scope = /missing scopes? \(\["([^"]+)/.exec(String(body['message']))?.[1]
  if (scope !== undefined) {
    return new SettingError(`The key APPWRITE_API_KEY lacks the scope ${scope}. ${keyAdvice}`)
  }
  return new Error(`Appwrite refused: ${String(status)} ${type}. ${String(body['message'])}`)
}

/** A real Appwrite, with a server key. */
const openAppwrite = async (endpoint: string, env: Env): Promise<ContactSource> => {
  const key = given(env, 'APPWRITE_API_KEY')
  if (key === undefined) throw new SettingError(`APPWRITE_API_KEY is not set. ${keyAdvice}`)
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    throw new SettingError(
      `VITE_APPWRITE_ENDPOINT is "${endpoint}"; it has to be like https://api.example.com/v1.`,
    )
  }
  const project = given(env, 'VITE_APPWRITE_PROJECT') ?? 'website'
  const database = given(env, 'VITE_APPWRITE_DATABASE') ?? 'website'
  const collection = given(env, 'VITE_APPWRITE_COLLECTION') ?? 'contacts'
  const origin = new URL(endpoint).origin
  const target = { endpoint, project, database, collection, origin, key }
  const caller = callerOf(target, { 'x-appwrite-key': key })
  const call = async (method: string, path: string) => {
    try {
      return await caller.call(method, path)
    } catch (error) {
      const { message, cause } = error as Error
      const reason = cause instanceof Error ? cause.message : message
      throw new Error(
        `${endpoint} cannot be reached (${reason}). Look at the network and at VITE_APPWRITE_ENDPOINT, and start again.`,
        { cause: error },
      )
    }
  }
  const path = `/databases/${encodeURIComponent(database)}/collections/${encodeURIComponent(collection)}/documents`
  const good = async (method: string, where: string, absent?: string) => {
    const answer = await call(method, where)
    const isGone = absent !== undefined && answer.type === absent
    // A 204 has no body, whatever type it names.
    const isPage = answer.html && answer.status !== 204
    if (!isGone && (answer.status >= 400 || isPage)) throw refusal(answer, endpoint)
    return answer
  }

  // A key that the service does not know makes a guest of the caller, and guests see an empty list.
  const own = await call('GET', '/account')
  if (/role: guests/.test(String(own.body['message']))) {
    throw new SettingError(
      `The project "${project}" does not know the key APPWRITE_API_KEY, or the key has ended. ${keyAdvice}`,
    )
  }
  if (own.type !== 'general_unauthorized_scope') throw refusal(own, endpoint)

  const asRecord = (document: Readonly<Record<string, unknown>>): ContactRecord => ({
    id: String(document['$id']),
    sentAt: Date.parse(String(document['$createdAt'])),
    ...contactFields(document),
    data: document,
  })
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`
  return {
    name: `${endpoint} ${project} ${database} ${collection}`,
    async page(after) {
      const queries = [
        Query.orderDesc('$createdAt'),
        Query.limit(pageSize),
        ...(after === undefined ? [] : [Query.cursorAfter(after)]),
      ]
      const search = queries.map((text) => `queries[]=${encodeURIComponent(text)}`).join('&')
      const { body } = await good('GET', `${path}?${search}`)
      const documents = Array.isArray(body['documents']) ? (body['documents'] as unknown[]) : []
      return documents.map((document) => asRecord(document as Record<string, unknown>))
    },
    async find(id) {
      const answer = await good('GET', one(id), 'document_not_found')
      return answer.status === 200 ? asRecord(answer.body) : undefined
    },
    async remove(ids) {
      const left = [...ids]
      const work = async () => {
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          await good('DELETE', one(id), 'document_not_found')
        }
      }
      await Promise.all(Array.from({ length: 8 }, work))
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
