import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Encoding, SiteFile } from '#scripts/hosting/siteFiles.ts'

/** Encodings in the order of preference. */
const preferred = ['br', 'gzip'] as const

/** The encodings that an `Accept-Encoding` header allows. */
const acceptedEncodings = (header: string) =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality = 'q=1']) => !quality.startsWith('q=') || Number(quality.slice(2)) > 0)
      .map(([name = '']) => name),
  )

const chooseEncoding = (file: SiteFile, request: IncomingMessage): Encoding => {
  const accepted = acceptedEncodings(request.headers['accept-encoding'] ?? '')
  return preferred.find((name) => accepted.has(name) && file.bodies[name]) ?? 'identity'
}

const matches = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')))

/**
 * Sends a file from memory. A `Range` is ignored, as RFC 9110 §14.2 allows: nothing here is large.
 *
 * @param request - GET or HEAD.
 * @param response - Not yet begun.
 * @param file - What is sent.
 * @param status - 304 takes the place of 200 alone.
 * @param headers - Added to those of the file.
 */
export const sendFile = (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  headers: Readonly<Record<string, string>>,
) => {
  const encoding = chooseEncoding(file, request)
  const body = file.bodies[encoding] ?? Buffer.alloc(0)
  const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`
  const isCompressed = Object.keys(file.bodies).length > 1
  const common = {
    ...headers,
    ...(isCompressed ? { vary: 'Accept-Encoding' } : {}),
    ...(status === 200 ? { etag } : {}),
  }
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(status, {
    ...common,
    'content-type': file.type,
    'content-length': body.byteLength,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
