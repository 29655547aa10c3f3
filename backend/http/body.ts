import { ApiError } from '#backend/contract/errors.ts'
import { requestLimits } from '#backend/contract/limits.ts'

/** Levels of nesting in a value; counts no further than the limit, so that depth cannot hurt. */
const tooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  return Object.values(value).some((inner) => tooDeep(inner, left - 1))
}

const readText = async (request: Request, most: number): Promise<string> => {
  const length = request.headers.get('content-length')
  // Node's parser holds a body to the length it announced.
  if (length !== null && Number(length) <= most) return request.text()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  // Counted while it arrives: a chunked body announces nothing. What is too much is read and dropped,
  // since a caller that is still sending would not see the response before the connection closes.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size <= most) chunks.push(chunk)
    if (size > requestLimits.dropped) break
  }
  if (size > most) throw new ApiError('general_request_too_large')
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Reads the body of a call. Broken JSON, or JSON under another content type, reads as an empty
 * body, so that the first required parameter is what the caller hears of.
 *
 * @param request - The call.
 * @param most - Bytes.
 * @returns The parameters sent.
 * @throws ApiError `general_request_too_large`, or `general_argument_invalid` for absurd nesting and for a
 * body that does not arrive as a whole.
 */
export const readBody = async (
  request: Request,
  most: number = requestLimits.body,
): Promise<Record<string, unknown>> => {
  const raw = await readText(request, most).catch((thrown: unknown) => {
    if (thrown instanceof ApiError) throw thrown
    // The caller has gone, or took too long: no fault of the server.
    throw new ApiError('general_argument_invalid', 'The request body did not arrive.')
  })
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return {}
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return {}
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  if (tooDeep(value, requestLimits.depth)) {
    throw new ApiError('general_argument_invalid', 'The request body is nested too deeply.')
  }
  return value as Record<string, unknown>
}
