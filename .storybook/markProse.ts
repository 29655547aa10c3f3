import { piecesOf, type Piece } from './prose.ts'

/** The part of a syntax tree of HTML that {@link markProse} reads and writes. */
interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, string>
  children?: Node[]
}

const nodeOf = ({ text, href, lang }: Piece): Node => {
  const node = { type: 'text', value: text }
  if (lang !== undefined)
    return { type: 'element', tagName: 'span', properties: { lang }, children: [node] }
  if (href === undefined) return node
  return {
    type: 'element',
    tagName: 'a',
    properties: { href, target: '_top' },
    children: [node],
  }
}

const mark = (node: Node): void => {
  if (node.children === undefined || node.tagName === 'code' || node.tagName === 'a') return
  node.children.forEach(mark)
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? piecesOf(child.value ?? '').map(nodeOf) : [child],
  )
}

/** Rehype plugin that links citations to their documents and gives Chinese text its `lang` and font. */
export const markProse = () => mark
