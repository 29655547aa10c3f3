import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSecure, type SiteHandler } from 'xinyuan-backend'
import { cacheControl, hsts, siteHeaders } from '#scripts/hosting/headers.ts'
import { inlineHashes } from '#scripts/hosting/inlineHashes.ts'
import { sendFile } from '#scripts/hosting/sendFile.ts'
import { matchRedirect, readRedirects, type RedirectRule } from '#scripts/hosting/redirects.ts'
import { buildIdentity, readSiteFiles, type SiteFiles } from '#scripts/hosting/siteFiles.ts'

/** How a built site is served. */
interface SiteOptions {
  /** How many proxies in front add to `X-Forwarded-*`. */
  readonly trustedHops?: number
  /** Where browsers report what the content security policy refused. */
  readonly reportTo?: string
}

type Headers = Readonly<Record<string, string>>

/** Where Chinese punctuation begins that was taken for a part of the address: ，。、；）」》”… and the like. */
const punctuation = /%(?:EF%BC|E3%80|E2%80)[^]*/i

/** One build as it is served: its files, and the headers of each document. */
interface Build {
  readonly files: SiteFiles
  readonly policies: ReadonlyMap<string, Headers>
  /** What `_redirects` says about addresses without a document. */
  readonly rules: readonly RedirectRule[]
}

const readBuild = (folder: string, connect: readonly string[], reportTo?: string): Build => {
  const files = readSiteFiles(folder)
  const policies = [...files]
    .filter(([path]) => path.endsWith('.html'))
    .map(([path, { bodies }]): [string, Headers] => {
      const hashes = inlineHashes([bodies.identity?.toString('utf8') ?? ''])
      return [path, siteHeaders({ connect, reportTo, ...hashes })]
    })
  const rules = files.get('/_redirects')?.bodies.identity?.toString('utf8') ?? ''
  return { files, policies: new Map(policies), rules: readRedirects(rules) }
}

/** A build that follows the folder: a newer one takes its place as a whole, or not at all. */
const followBuild = (folder: string, read: () => Build) => {
  let identity = buildIdentity(folder)
  let build = read()
  let older: Build | undefined
  return {
    current() {
      const now = buildIdentity(folder)
      if (now === '' || now === identity) return build
      try {
        const next = read()
        if (buildIdentity(folder) !== now) return build
        older = build
        build = next
        identity = now
      } catch {
        // The folder is being replaced; a later request finds it whole.
      }
      return build
    },
    /**
     * Scripts and styles of the build before: a tab that was open meanwhile still asks for them. Nothing else:
     * data and pictures may have been withdrawn.
     */
    olderFile: (path: string) =>
      /^\/assets\/[^/]+\.(?:js|css)$/.test(path) ? older?.files.get(path) : undefined,
  }
}

/** Path and query of a request; the address may be a whole URL, as proxies send it. */
const addressOf = (request: IncomingMessage): readonly [path: string, query: string] => {
  const [address = '/'] = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').split('#')
  const at = address.indexOf('?')
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

const isFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

/**
 * Says that a form was not sent. Its own script sends it, so the browser does only where the scripts of the page
 * did not run: for which reason nobody here knows. The link without an address opens the page anew.
 */
const notSent = {
  zh: '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>表单没有发送</title><h1>表单没有发送</h1><p>表单要由页面的脚本来发送，这一次脚本没有运行。</p><p>请返回上一页，重新载入后再试。如果浏览器关闭了JavaScript，请先打开它。</p><p><a href="">重新打开页面</a></p></html>',
  en: '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The form was not sent</title><h1>The form was not sent</h1><p>The scripts of the page send the form, and this time they did not run.</p><p>Go back, reload the page and try again. If JavaScript is turned off in your browser, turn it on first.</p><p><a href="">Open the page again</a></p></html>',
} as const

const refuse = (response: ServerResponse, status: number, text: string, headers: Headers) => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
    'cache-control': 'no-cache',
  })
  response.end(text)
}

/**
 * Serves a built site from memory: compressed files where the browser takes them, hashed files for
 * ever, a document for every prerendered page, and what `_redirects` says for every other address. A build
 * without either answers every address with `index.html`. A missing asset is 404, never a page, so
 * that a tab that outlived a deployment notices. Each document allows its own inline scripts and styles.
 *
 * @param folder - The build.
 * @param connect - See `SiteFacts`.
 * @param options - See {@link SiteOptions}.
 */
export const serveSite = (
  folder: string,
  connect: readonly string[],
  { trustedHops = 0, reportTo }: SiteOptions = {},
): SiteHandler => {
  const builds = followBuild(folder, () => readBuild(folder, connect, reportTo))
  const plain = siteHeaders({ connect, reportTo, scripts: [], styles: [] })

  /** The document of an address, and the status it is answered with. */
  const documentAt = (
    path: string,
    query: string,
    { policies, rules }: Build,
  ): readonly [string, number] => {
    const ownOf = (of: string) =>
      of.endsWith('.html') ? of : `${of.replace(/\/$/, '')}/index.html`
    const own = ownOf(path)
    if (policies.has(own)) return [own, 200]
    const rule = matchRedirect(rules, path)
    // An id may end with punctuation: the page of the product knows.
    if (rule?.status === 200) return [rule.to, 200]
    const meant = path.replace(punctuation, '')
    const isMeant = policies.has(ownOf(meant)) || matchRedirect(rules, meant)?.status === 200
    if (meant !== path && isMeant) return [meant + query, 302]
    return rule ? [rule.to, rule.status] : ['/index.html', 200]
  }

  return (request, response) => {
    const secure = isSecure(request.headers, trustedHops) ? hsts : {}
    const [path, query] = addressOf(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const text = notSent[/^\/en(\/|$)/.test(path) ? 'en' : 'zh']
      const type = { 'content-type': 'text/html; charset=utf-8' }
      refuse(response, 405, text, { ...plain, ...secure, ...type, allow: 'GET, HEAD' })
      return
    }
    const build = builds.current()
    const found = build.files.get(path) ?? builds.olderFile(path)
    if (isFile(path) && !build.policies.has(path)) {
      if (!found) refuse(response, 404, 'Not found', { ...plain, ...secure })
      else {
        const headers = { ...plain, ...secure, 'cache-control': cacheControl(path) }
        sendFile(request, response, found, 200, headers)
      }
      return
    }
    const [name, status] = documentAt(path, query, build)
    if (status === 302) {
      response.writeHead(302, { ...plain, ...secure, 'cache-control': 'no-cache', location: name })
      response.end()
      return
    }
    const document = build.files.get(name)
    const headers = { ...(build.policies.get(name) ?? plain), ...secure }
    if (!document) refuse(response, 404, 'Not found', headers)
    else {
      sendFile(request, response, document, status, {
        ...headers,
        'cache-control': cacheControl(name),
      })
    }
  }
}
