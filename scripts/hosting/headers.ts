/** What the site's headers depend on. */
export interface SiteFacts {
  /** Addresses that the site may call beside its own, as `https://api.example.com`. */
  readonly connect: readonly string[]
  /** Hashes of the page's inline scripts, as `sha256-…`. */
  readonly scripts: readonly string[]
  /** Hashes of the page's inline styles. */
  readonly styles: readonly string[]
  /** Where browsers report what the policy refused, as `https://reports.example.com/csp`. */
  readonly reportTo?: string | undefined
}

/**
 * The hash of an empty style element: Emotion's production mode fills an empty one through the
 * object model, and without this hash the whole page would be bare.
 */
const emptyStyle = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

/**
 * The content security policy of the built site: nothing inline that was not hashed, nothing from
 * elsewhere but calls to the service. Pictures may be data or blobs because products carry theirs so
 * (spec §3).
 */
const contentPolicy = ({ connect, scripts, styles, reportTo }: SiteFacts) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...quoted(scripts)].join(' '),
    ["style-src 'self'", `'${emptyStyle}'`, ...quoted(styles)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    // The reader of sheets.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script may turn text into markup. The one policy names the script of the worker.
    'trusted-types sheet-reader',
    ...(reportTo === undefined ? [] : [`report-uri ${reportTo}`, 'report-to csp']),
  ].join('; ')

/**
 * The headers of every file of the site. They are the one source for other hosts as well.
 *
 * @param facts - See {@link SiteFacts}.
 */
export const siteHeaders = (facts: SiteFacts): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(facts),
  ...(facts.reportTo === undefined ? {} : { 'reporting-endpoints': `csp="${facts.reportTo}"` }),
  'x-content-type-options': 'nosniff',
  // Reset and verification links carry secrets in the address: other sites must never be told it.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Browsers use https for a year once they have seen the site. */
export const hsts = { 'strict-transport-security': 'max-age=31536000' }

/**
 * How long a file may be kept: names with a hash for ever, everything else is asked for again.
 *
 * @param path - Of the request.
 */
export const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
