import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { siteHeaders } from '#scripts/hosting/headers.ts'
import { inlineHashes } from '#scripts/hosting/inlineHashes.ts'

type Element = DefaultTreeAdapterTypes.Element

const isPolicy = (node: DefaultTreeAdapterTypes.ChildNode): boolean =>
  'attrs' in node &&
  node.attrs.some(
    ({ name, value }) => name === 'http-equiv' && value.toLowerCase() === 'content-security-policy',
  )

/** Directives that browsers ignore in a document. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

/**
 * Puts the policy of a document into the document, for a host that sends no headers. Framing by
 * other sites and reports need a header; everything else holds.
 *
 * @param page - The document; a policy that it already carries is replaced.
 * @param connect - Addresses that the site may call beside its own.
 */
export const withMetaPolicy = (page: string, connect: readonly string[]): string => {
  const document = parse(page)
  const html = document.childNodes.find(({ nodeName }) => nodeName === 'html') as Element
  const head = html.childNodes.find(({ nodeName }) => nodeName === 'head') as Element
  const others = head.childNodes.filter((node) => !isPolicy(node))
  const headers = siteHeaders({ connect, ...inlineHashes([page]) })
  const policy = (headers['content-security-policy'] ?? '')
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ')
  const meta = defaultTreeAdapter.createElement('meta', html.namespaceURI, [
    { name: 'http-equiv', value: 'content-security-policy' },
    { name: 'content', value: policy },
  ])
  head.childNodes = [meta, ...others]
  return serialize(document)
}
