import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Props of {@link MarkedWords}. */
export interface MarkedWordsProps {
  /** Translated words with marks: `Accept the <terms>terms</terms>`, `one<br/>two`. */
  readonly children: string
  /** The element of each mark; what the mark holds becomes its content. */
  readonly marks: Readonly<Record<string, ReactElement<{ readonly children?: ReactNode }>>>
}

/**
 * Words in which a few are a link, or stand out: the translator decides where (decision L3). It is
 * what this site needs of `Trans` of react-i18next, which brings a parser to the first page
 * (decision record 011). A mark without an element stays text.
 */
export const MarkedWords = ({ children, marks }: MarkedWordsProps): ReactNode =>
  // Splitting by a pattern with three groups gives text, mark, its content, mark without content.
  children.split(/(<(\w+)>.*?<\/\2>|<\w+ ?\/>)/).reduce<ReactNode[]>((drawn, part, index) => {
    // Every third piece repeats the name that the first group holds already.
    if (index % 3 === 2) return drawn
    const [, name = '', content] = /^<(\w+)(?:>(.*)<\/\1>| ?\/>)$/.exec(part) ?? []
    const mark = marks[name]
    if (mark === undefined) return part === '' ? drawn : [...drawn, part]
    const element = content === undefined ? mark : cloneElement(mark, {}, content)
    return [...drawn, <Fragment key={index}>{element}</Fragment>]
  }, [])
