import type { SystemConfig } from '@chakra-ui/react/styled-system'
import design from './tokens.json' with { type: 'json' }

/**
 * `tokens.json` gives some values a zh and an en side (Chinese is set with more leading and no
 * tracking). Here they become `:lang()` conditions, so that text follows the language of the
 * element it stands in.
 */
const byLanguage = (value: object | string): object | string =>
  typeof value === 'object' && 'zh' in value && 'en' in value
    ? { '&:lang(zh)': value.zh, '&:lang(en)': value.en }
    : value

type TextStyles = NonNullable<NonNullable<SystemConfig['theme']>['textStyles']>

/** The named type settings (h1 … caption, price, figure) of the design brief §4. */
export const textStyles: TextStyles = Object.fromEntries(
  Object.entries(design.textStyles).map(([name, source]) => [
    name,
    {
      value: Object.fromEntries(
        Object.entries<object | string>(source).map(([property, value]) => [
          property,
          byLanguage(value),
        ]),
      ),
    },
  ]),
)
