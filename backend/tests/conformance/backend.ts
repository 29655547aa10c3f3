import { readSchema, type Schema } from '#backend/config/schema.ts'
import { startServer, type RunningServer } from '#backend/server.ts'
import { send, type Answer, type RecordedRequest } from '#backend/tests/conformance/recording.ts'

/** The browser that the recordings were made with. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

const notes = {
  $id: 'notes',
  databaseId: 'main',
  enabled: true,
  documentSecurity: true,
  $permissions: ['create("users")'],
  attributes: [
    { key: 'title', type: 'string', size: 100, required: true, array: false },
    { key: 'body', type: 'string', size: 2000, required: false, array: false },
    { key: 'count', type: 'integer', min: 0, max: 10, default: 0, required: false, array: false },
    { key: 'done', type: 'boolean', default: false, required: false, array: false },
    { key: 'tags', type: 'string', size: 20, required: false, array: true },
    {
      key: 'state',
      type: 'string',
      format: 'enum',
      elements: ['open', 'closed'],
      default: 'open',
      required: false,
      array: false,
    },
  ],
  indexes: [],
} as const satisfies Schema['collections'][number]

/** This project's own contacts collection under the recordings' names, and their second one. */
const recordedSchema = (): Schema => {
  // The recorded server's collection was made before a message could name a product.
  const contacts = readSchema().collections.map((one) => ({
    ...one,
    databaseId: 'main',
    attributes: one.attributes.filter(({ key }) => key !== 'product'),
  }))
  return {
    projectId: 'site',
    projectName: 'Site',
    databases: [{ $id: 'main', enabled: true }],
    collections: [...contacts, notes],
  }
}

/** A backend in the recordings' shape, with a clock that can be moved. */
export interface ReplayBackend {
  readonly call: (request: RecordedRequest) => Promise<Answer>
  /** A call of the API by nobody or a session, outside the recordings. */
  readonly prepare: (
    method: string,
    path: string,
    body?: unknown,
    session?: string,
  ) => Promise<Answer>
  /** A call with the server's key. */
  readonly asOwner: (method: string, path: string, body?: unknown) => Promise<Answer>
  readonly apiKey: string
  /** The newest mail to an address. */
  readonly mailTo: (address: string) => Promise<{
    readonly link: string | null
    readonly code: string | null
  }>
  readonly advance: (millis: number) => void
  /** Milliseconds since 1970 by the backend's clock. */
  readonly now: () => number
  /** Restarts the server on the same data, with or without rate limits. */
  readonly restart: (rateLimits: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Starts a backend.
 *
 * @param dataDir - An empty folder.
 */
export const startTestBackend = async (dataDir: string): Promise<ReplayBackend> => {
  let offset = 0
  const start = (rateLimits: boolean): Promise<RunningServer> =>
    startServer({
      dataDir,
      schema: recordedSchema(),
      rateLimits,
      trustedHops: 1,
      now: () => Date.now() + offset,
    })
  let server = await start(false)
  const base = { 'x-appwrite-project': 'site', 'content-type': 'application/json' }
  const services = () => {
    if (!server.backend) throw new Error('The backend has no backend.')
    return server.backend.services
  }
  const request = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    send(server.port, {
      method,
      path: `/v1${path}`,
      headers: { ...base, 'user-agent': userAgent, ...headers },
      ...(body === undefined ? {} : { body }),
    })
  return {
    call: (recorded) =>
      send(server.port, {
        ...recorded,
        headers: { 'user-agent': userAgent, ...recorded.headers },
      }),
    prepare: (method, path, body, session) =>
      request(method, path, body, session ? { cookie: `a_session_site=${session}` } : {}),
    asOwner: (method, path, body) =>
      request(method, path, body, { 'x-appwrite-key': services().keys.apiKey }),
    get apiKey() {
      return services().keys.apiKey
    },
    async mailTo(address) {
      await services().mailer.idle()
      const mail = services()
        .mails.newest(500)
        .find((one) => one.recipient === address)
      if (!mail) throw new Error(`No mail to ${address}.`)
      return mail
    },
    advance: (millis) => void (offset += millis),
    now: () => Date.now() + offset,
    async restart(rateLimits) {
      await server.close()
      server = await start(rateLimits)
    },
    close: () => server.close(),
  }
}
