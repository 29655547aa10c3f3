import { describe, expect, it } from 'vitest'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { readFiles } from '#tests/support/readFiles.ts'

const files = readFiles('src/components', /(?<!\.test)\.tsx?$/u)
  // The products of the hero have the same colours in both modes.
  .filter(({ path }) => !/Hero(Car|Chip|Drone|Phone)\.tsx$/u.test(path))

/** Style properties by the token category that their values come from. */
const categories = {
  spacing:
    'gap|rowGap|columnGap|padding|paddingInline|paddingBlock|padding(?:Top|Bottom|Left|Right|InlineStart|InlineEnd|BlockStart|BlockEnd)|margin|marginInline|marginBlock|margin(?:Top|Bottom|Left|Right|InlineStart|InlineEnd|BlockStart|BlockEnd)|inset|insetInline|insetBlock|insetInlineStart|insetInlineEnd|scrollMarginTop|scrollMarginBlockStart',
  fontSizes: 'fontSize',
  radii: 'borderRadius',
  colors:
    'color|background|backgroundColor|borderColor|borderInlineStartColor|borderBlockEndColor|borderBlockStartColor|outlineColor|stroke|fill',
  zIndex: 'zIndex',
  shadows: 'boxShadow',
  textStyles: 'textStyle',
} as const

/** What CSS itself knows: keywords, lengths, functions, system colours. */
const plain =
  /^(0|auto|inherit|initial|none|transparent|currentColor|normal|unset|-?\d*\.?\d+(px|rem|em|%|vh|dvh|vw|ch)|.*\(.*|[A-Z][A-Za-z]+|url.*|.*\{.*|.* .*)$/

const known = (category: keyof typeof categories, value: string): boolean =>
  plain.test(value) ||
  (category === 'textStyles'
    ? value in design.textStyles
    : system.tokens.getByName(`${category}.${value.replace(/^-|\/\d+$/g, '')}`) !== undefined)

describe('design tokens', () => {
  for (const [category, properties] of Object.entries(categories)) {
    it(`every value of ${category} in a component is a token or plain CSS`, () => {
      // `gap: '4'`, `gap="4"`, and the sides of `gap: { base: '4', md: '6' }`.
      const property = new RegExp(
        `\\b(?:${properties})(?::\\s*|=)(?:'([^']*)'|"([^"]*)"|\\{([^{}]*)\\})`,
        'g',
      )
      const unknown = files.flatMap(({ path, text }) =>
        [...text.matchAll(property)].flatMap(([, single, double, sides]) => {
          const values =
            sides === undefined
              ? [single ?? double ?? '']
              : [...sides.matchAll(/\w+:\s*'([^']*)'/g)].map(([, value]) => value ?? '')
          return values
            .filter((value) => !known(category as keyof typeof categories, value))
            .map((value) => `${path}: ${value}`)
        }),
      )
      expect(unknown).toEqual([])
    })
  }

  it('every role of a colour keeps its hue in the dark mode', () => {
    const hues = (values: string): readonly string[] =>
      [...values.matchAll(/\{colors\.(\w+)\./g)].flatMap(([, hue]) => hue ?? [])
    const roles = JSON.stringify(design.semanticTokens.colors).matchAll(
      /"base":"[^"]*","_dark":"[^"]*"/g,
    )
    const mixed = [...roles]
      .map(([role]) => role)
      .filter((role) => new Set(hues(role).filter((hue) => hue !== 'graphite')).size > 1)
    expect(mixed).toEqual([])
    expect(hues('"{colors.red.700}", "{colors.green.300}"')).toEqual(['red', 'green'])
  })
})
