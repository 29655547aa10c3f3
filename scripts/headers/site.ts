import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { hsts, siteHeaders } from '#scripts/hosting/headers.ts'
import { inlineHashes } from '#scripts/hosting/inlineHashes.ts'
import { readRedirects, type RedirectRule } from '#scripts/hosting/redirects.ts'

/** What the configuration of every host is written from. */
export interface HostedSite {
  /** Headers of every response, in order. */
  readonly headers: Readonly<Record<string, string>>
  /** The build's `_redirects`: addresses without a file, in order. */
  readonly rules: readonly RedirectRule[]
  /** Addresses of the files whose names hold a hash. */
  readonly assets: readonly string[]
}

/** The files of a host's configuration by their name. */
export type HostFiles = Readonly<Record<string, string>>

/**
 * Reads what a build needs of its host.
 *
 * @param folder - The build.
 * @param connect - Addresses that the site may call beside its own.
 * @param reportTo - Where browsers report what the policy refused.
 */
export const readHostedSite = (
  folder: string,
  connect: readonly string[],
  reportTo?: string,
): HostedSite => {
  const redirects = join(folder, '_redirects')
  const assets = join(folder, 'assets')
  // The same headers go with every page, so they allow what stands inline in any of them.
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return {
    headers: { ...siteHeaders({ connect, reportTo, ...inlineHashes(pages) }), ...hsts },
    rules: existsSync(redirects) ? readRedirects(readFileSync(redirects, 'utf8')) : [],
    assets: existsSync(assets)
      ? readdirSync(assets)
          .filter((name) => !/\.(br|gz|map)$/.test(name))
          .map((name) => `/assets/${name}`)
          .sort()
      : [],
  }
}

/** Addresses that name a file. A missing one is 404, never a page. */
export const fileAddress = '\\.[A-Za-z0-9]{2,11}$'
