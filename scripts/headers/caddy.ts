import { cacheControl } from '#scripts/hosting/headers.ts'
import { patternOf } from '#scripts/hosting/redirects.ts'
import { fileAddress, type HostedSite, type HostFiles } from '#scripts/headers/site.ts'

const quoted = (value: string) => JSON.stringify(value)

const block = (head: string, ...lines: string[]) =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`), '}'].join(
    '\n',
  )

/** Directives for a Caddy site block whose `root` is the build. */
export const caddy = ({ headers, rules }: HostedSite): HostFiles => {
  const all = { ...headers, 'cache-control': cacheControl('/') }
  const isPage = `not path_regexp ${fileAddress}`
  const forward = rules.filter(({ status }) => status !== 404)
  const missing = rules.filter(({ status }) => status === 404)
  const directives = forward.flatMap((rule, index) => [
    block(`@rule${index}`, `path_regexp ${patternOf(rule)}`, isPage),
    rule.status === 200
      ? `rewrite @rule${index} ${rule.to}`
      : `redir @rule${index} ${rule.to} ${rule.status}`,
  ])
  // The first of the rules that fits: each one excludes those before it.
  const errors = missing.flatMap((rule, index) => [
    block(
      `@missing${index}`,
      `path_regexp ${patternOf(rule)}`,
      ...missing.slice(0, index).map((earlier) => `not path_regexp ${patternOf(earlier)}`),
    ),
    `rewrite @missing${index} ${rule.to}`,
  ])
  const route = block(
    'route',
    block('header', ...Object.entries(all).map(([name, value]) => `${name} ${quoted(value)}`)),
    block('@assets', 'path /assets/*', 'file'),
    `header @assets cache-control ${quoted(cacheControl('/assets/'))}`,
    block('@page', isPage, block('file', 'try_files {path}/index.html')),
    'rewrite @page {file_match.relative}',
    ...directives,
    block('file_server', 'precompressed br gzip', 'disable_canonical_uris'),
  )
  return { Caddyfile: [route, block('handle_errors', ...errors, 'file_server')].join('\n\n') }
}
