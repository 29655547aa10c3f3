import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

const spacesOutside = (nodes: ReactNode): ReactNode =>
  Children.map(nodes, (node) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node
    const { children } = node.props
    if (children === undefined || children === null) return node
    if (node.type !== 'span' || typeof children !== 'string')
      return cloneElement(node, {}, spacesOutside(children))
    const text = children.trim()
    if (text === '') return children
    const [before, after] = children.split(text)
    return (
      <>
        {before === '' ? null : ' '}
        {cloneElement(node, {}, text)}
        {after === '' ? null : ' '}
      </>
    )
  })

/**
 * Parent of a `<Trans>`: puts the spaces around inline elements between them. `Trans` wraps each text in
 * a span, for page translators, and some screen readers trim the text of each element.
 */
export const Spaced = ({ children }: { readonly children?: ReactNode }) => spacesOutside(children)
