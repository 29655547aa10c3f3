import { siteHeaders } from '#backend/site/headers.ts'
import { inlineHashes } from '#backend/site/inlineHashes.ts'

/** Directives that browsers ignore in a document. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Puts the policy of a document into the document, for a host that sends no headers. Framing by
 * other sites and reports need a header; everything else holds.
 *
 * @param page - The document; a policy that it already carries is replaced.
 * @param connect - Addresses that the site may call beside its own.
 */
export const withMetaPolicy = (page: string, connect: readonly string[]): string => {
  const bare = page.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
  const headers = siteHeaders({ connect, ...inlineHashes([bare]) })
  const policy = (headers['content-security-policy'] ?? '')
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
  const meta = `<meta http-equiv="content-security-policy" content="${escaped(policy)}">`
  return bare.replace(/<head[^>]*>/i, (head) => `${head}${meta}`)
}
