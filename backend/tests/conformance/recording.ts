import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'

/** A header's value; `set-cookie` has several. */
type Headers = Readonly<Record<string, string | readonly string[]>>

/** A request as recorded; secrets are placeholders such as `<session:alice>`. */
export interface RecordedRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An answer, recorded or given now. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** One recorded call of a real Appwrite. */
export interface Recording {
  readonly name: string
  /** The first two digits of the name. */
  readonly group: string
  readonly note: string
  /** Who called, as a name that the placeholders use. */
  readonly client: string
  readonly request: RecordedRequest
  readonly response: Answer
}

/** Group 15 was recorded on a separate project, under other names and another address. */
const inOneProject = (text: string): string =>
  text
    .replace(/https:\/\/www\.example\.com(?::\d+)?/g, 'http://localhost:3000')
    .replaceAll('a_session_website', 'a_session_site')
    .replaceAll('/databases/website/', '/databases/main/')
    .replaceAll(
      '"x-appwrite-project": "website"',
      '"x-appwrite-project": "site", "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36"',
    )
    .replaceAll(encodeURIComponent('新源科技 / Xinyuan Tech'), 'Site')

/**
 * Reads the recordings of some groups. Files that record no call, such as mails, are left out.
 *
 * @param folder - Holds one JSON file a call.
 * @param groups - As `['01', '02']`.
 */
export const readRecordings = (folder: string, groups: readonly string[]): readonly Recording[] => {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && groups.includes(file.slice(0, 2)))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      return JSON.parse(file.startsWith('15') ? inOneProject(text) : text) as Partial<Recording>
    })
    .flatMap((recording): Recording[] => {
      const { name, request, response } = recording
      if (!name || !request || !response) return []
      const { note = '', client = 'guest' } = recording
      return [{ name, group: name.slice(0, 2), note, client, request, response }]
    })
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Sends a request with exactly the headers given; `fetch` would add and refuse some.
 *
 * @param port - Of the server on this machine.
 * @param sent - What to send, placeholders already filled in.
 */
export const send = (port: number, sent: RecordedRequest): Promise<Answer> => {
  const { method, path, headers, body } = sent
  const text =
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        headers: { host: 'localhost', ...headers, ...length },
      },
      (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (received += chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Headers,
            body: parse(received),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(text)
  })
}
