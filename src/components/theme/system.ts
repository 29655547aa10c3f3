import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react'
import { globalCss } from './globalCss.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { textStyles } from './textStyles.ts'
import design from './tokens.json' with { type: 'json' }

/**
 * The one Chakra system of the site: the design tokens of `tokens.json`, the global styles and
 * exactly the recipes in use. Chakra's default theme is left out on purpose (it costs 23 KB and
 * several of its text colours fail WCAG AA).
 *
 * `preflight: true` is needed: without a reset layer Emotion writes invalid layer CSS into the
 * prerendered pages and the global styles vanish there.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsRoot: ':where(:root, :host)',
    conditions: {
      light: ':root:not(.dark) &, .light &',
      dark: '.dark &',
      hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not([aria-disabled=true])'],
    },
    globalCss,
    theme: {
      breakpoints: { ...design.breakpoints, nav: '75rem' },
      tokens: design.tokens,
      semanticTokens: design.semanticTokens,
      textStyles,
      keyframes: { appear: { from: { opacity: '0' }, to: { opacity: '1' } } },
      recipes,
      slotRecipes,
    },
  }),
)
