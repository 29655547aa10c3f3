/** Conditions that the page can be asked about. Those of containers are not among them. */
const applies = (rule: CSSRule): boolean => {
  if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches
  if (rule instanceof CSSSupportsRule) return CSS.supports(rule.conditionText)
  return !(rule instanceof CSSContainerRule)
}

/** The rules that apply, with the selectors of nested ones written out. */
const declarations = (
  rules: Iterable<CSSRule>,
  around: string,
): readonly (readonly [selector: string, style: CSSStyleDeclaration])[] =>
  [...rules].filter(applies).flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector =
        around === '' ? rule.selectorText : rule.selectorText.replaceAll('&', `:is(${around})`)
      return [[selector, rule.style] as const, ...declarations(rule.cssRules, selector)]
    }
    if (rule instanceof CSSNestedDeclarations) return [[around, rule.style] as const]
    return rule instanceof CSSGroupingRule ? declarations(rule.cssRules, around) : []
  })

/** What is not shown needs no values. `checkVisibility` says the same of `display: contents`. */
const isShown = (element: Element): boolean =>
  getComputedStyle(element).display !== 'none' &&
  (element.parentElement === null || isShown(element.parentElement))

/** Variables that CSS modules read without a fallback, and that are not set where an element of the page reads them. */
export const unsetVariables = (): readonly string[] => {
  const unset = [...document.styleSheets]
    .flatMap((sheet) => declarations(sheet.cssRules, ''))
    .filter(([selector]) => selector.includes('-module_'))
    .flatMap(([selector, { cssText }]) => {
      const names = [...cssText.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name)
      if (names.length === 0) return []
      const [pseudo = null] = /::[\w-]+$/.exec(selector) ?? []
      const elements = [...document.querySelectorAll(selector.replaceAll(/::[\w-]+/g, ''))]
      return names
        .filter((name) =>
          elements.some(
            (element) =>
              getComputedStyle(element, pseudo).getPropertyValue(name) === '' && isShown(element),
          ),
        )
        .map((name) => `${selector}: ${name}`)
    })
  return [...new Set(unset)]
}
