import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'

/** Pointer and keyboard states that a story shows, each with a CSS selector of the elements. */
type Pinned = Readonly<Partial<Record<'hover' | 'focus-visible' | 'active', string>>>

interface HeldProps {
  readonly pinned: Pinned
  readonly root: HTMLElement
  readonly children: ReactNode
}

const Held = ({ pinned, root, children }: HeldProps) => {
  useLayoutEffect(() => {
    for (const [state, on] of Object.entries(pinned) as [keyof Pinned, string][])
      for (const element of root.querySelectorAll(on)) element.setAttribute(`data-${state}`, '')
  }, [pinned, root])
  return children
}

/**
 * Shows hover or keyboard focus (`parameters.pinned`) without a pointer: the styles of the site have the
 * attributes `data-hover` and `data-focus-visible` beside the pseudo-classes.
 */
export const withPinned: Decorator = (Story, { parameters, canvasElement }) => {
  const pinned = parameters['pinned'] as Pinned | undefined
  if (pinned === undefined) return <Story />
  return (
    <Held pinned={pinned} root={canvasElement}>
      <Story />
    </Held>
  )
}
