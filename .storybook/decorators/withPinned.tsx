import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import type { Pinned } from '#.storybook/parameters.ts'

const causes: Readonly<Record<keyof Pinned, string>> = {
  hover: ':hover',
  focus: ':focus-visible',
  active: ':active',
}

/** The rules for a pointer or the keyboard, answering to an attribute instead. */
const pinnedRules = (rules: CSSRuleList, cause: string, mark: string): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule)
        return rule.selectorText.includes(cause)
          ? `${rule.selectorText.replaceAll(cause, mark)}{${rule.style.cssText}}`
          : ''
      if (!(rule instanceof CSSGroupingRule)) return ''
      const inner = pinnedRules(rule.cssRules, cause, mark)
      if (inner === '') return ''
      if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name}{${inner}}`
      // A screen without a pointer can still be shown what a pointer would do.
      return rule instanceof CSSMediaRule && !rule.conditionText.includes('hover')
        ? `@media ${rule.conditionText}{${inner}}`
        : inner
    })
    .join('\n')

interface HeldProps {
  readonly pinned: Pinned
  readonly root: HTMLElement
  readonly children: ReactNode
}

const Held = ({ pinned, root, children }: HeldProps) => {
  useLayoutEffect(() => {
    // Emotion writes its rules while the story renders: here they are all there.
    const style = document.createElement('style')
    for (const [state, on] of Object.entries(pinned) as [keyof Pinned, string][]) {
      for (const element of root.querySelectorAll(on))
        element.setAttribute(`data-pinned-${state}`, '')
      style.textContent += [...document.styleSheets]
        .map(({ cssRules }) => pinnedRules(cssRules, causes[state], `[data-pinned-${state}]`))
        .join('\n')
    }
    document.head.append(style)
    return () => {
      style.remove()
    }
  }, [pinned, root])
  return children
}

/**
 * Holds hover, keyboard focus or a press still (`parameters.pinned`), so that the state can be
 * looked at, photographed and measured for contrast like any other. Looks only: nothing is focused
 * or pressed, so that a page of documentation can show several at once.
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
