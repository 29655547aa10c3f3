import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './globalCss.ts'
import { keyframes } from './keyframes.ts'
import { memoizeStyles } from './memoizeStyles.ts'
import { textStyles } from './textStyles.ts'
import design from './tokens.json' with { type: 'json' }

/** Distances that the brief names in pixels and the scale of `tokens.json` steps over (brief §3). */
const rhythm = {
  '3.5': { value: '0.875rem' },
  '4.5': { value: '1.125rem' },
  '5.5': { value: '1.375rem' },
  '6.5': { value: '1.625rem' },
  '7': { value: '1.75rem' },
  '9': { value: '2.25rem' },
  '22': { value: '5.5rem' },
  '26': { value: '6.5rem' },
}

const palette: Readonly<Record<string, Readonly<Record<string, { readonly value: string }>>>> =
  design.tokens.colors

/**
 * The semantic tokens with the palette's values in place of references. The palette itself stays out
 * of the system: components use semantic tokens alone, and no document carries its 67 variables.
 */
const semanticTokens = JSON.parse(JSON.stringify(design.semanticTokens), (_key, value: unknown) => {
  const [, hue = '', step = ''] = /^\{colors\.(\w+)\.(\d+)\}$/.exec(String(value)) ?? []
  return palette[hue]?.[step]?.value ?? value
}) as typeof design.semanticTokens

/**
 * The one Chakra system of the site: the design tokens of `tokens.json` and the global styles.
 * Components import their recipes. Chakra's default theme is left out (it costs 23 KB and several of
 * its text colours fail WCAG AA).
 */
export const system = memoizeStyles(
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      // Emotion moves its style elements when it hydrates. With cascade layers in them the browser
      // would then load the fonts again and lay out the whole page, twice.
      disableLayers: true,
      cssVarsRoot: ':where(:root, :host)',
      conditions: {
        light: ':root:not(.dark) &, .light &',
        dark: '.dark &',
        hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not([aria-disabled=true])'],
      },
      globalCss,
      theme: {
        breakpoints: { ...design.breakpoints, nav: '75rem' },
        tokens: {
          ...design.tokens,
          colors: {},
          spacing: { ...design.tokens.spacing, ...rhythm },
        },
        semanticTokens,
        textStyles,
        keyframes,
      },
    }),
  ),
)
