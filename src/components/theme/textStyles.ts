import { defineTextStyles, type ConditionalValue, type TextStyle } from '@chakra-ui/react'
import design from './tokens.json' with { type: 'json' }

/** A value as the tokens write it: plain, by breakpoint, or by language. */
type StyleValue = string | { base: string; md: string; xl?: string } | { zh: string; en: string }

type TextStyleSource = (typeof design.textStyles)[keyof typeof design.textStyles]

/**
 * `tokens.json` gives some values a zh and an en side (Chinese is set with more leading and no
 * tracking). Here they become `:lang()` conditions, so that text follows the language of the
 * element it stands in.
 */
const byLanguage = (value: StyleValue): ConditionalValue<string> =>
  typeof value === 'object' && 'zh' in value
    ? { _zh: value.zh, _en: value.en }
    : value

const toTextStyle = (source: TextStyleSource): { value: TextStyle } => ({
  value: Object.fromEntries(
    Object.entries<StyleValue>(source).map(([property, value]) => [property, byLanguage(value)]),
  ),
})

/** The named type settings (display, h1 … caption, price, figure) of the design brief §4. */
export const textStyles = defineTextStyles(
  Object.fromEntries(
    Object.entries(design.textStyles).map(([name, source]) => [name, toTextStyle(source)]),
  ),
)
