import type { Selector, SelectorComponent, Visitor } from 'lightningcss'

/** What stands in a page, as far as selectors ask for it. */
interface Content {
  readonly tags: ReadonlySet<string>
  /** `type=email`, and `hidden` for an attribute whatever its value. */
  readonly attributes: ReadonlySet<string>
}

const contentOf = (html: string): Content => {
  const tags = new Set(['html', 'head', 'body', 'noscript'])
  const attributes = new Set<string>()
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi)) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      attributes.add(name.toLowerCase()).add(`${name.toLowerCase()}=${value}`)
    }
  }
  return { tags, attributes }
}

/** Parts of controls, and what has to stand in the page for them. */
const needs: readonly (readonly [part: RegExp, attribute: string])[] = [
  [/-webkit-search/, 'type=search'],
  [/file-(upload|selector)-button/, 'type=file'],
  [/-spin-button/, 'type=number'],
  [/placeholder/, 'placeholder'],
]

const matches = (selector: Selector, content: Content): boolean =>
  selector.every((part) => stands(part, content))

const stands = (part: SelectorComponent, content: Content): boolean => {
  switch (part.type) {
    case 'type':
      return content.tags.has(part.name.toLowerCase())
    case 'attribute': {
      const equal = part.operation?.operator === 'equal' ? `=${part.operation.value}` : ''
      return content.attributes.has(`${part.name}${equal}`)
    }
    case 'pseudo-element': {
      const name = JSON.stringify(part)
      const need = needs.find(([pattern]) => pattern.test(name))
      return need === undefined || content.attributes.has(need[1])
    }
    case 'pseudo-class':
      return part.kind === 'is' || part.kind === 'where' || part.kind === 'has'
        ? part.selectors.some((selector) => matches(selector, content))
        : true
    default:
      return true
  }
}

/**
 * Leaves out rules that nothing in a page can match. For styles that the app brings in full when it
 * starts; until then a page gets no other elements.
 *
 * @param html everything that may stand in the page
 */
export const pruned = (html: string): Visitor<Record<string, never>> => {
  const content = contentOf(html)
  return {
    Rule: {
      style: ({ value }) => {
        const standing = value.selectors.some((selector) => matches(selector, content))
        return standing ? undefined : []
      },
    },
  }
}
