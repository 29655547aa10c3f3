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

/** The rules that a style sheet keeps for forced colours, taken out of their media query. */
const keptRules = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule && /forced-colors:\s*active/u.test(rule.conditionText))
        return [...rule.cssRules]
          .map(({ cssText }) => cssText.replaceAll(';', ' !important;'))
          .join('')
      return rule instanceof CSSGroupingRule ? keptRules(rule.cssRules) : ''
    })
    .join('\n')

const Forced = ({ children }: { readonly children: ReactNode }) => {
  const [own, setOwn] = useState('')
  useLayoutEffect(() => {
    // Emotion writes its rules while the story renders; a frame later they are all there.
    const frame = requestAnimationFrame(() => {
      setOwn([...document.styleSheets].map(({ cssRules }) => keptRules(cssRules)).join('\n'))
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
 * Imitates forced colours with the system's colour words and the rules that components keep for
 * them. The real thing cannot be switched on by a page: Windows, or the rendering panel of the
 * developer tools, do that.
 */
export const withForcedColours: Decorator = (Story, { globals }) =>
  globals['contrast'] === 'forced' ? (
    <Forced>
      <Story />
    </Forced>
  ) : (
    <Story />
  )
