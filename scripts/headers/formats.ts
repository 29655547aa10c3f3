import { appPage, cacheControl } from '#backend/site/headers.ts'

type Headers = Readonly<Record<string, string>>

const forEver = cacheControl('/assets/')
const anew = cacheControl('/')

/**
 * Locations for an nginx `server` block whose `root` is the build. Each repeats every header: one
 * `add_header` inside a location drops all that were set outside.
 */
function nginx(headers: Headers): string {
  const location = (match: string, files: string, cache: string, ...more: string[]) => {
    const lines = Object.entries({ ...headers, 'cache-control': cache }).map(
      ([name, value]) => `    add_header ${name} "${value}" always;`,
    )
    const all = [`    try_files ${files};`, ...more.map((line) => `    ${line}`), ...lines]
    return [`location ${match} {`, ...all, '}'].join('\n')
  }
  return [
    location('^~ /assets/', '$uri =404', forEver),
    location('~ "\\.[A-Za-z0-9]{2,5}$"', '$uri =404', anew),
    // Public pages have documents of their own; pages that only the app can draw share one.
    location(`~ "${appPage.source.replaceAll('\\/', '/')}"`, '$uri/index.html /shell.html', anew),
    location('/', '$uri/index.html =404', anew, 'error_page 404 /404.html;'),
  ].join('\n\n')
}

/**
 * Netlify's `_headers`. The host itself asks for files without a rule anew, and joins the values of
 * two rules that set the same header; so only `/assets/` names how long it may be kept.
 */
function netlify(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return ['/*', ...lines, '/assets/*', `  cache-control: ${forEver}`].join('\n')
}

/** The hosts whose configuration can be written, by name. */
export const formats: Readonly<Record<string, (headers: Headers) => string>> = { nginx, netlify }
