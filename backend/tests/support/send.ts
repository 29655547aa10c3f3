import { request as httpRequest } from 'node:http'

/** A request with exactly the headers given; `fetch` would add and refuse some. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What came back; the body as JSON where it is some. */
interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Sends a request; its host is `localhost` unless it names another.
 *
 * @param port - Of the server on this machine.
 */
export const send = (port: number, { method, path, headers, body }: Sent): Promise<Received> => {
  const text =
    body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const length = text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) }
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path }
    const request = httpRequest(
      { ...options, headers: { host: 'localhost', ...headers, ...length } },
      (response) => {
        let received = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (received += chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: parse(received),
          }),
        )
      },
    )
    request.on('error', reject)
    request.end(text)
  })
}
