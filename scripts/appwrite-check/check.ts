import { matrix, type Cell, type Who } from '#scripts/appwrite-check/matrix.ts'
import {
  callerOf,
  throwAwayUser,
  type Caller,
  type ServiceAnswer,
  type Target,
} from '#scripts/appwrite-check/service.ts'

/** One line of the check. */
export interface Line {
  readonly who: string
  readonly does: string
  readonly expected: string
  readonly found: string
  readonly good: boolean
  readonly advice: string
}

const line = (
  who: string,
  does: string,
  expected: string,
  found: string,
  advice: string,
): Line => ({ who, does, expected, found, good: expected === found, advice })

const record = {
  contactId: 1,
  firstName: 'Check',
  lastName: 'Record',
  emailAddress: 'check@example.com',
  phoneNumber: '123456',
  createdDate: '2026-01-01T00:00:00.000Z',
}

/** Is anybody there, is the project known, may the site call. */
async function checkDoors(target: Target): Promise<Line[]> {
  const guest = callerOf(target)
  const version = await guest.call('GET', '/health/version')
  const name = typeof version.body['version'] === 'string' ? version.body['version'] : version.type
  const ping = await guest.call('GET', '/ping')
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
      'anybody',
      `asks for the version (${name})`,
      '200',
      String(version.status),
      'The endpoint has to end in /v1.',
    ),
    line(
      'anybody',
      `pings the project ${target.project}`,
      '200',
      String(ping.status),
      'VITE_APPWRITE_PROJECT has to be the project’s id.',
    ),
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
      'Push appwrite.config.json to this project; VITE_APPWRITE_DATABASE and VITE_APPWRITE_COLLECTION have to be its identifiers.',
    ),
  ]
}

const listed = (answer: ServiceAnswer, ids: readonly string[]) => {
  const documents = (answer.body['documents'] ?? []) as { $id: string }[]
  const ours = documents.filter(({ $id }) => ids.includes($id)).length
  return `${answer.status}, ${ours === 0 ? 'none' : String(ours)}`
}

/** Plays the matrix with throw-away records; reports which documents were made. */
async function checkMatrix(
  target: Target,
  callers: Readonly<Record<Who, Caller>>,
  prefix: string,
  made: string[],
): Promise<Line[]> {
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
async function cleanUp(target: Target, documents: readonly string[], users: readonly string[]) {
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
 * @returns Every line, and the throw-away records that could not be removed.
 */
export async function checkService(
  target: Target,
): Promise<{ readonly lines: readonly Line[]; readonly left: readonly string[] }> {
  const doors = await checkDoors(target)
  if (doors.some(({ good }) => !good)) return { lines: doors, left: [] }
  const prefix = `check-${Date.now().toString(36)}`
  const made: string[] = []
  const people = [`${prefix}-a`, `${prefix}-b`] as const
  try {
    const callers = {
      guest: callerOf(target, { origin: target.origin }),
      user: await throwAwayUser(target, people[0]),
      'other user': await throwAwayUser(target, people[1]),
    }
    const lines = [...doors, ...(await checkMatrix(target, callers, prefix, made))]
    return { lines, left: await cleanUp(target, made, people) }
  } catch (error) {
    await cleanUp(target, made, people)
    throw error
  }
}
