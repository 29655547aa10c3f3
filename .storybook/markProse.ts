import { slug } from '#tests/coverage/storyId.ts'
import { componentTitles } from './componentFacts.ts'
import { piecesOf, type Piece } from './prose.ts'

/** The part of a syntax tree of HTML that {@link markProse} reads and writes. */
interface Node {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, string>
  children?: Node[]
}

/** Addresses of the pages of components, by the name of the component. */
const componentPages = new Map(
  componentTitles().map((title) => [title.split('/')[1], `./?path=/docs/${slug(title)}--docs`]),
)

const link = (href: string, child: Node): Node => ({
  type: 'element',
  tagName: 'a',
  properties: { href, target: '_top' },
  children: [child],
})

const nodeOf = ({ text, href, lang }: Piece): Node => {
  const node = { type: 'text', value: text }
  if (lang !== undefined)
    return { type: 'element', tagName: 'span', properties: { lang }, children: [node] }
  return href === undefined ? node : link(href, node)
}

const marked = (child: Node): readonly Node[] => {
  if (child.type === 'text') return piecesOf(child.value ?? '').map(nodeOf)
  const page =
    child.tagName === 'code' ? componentPages.get(child.children?.[0]?.value ?? '') : undefined
  return page === undefined ? [child] : [link(page, child)]
}

const mark = (node: Node): void => {
  if (node.children === undefined || ['a', 'code', 'pre'].includes(node.tagName ?? '')) return
  node.children.forEach(mark)
  node.children = node.children.flatMap(marked)
}

/**
 * Rehype plugin that links citations to their documents and names of components to their pages, and gives
 * Chinese text its `lang` and font.
 */
export const markProse = () => mark
