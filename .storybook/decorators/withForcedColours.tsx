import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useState, type ReactNode } from 'react'

const palette = `
:root { color-scheme: dark; }
*:not(svg, svg *), *::before, *::after {
  color: CanvasText !important;
  border-color: CanvasText !important;
  background-color: Canvas !important;
  box-shadow: none !important;
  text-shadow: none !important;
}
a, a * { color: LinkText !important; }
button, button *, [role='button'] * { color: ButtonText !important; }
button { border-color: ButtonBorder !important; }
:disabled, [aria-disabled='true'] { color: GrayText !important; }
`

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
