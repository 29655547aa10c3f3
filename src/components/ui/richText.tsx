import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react'

const tag = /<(?<name>\w+)(?<closed>\/?)>/gu

/**
 * A text between two elements. It is in an element, because a page translator replaces text nodes, and React would not find
 * the one beside a link again. Its outer spaces are not, because some screen readers trim the text of each element.
 */
const words = (text: string): ReactNode => {
  const trimmed = text.trim()
  if (trimmed === '') return text
  return (
    <>
      {text.startsWith(' ') && ' '}
      <span>{trimmed}</span>
      {text.endsWith(' ') && ' '}
    </>
  )
}

interface RichTextProps {
  /** A message whose tags name elements, such as `New here? <signup>Sign up</signup>` or `Sent to <address/>`. */
  readonly text: string
  /** The elements by their tags. The text of a tag is their children; a tag without text leaves theirs. */
  readonly elements: Readonly<Record<string, ReactElement>>
}

/** A message with elements in it. */
export const RichText = ({ text, elements }: RichTextProps): ReactNode => {
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: opening, index, groups } of text.matchAll(tag)) {
    const name = groups?.['name'] ?? ''
    const element = elements[name]
    // A tag before `end` is inside an element, which shows it.
    if (element === undefined || index < end) continue
    nodes.push(words(text.slice(end, index)))
    end = index + opening.length
    if (groups?.['closed'] === '/') nodes.push(element)
    else {
      const closing = `</${name}>`
      const content = text.slice(end, text.indexOf(closing, end))
      nodes.push(cloneElement(element, {}, <RichText text={content} elements={elements} />))
      end += content.length + closing.length
    }
  }
  return createElement(Fragment, {}, ...nodes, words(text.slice(end)))
}
