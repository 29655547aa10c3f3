import { contactEntriesOf, contactRecordOf } from '#domain/contact.rules.ts'
import { checkAccount } from '#scripts/appwrite-check/account.ts'
import { checkFactors } from '#scripts/appwrite-check/factors.ts'
import { line, mailAdvice, type Line } from '#scripts/appwrite-check/line.ts'
import { matrix, type Cell, type Who } from '#scripts/appwrite-check/matrix.ts'
import {
  callerOf,
  throwAwayUser,
  type Caller,
  type ServiceAnswer,
  type Target,
} from '#scripts/appwrite-check/service.ts'

const record = {
  contactId: 1,
  ...contactRecordOf(
    contactEntriesOf((field) => (field === 'email' ? 'check@example.com' : 'Check')),
  ),
  createdDate: '2026-01-01T00:00:00.000Z',
}

const projectAdvice = (target: Target) =>
  `There is no project "${target.project}" at ${target.endpoint}. Set VITE_APPWRITE_PROJECT to the project’s ID (console → Overview), or VITE_APPWRITE_ENDPOINT to the region it is in.`

/** What a first response says about the address that was called. */
const endpointAdvice = ({ html, text, type }: ServiceAnswer, target: Target) => {
  if (type === 'project_not_found') return projectAdvice(target)
  if (text.includes('Router protection')) {
    return 'The server does not know this host name. Set _APP_DOMAIN in its .env to the host of VITE_APPWRITE_ENDPOINT, also when a proxy passes /v1 on, then run docker compose up -d.'
  }
  return html
    ? 'A web page answers there, not the API. VITE_APPWRITE_ENDPOINT has to end in /v1, and a proxy has to pass /v1 on.'
    : 'VITE_APPWRITE_ENDPOINT has to be the address of the API and end in /v1.'
}

/** Is the API there, and does it know the project. What follows needs both. */
const checkEndpoint = async (target: Target): Promise<Line[]> => {
  const guest = callerOf(target)
  const version = await guest.call('GET', '/health/version')
  const name = typeof version.body['version'] === 'string' ? version.body['version'] : version.type
  const first = line(
    'anybody',
    `asks for the version${name === '' ? '' : ` (${name})`}`,
    '200',
    version.html ? `${version.status}, a web page` : String(version.status),
    endpointAdvice(version, target),
  )
  if (!first.good) return [first]
  const ping = await guest.call('GET', '/ping')
  const does = `pings the project ${target.project}`
  return [first, line('anybody', does, '200', String(ping.status), projectAdvice(target))]
}

/** May the site call, and is the collection there. */
const checkSite = async (target: Target): Promise<Line[]> => {
  const guest = callerOf(target)
  // Nothing comes of it: an empty log-in fails on its arguments, once the origin has passed.
  const asSite = callerOf(target, { origin: target.origin })
  const attempt = await asSite.call('POST', '/account/sessions/email', {})
  const { database, collection } = target
  const list = await guest.call('GET', `/databases/${database}/collections/${collection}/documents`)
  const allowed = attempt.headers.get('access-control-allow-origin') ?? 'nothing'
  const host = new URL(target.origin).hostname
  const register = `Add ${host} as a Web platform of the project (Overview → Platforms). After a 429 wait an hour.`
  return [
    line(
      'the site',
      'sends an empty log-in: let in, found empty',
      '400',
      String(attempt.status),
      register,
    ),
    line('the site', 'is allowed to read answers', target.origin, allowed, register),
    line(
      'anybody',
      `finds the collection ${database}/${collection}`,
      'there',
      list.status === 404 ? 'missing' : 'there',
      'Push appwrite.config.json to this project; VITE_APPWRITE_DATABASE and VITE_APPWRITE_COLLECTION have to be its identifiers. In a project that already has the collection under this name a push can delete data: docs/deployment.md, step 2.',
    ),
  ]
}

/** Can mails leave. Asks for a new password for an address without an account, so none is sent. */
const checkMail = async (target: Target, prefix: string): Promise<Line> => {
  const { status } = await callerOf(target, { origin: target.origin }).call(
    'POST',
    '/account/recovery',
    { email: `${prefix}-nobody@example.com`, url: `${target.origin}/reset-password` },
  )
  // 1.8 says that there is no such account; later releases do not tell.
  const found = status === 404 || status === 201 ? 'taken' : String(status)
  return line('the site', 'asks for a reset mail', 'taken', found, mailAdvice(status))
}

/** With `VITE_SIGNUP_CODE=emailed`: is a code mailed, and is a wrong one refused. */
const checkMailedCode = async (
  target: Target,
  prefix: string,
  people: string[],
): Promise<readonly Line[]> => {
  if (!target.mailedCode) return []
  const site = callerOf(target, { origin: target.origin })
  const userId = `${prefix}-c`
  const email = `${userId}@example.com`
  const token = await site.call('POST', '/account/tokens/email', { userId, email })
  if (token.status === 201) people.push(userId)
  const advice =
    token.status === 501
      ? 'Switch Email OTP on (console → Auth → Settings).'
      : mailAdvice(token.status)
  const asks = line('the site', 'asks for a mailed code', '201', String(token.status), advice)
  if (!asks.good) return [asks]
  const wrong = await site.call('POST', '/account/sessions/token', { userId, secret: 'wrong' })
  const does = 'enters a wrong code'
  return [asks, line('the site', does, '401', String(wrong.status), 'Is it an Appwrite?')]
}

const listed = (answer: ServiceAnswer, ids: readonly string[]) => {
  const documents = (answer.body['documents'] ?? []) as { $id: string }[]
  const ours = documents.filter(({ $id }) => ids.includes($id)).length
  return `${answer.status}, ${ours === 0 ? 'none' : String(ours)}`
}

/**
 * The attributes of `appwrite.config.json` that the collection lacks. The service refuses a record for
 * each that it does not know, by name, so that a guest can tell.
 */
const checkAttributes = async (target: Target, prefix: string, made: string[]): Promise<Line> => {
  const guest = callerOf(target, { origin: target.origin })
  const base = `/databases/${target.database}/collections/${target.collection}/documents`
  const documentId = `${prefix}-attributes`
  const missing: string[] = []
  let data: Readonly<Record<string, unknown>> = record
  for (;;) {
    const { status, text } = await guest.call('POST', base, { documentId, data })
    if (status === 201) made.push(documentId)
    const unknown = /Unknown attribute: \\?"([^"\\]+)/.exec(text)?.[1]
    if (status === 201 || unknown === undefined || !Object.hasOwn(data, unknown)) break
    missing.push(unknown)
    data = Object.fromEntries(Object.entries(data).filter(([name]) => name !== unknown))
  }
  const names = missing.map((name) => `"${name}"`).join(', ')
  return line(
    'guest',
    'leaves every attribute of appwrite.config.json',
    'known',
    missing.length === 0 ? 'known' : `without ${missing.join(', ')}`,
    `The collection ${target.collection} lacks ${names}, so the service refuses every message. Add it in the console (Databases → the collection → Attributes) as appwrite.config.json has it, or push that file (docs/deployment.md, step 2).`,
  )
}

/** Plays the matrix with throwaway records; reports which documents were made. */
const checkMatrix = async (
  target: Target,
  callers: Readonly<Record<Who, Caller>>,
  prefix: string,
  made: string[],
): Promise<Line[]> => {
  const base = `/databases/${target.database}/collections/${target.collection}/documents`
  const play = async (cell: Cell, index: number) => {
    const caller = callers[cell.who]
    const id = `${prefix}-${cell.document ?? String(index)}`
    if (cell.method === 'GET' && cell.document === undefined) {
      return listed(await caller.call('GET', base), made)
    }
    if (cell.method === 'POST') {
      const { permissions, data } = cell
      const answer = await caller.call('POST', base, {
        documentId: id,
        data: { ...record, ...data },
        ...(permissions === undefined ? {} : { permissions }),
      })
      if (answer.status === 201) made.push(id)
      return String(answer.status)
    }
    const body = cell.method === 'PATCH' ? { data: { firstName: 'Changed' } } : undefined
    const answer = await caller.call(cell.method, `${base}/${id}`, body)
    if (answer.status === 204) made.splice(made.indexOf(id), 1)
    return String(answer.status)
  }
  const lines: Line[] = []
  for (const [index, cell] of matrix.entries()) {
    lines.push(line(cell.who, cell.does, cell.expected, await play(cell, index), cell.advice))
  }
  return lines
}

/** Removes what was made, with the key; without one says what stays. */
const cleanUp = async (target: Target, documents: readonly string[], users: readonly string[]) => {
  if (target.key === undefined) return [...documents, ...users]
  const owner = callerOf(target, { 'x-appwrite-key': target.key })
  const base = `/databases/${target.database}/collections/${target.collection}/documents`
  const paths = [...documents.map((id) => `${base}/${id}`), ...users.map((id) => `/users/${id}`)]
  const left: string[] = []
  for (const path of paths) {
    const { status } = await owner.call('DELETE', path)
    if (status !== 204 && status !== 404) left.push(path.split('/').at(-1) ?? path)
  }
  return left
}

/**
 * Checks a service against what the site needs of it.
 *
 * @param target - The service.
 * @returns Every line, and the throwaway records that could not be removed.
 */
export const checkService = async (
  target: Target,
): Promise<{ readonly lines: readonly Line[]; readonly left: readonly string[] }> => {
  const endpoint = await checkEndpoint(target)
  const isThere = endpoint.every(({ good }) => good)
  const access = isThere ? [...endpoint, ...(await checkSite(target))] : endpoint
  if (access.some(({ good }) => !good)) return { lines: access, left: [] }
  const prefix = `check-${Date.now().toString(36)}`
  const made: string[] = []
  const people = [`${prefix}-a`, `${prefix}-b`, `${prefix}-d`]
  try {
    const callers = {
      guest: callerOf(target, { origin: target.origin }),
      user: await throwAwayUser(target, `${prefix}-a`),
      'other user': await throwAwayUser(target, `${prefix}-b`),
    }
    const lines = [
      ...access,
      await checkMail(target, prefix),
      ...(await checkMailedCode(target, prefix, people)),
      await checkAttributes(target, prefix, made),
      ...(await checkMatrix(target, callers, prefix, made)),
      ...(await checkFactors(callers['other user'])),
      ...(await checkAccount(target, `${prefix}-d`)),
    ]
    return { lines, left: await cleanUp(target, made, people) }
  } catch (error) {
    await cleanUp(target, made, people)
    throw error
  }
}
