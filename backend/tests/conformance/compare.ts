import type { Answer } from '#backend/tests/conformance/recording.ts'

/** One thing that is not as recorded. */
export interface Difference {
  /** As `status`, `body.total` or `header.set-cookie`. */
  readonly field: string
  readonly recorded: unknown
  readonly found: unknown
}

/** Fields that hold the time of the call: the form has to be the same, not the value. */
const times = new Set([
  '$createdAt',
  '$updatedAt',
  'registration',
  'passwordUpdate',
  'accessedAt',
  'expire',
  'mfaUpdatedAt',
])
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/
/** An identifier that the server made. */
const generated = /^6[0-9a-f]{19}$/
const phrase = /^[A-Z][a-z]+ [a-z]+$/

const headersCompared = [
  'content-type',
  'cache-control',
  'set-cookie',
  'x-fallback-cookies',
  'x-appwrite-warning',
  'x-content-type-options',
  'strict-transport-security',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'server',
]

/** What stands in a recorded answer for a secret, such as `<totpSecret>`. */
const placeholder = /<[a-zA-Z]+(?::[\w-]+)?>/

const sameButSecrets = (recorded: string, found: string) => {
  const parts = recorded
    .split(placeholder)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[A-Za-z0-9]+')}$`).test(found)
}

const sameForm = (key: string, recorded: string, found: string) => {
  if (times.has(key) && time.test(recorded)) return time.test(found)
  if (key === '$id' && generated.test(recorded)) return generated.test(found)
  if (key === 'phrase' && phrase.test(recorded)) return phrase.test(found)
  return recorded === found || (placeholder.test(recorded) && sameButSecrets(recorded, found))
}

const compareValues = (
  field: string,
  key: string,
  recorded: unknown,
  found: unknown,
): Difference[] => {
  const differs = [{ field, recorded, found }]
  if (key === '$sequence') return typeof recorded === typeof found ? [] : differs
  if (typeof recorded === 'string' && typeof found === 'string') {
    return sameForm(key, recorded, found) ? [] : differs
  }
  if (
    typeof recorded !== 'object' ||
    recorded === null ||
    typeof found !== 'object' ||
    found === null
  ) {
    return Object.is(recorded, found) ? [] : differs
  }
  if (Array.isArray(recorded) !== Array.isArray(found)) return differs
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(found)])]
  return names.flatMap((name) =>
    compareValues(
      `${field}.${name}`,
      name,
      (recorded as Record<string, unknown>)[name],
      (found as Record<string, unknown>)[name],
    ),
  )
}

/** Secrets and dates out of a cookie, so that its form remains. */
const cookieForm = (line: string) =>
  line.replace(/=[^;]*;/, '=…;').replace(/expires=[^;]*;/i, 'expires=…;')

const headerForm = (name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((line) => cookieForm(String(line)))
  if (typeof value !== 'string') return value
  if (name === 'x-ratelimit-reset') return /^\d{10}$/.test(value) ? 'epoch' : value
  return name === 'x-fallback-cookies' ? value.replace(/:"[^"]*"/, ':"…"') : value
}

/**
 * Compares an answer with the recorded one: status, body, and the headers a client could see.
 *
 * @param recorded - Of the real service.
 * @param found - Of this backend.
 * @returns Every difference; none when they are equal but for secrets and times.
 */
export const compare = (recorded: Answer, found: Answer): readonly Difference[] => {
  const status =
    recorded.status === found.status
      ? []
      : [{ field: 'status', recorded: recorded.status, found: found.status }]
  const headers = headersCompared.flatMap((name) => {
    const [was, is] = [
      headerForm(name, recorded.headers[name]),
      headerForm(name, found.headers[name]),
    ]
    return JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ field: `header.${name}`, recorded: was, found: is }]
  })
  return [...status, ...compareValues('body', '', recorded.body, found.body), ...headers]
}
