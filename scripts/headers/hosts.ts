import { cloudflare, netlify } from '#scripts/headers/netlify.ts'
import { nginx } from '#scripts/headers/nginx.ts'
import type { HostedSite, HostFiles } from '#scripts/headers/site.ts'

/** The hosts whose configuration can be written, by name. */
export const hosts: Readonly<Record<string, (site: HostedSite) => HostFiles>> = {
  nginx,
  netlify,
  cloudflare,
}
