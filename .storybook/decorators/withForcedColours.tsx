import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useState, type ReactNode } from 'react'

const palette = `
:root { color-scheme: dark; }
*:not(svg, svg *), *::before, *::after {
  color: CanvasText !important;
  border-color: CanvasText !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
[data-painted], [data-painted-before]::before, [data-painted-after]::after {
  background-color: Canvas !important;
}
body { background-color: Canvas !important; }
a, a * { color: LinkText !important; }
button, button *, [role='button'] * { color: ButtonText !important; }
button { border-color: ButtonBorder !important; }
:disabled, [aria-disabled='true'] { color: GrayText !important; }
`

const layers = {
  'data-painted': undefined,
  'data-painted-before': '::before',
  'data-painted-after': '::after',
}

/** Marks what has a background. The real mode changes its colour and keeps what is transparent. */
const markPainted = () => {
  for (const element of document.body.querySelectorAll('*:not(svg, svg *)'))
    for (const [mark, layer] of Object.entries(layers)) {
      const { backgroundColor } = getComputedStyle(element, layer)
      element.toggleAttribute(mark, !/^rgba\(.*, 0\)$|^transparent$/u.test(backgroundColor))
    }
}

/** The rules inside `@media (forced-colors: active)`, without the media query. */
const forcedColourRules = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule && /forced-colors:\s*active/u.test(rule.conditionText))
        return [...rule.cssRules]
          .map(({ cssText }) => cssText.replaceAll(';', ' !important;'))
          .join('')
      return rule instanceof CSSGroupingRule ? forcedColourRules(rule.cssRules) : ''
    })
    .join('\n')

const Forced = ({ children }: { readonly children: ReactNode }) => {
  const [own, setOwn] = useState('')
  useLayoutEffect(() => {
    // Emotion writes its rules during render. They are complete in the next frame.
    const frame = requestAnimationFrame(() => {
      markPainted()
      setOwn(
        [...document.styleSheets].map(({ cssRules }) => forcedColourRules(cssRules)).join('\n'),
      )
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  return (
    <>
      <style>{palette + own}</style>
      {children}
    </>
  )
}

/**
 * Simulates forced colours with system colours and the rules of the components for that mode. A page
 * cannot switch on the real mode. Windows and the rendering panel of the developer tools can.
 */
export const withForcedColours: Decorator = (Story, { globals }) =>
  globals['contrast'] === 'forced' ? (
    <Forced>
      <Story />
    </Forced>
  ) : (
    <Story />
  )
