/** The cross-origin headers of every response, as the real service lists them. */

const allowHeaders = [
  'Origin, Cookie, Set-Cookie, X-Requested-With, Content-Type, Access-Control-Allow-Origin',
  'Access-Control-Request-Headers, Accept, X-Appwrite-Project, X-Appwrite-Key, X-Appwrite-Dev-Key',
  'X-Appwrite-Locale, X-Appwrite-Mode, X-Appwrite-JWT, X-Appwrite-Response-Format',
  'X-Appwrite-Timeout, X-SDK-Version, X-SDK-Name, X-SDK-Language, X-SDK-Platform, X-SDK-GraphQL',
  'X-Appwrite-ID, X-Appwrite-Timestamp, Content-Range, Range, Cache-Control, Expires, Pragma',
]
const forwarded = 'X-Forwarded-For, X-Forwarded-User-Agent'

/** Headers that a browser may read. The rate limit's are added here; the real service hides them. */
const exposed = [
  'X-Appwrite-Session, X-Fallback-Cookies',
  'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
]

/** The part that does not depend on the caller. */
export const corsHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': [...allowHeaders, forwarded].join(', '),
  'access-control-expose-headers': exposed.join(', '),
  'access-control-allow-credentials': 'true',
} as const

/** A preflight also admits the two headers that carry a session. */
export const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-headers': [
    ...allowHeaders,
    'X-Appwrite-Session, X-Fallback-Cookies',
    forwarded,
  ].join(', '),
} as const
