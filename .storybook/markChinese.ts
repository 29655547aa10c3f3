/** The part of a syntax tree of HTML that {@link markChinese} reads and writes. */
interface Node {
  readonly type: string
  readonly tagName?: string
  readonly value?: string
  readonly properties?: Readonly<Record<string, string>>
  children?: Node[]
}

const chinese =
  /([\p{Script=Han}「『（《][\p{Script=Han}\d 「」『』（）《》，。：；？！、·…—]*[\p{Script=Han}」』）》。？！…]|\p{Script=Han})/u

const marked = (node: Node): readonly Node[] =>
  node.type !== 'text'
    ? [node]
    : (node.value ?? '')
        .split(chinese)
        .filter((value) => value !== '')
        .map((value) =>
          /\p{Script=Han}/u.test(value)
            ? {
                type: 'element',
                tagName: 'span',
                properties: { lang: 'zh-CN' },
                children: [{ type: 'text', value }],
              }
            : { type: 'text', value },
        )

const mark = (node: Node): void => {
  if (node.children === undefined || ['code', 'pre'].includes(node.tagName ?? '')) return
  node.children.forEach(mark)
  node.children = node.children.flatMap(marked)
}

/** Rehype plugin: Chinese on a page gets its `lang`, for fonts and screen readers. */
export const markChinese = () => mark
