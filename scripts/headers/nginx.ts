import { cacheControl } from '#scripts/hosting/headers.ts'
import { patternOf } from '#scripts/hosting/redirects.ts'
import { fileAddress, type HostedSite, type HostFiles } from '#scripts/headers/site.ts'

/** Values of `add_header` are quoted; `$` would begin a variable. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/**
 * Locations for an nginx `server` block whose `root` is the build. Each repeats every header: one
 * `add_header` inside a location drops all that were set outside. `always` sends a header with
 * errors too, so the long cache time goes without it.
 */
export const nginx = ({ headers, rules }: HostedSite): HostFiles => {
  const common = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  )
  const fresh = `add_header cache-control "${cacheControl('/')}" always;`
  const longLived = `add_header cache-control "${cacheControl('/assets/')}";`
  const location = (match: string, ...lines: string[]) =>
    [`location ${match} {`, ...lines.map((line) => `    ${line}`), '}'].join('\n')
  const notFound =
    rules.find(({ from, status }) => from === '/*' && status === 404)?.to ?? '/404.html'
  const others = rules
    .filter(({ from }) => from !== '/*')
    .flatMap((rule, index) => {
      const match = `~ "${patternOf(rule)}"`
      const page = '$uri/index.html'
      if (rule.status === 404) {
        return [
          location(
            match,
            `try_files ${page} =404;`,
            `error_page 404 ${rule.to};`,
            ...common,
            fresh,
          ),
        ]
      }
      if (rule.status === 200)
        return [location(match, `try_files ${page} ${rule.to};`, ...common, fresh)]
      return [
        location(match, `try_files ${page} @redirect${index};`, ...common, fresh),
        location(`@redirect${index}`, `return ${rule.status} ${rule.to};`, ...common, fresh),
      ]
    })
  return {
    'site.conf': [
      'gzip_static on;\ngzip_vary on;\nabsolute_redirect off;',
      location(
        '^~ /assets/',
        'try_files $uri =404;',
        `error_page 404 ${notFound};`,
        ...common,
        longLived,
      ),
      location(
        `~ "${fileAddress}"`,
        'try_files $uri =404;',
        `error_page 404 ${notFound};`,
        ...common,
        fresh,
      ),
      ...others,
      location(
        '/',
        'try_files $uri/index.html =404;',
        `error_page 404 ${notFound};`,
        ...common,
        fresh,
      ),
    ].join('\n\n'),
  }
}
