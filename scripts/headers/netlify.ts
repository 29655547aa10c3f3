import { cacheControl } from '#scripts/hosting/headers.ts'
import type { HostedSite, HostFiles } from '#scripts/headers/site.ts'

const section = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * The `_headers` of Netlify. The host itself asks again for files without a rule. A rule for the whole
 * folder would also hold for missing files, so each file that may be kept for long is named.
 */
export const netlify = ({ headers, assets }: HostedSite): HostFiles => ({
  _headers: [
    section('/*', headers),
    ...assets.map((path) => section(path, { 'cache-control': cacheControl(path) })),
  ].join('\n'),
})

/** Rules that Cloudflare Pages reads, and characters of a line. */
const cloudflareLimits = { rules: 100, line: 2000 } as const

/**
 * The `_headers` and `_redirects` of Cloudflare Pages. It finds the nearest `404.html` by itself and
 * takes no rule with 404, and a step of a path with a slash at its end is another address to it; a
 * document is named without `index.html`. The style sheet comes first, as every page needs it. The policy is left out where it
 * is longer than a line may be: then the documents carry it (`npm run headers -- meta`).
 */
export const cloudflare = ({ headers, assets, rules }: HostedSite): HostFiles => {
  const fitting = Object.entries(headers).filter(
    ([name, value]) => name.length + value.length + 4 <= cloudflareLimits.line,
  )
  return {
    _headers: [
      section('/*', Object.fromEntries(fitting)),
      ...assets
        .toSorted((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')))
        .slice(0, cloudflareLimits.rules - 1)
        .map((path) => section(path, { 'cache-control': cacheControl(path) })),
    ].join('\n'),
    _redirects: rules
      .filter(({ status }) => status !== 404)
      .flatMap((rule) =>
        rule.from.includes(':') ? [rule, { ...rule, from: `${rule.from}/` }] : [rule],
      )
      .map(({ from, to, status }) => `${from} ${to.replace(/index\.html$/, '')} ${status}`)
      .join('\n'),
  }
}
