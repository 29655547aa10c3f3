import { cacheControl } from '#scripts/hosting/headers.ts'
import { patternOf } from '#scripts/hosting/redirects.ts'
import { fileAddress, type HostedSite, type HostFiles } from '#scripts/headers/site.ts'

/** The addresses of a rule as Vercel's `src` has them. */
const sourceOf = (rule: Parameters<typeof patternOf>[0]) =>
  rule.from.endsWith('*') ? `${patternOf(rule)}.*$` : patternOf(rule)

/** A `vercel.json` with Vercel's `routes`, the form that can name a status for a document. */
export const vercel = ({ headers, rules }: HostedSite): HostFiles => {
  const fresh = { 'cache-control': cacheControl('/') }
  const routes = [
    { src: '^/.*$', headers: { ...headers, ...fresh }, continue: true },
    { src: '^/assets/.*$', headers: { 'cache-control': cacheControl('/assets/') }, continue: true },
    { handle: 'filesystem' },
    { src: `^.*${fileAddress}`, status: 404, headers: fresh, dest: '/404.html' },
    ...rules.map((rule) =>
      rule.status === 302
        ? { src: sourceOf(rule), status: 302, headers: { location: rule.to } }
        : { src: sourceOf(rule), status: rule.status, dest: rule.to },
    ),
  ]
  return { 'vercel.json': JSON.stringify({ routes }, undefined, 2) }
}
