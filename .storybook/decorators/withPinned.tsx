import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ReactNode } from 'react'
import type { Pinned } from '#.storybook/parameters.ts'

const causes: Readonly<Record<keyof Pinned, string>> = {
  hover: ':hover',
  focus: ':focus-visible',
  active: ':active',
}

/** The rules of a pseudo-class, with an attribute as their selector. */
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
      // A rule for devices with a pointer applies here without one.
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
    // Emotion has written all rules by now: it does so during render.
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
 * Shows hover, keyboard focus or a press (`parameters.pinned`) without a pointer. It copies the styles
 * only: nothing is focused or pressed, so that a page can show several such stories.
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
