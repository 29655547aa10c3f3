import {
  createSystem,
  defineConfig,
  defineKeyframes,
  type RecipeDefinition,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react/styled-system'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './globalCss.ts'
import design from './tokens.json'

const isEmpty = (style: unknown): boolean =>
  style === undefined || (typeof style === 'object' && Object.keys(style ?? {}).length === 0)

/** Calls `create` once for each object and returns the same result after that. */
const memoize = <Key extends object, Result>(
  create: (key: Key) => Result,
): ((key: Key) => Result) => {
  const results = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const entry = results.get(key) ?? { result: create(key) }
    results.set(key, entry)
    return entry.result
  }
}

/**
 * Memoises `cva` and `css` of a Chakra system by their style object. Chakra resolves styles again in
 * every element and every render, and three times each; without this a page needs 90 to 145 ms more script at start on a
 * phone (decision record 011). The styles stay the same.
 *
 * @param system - result of `createSystem`
 */
const memoizeStyles = (system: SystemContext): SystemContext => {
  const resolved = new WeakSet()
  const css = memoize((style: object) => {
    const styles = resolved.has(style) ? style : system.css(style)
    resolved.add(styles)
    return styles
  })
  const cva = memoize((config: RecipeDefinition) => {
    const recipe = system.cva(config)
    if (!isEmpty(config.variants)) return recipe
    // Without variants there is one result.
    const styles = css(recipe())
    return Object.assign(() => styles, recipe)
  })
  return {
    ...system,
    // Chakra declares overloads, which a function that passes its arguments on cannot have.
    cva: ((config: RecipeDefinition) => cva(config)) as SystemContext['cva'],
    css: (style: unknown, ...rest: unknown[]) =>
      typeof style === 'object' && style !== null && rest.every(isEmpty)
        ? css(style)
        : system.css(...([style, ...rest] as Parameters<typeof system.css>)),
  }
}

/**
 * `tokens.json` gives some values a zh and an en side (Chinese is set with more leading and no
 * tracking). Here they become `:lang()` conditions, so that text follows the language of the
 * element it stands in.
 */
const byLanguage = (value: object | string): object | string =>
  typeof value === 'object' && 'zh' in value && 'en' in value
    ? { '&:where(:lang(zh))': value.zh, '&:where(:lang(en))': value.en }
    : value

type TextStyles = NonNullable<NonNullable<SystemConfig['theme']>['textStyles']>

/** The named type settings (h1 … caption, price, figure) of the design brief §4. */
const textStyles: TextStyles = Object.fromEntries(
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

/** `.text-h1` and so on: the type settings for CSS modules (`composes: text-h1 from global`). */
const textClasses = Object.fromEntries(
  Object.keys(textStyles).map((name) => [`.text-${name}`, { textStyle: name }]),
)

/** Movements of the site (brief §6). Under reduced motion the global styles cut them to nothing. */
const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 } },
  /** Comes into being, also for assistive technology. */
  appear: { from: { visibility: 'hidden' } },
  dialogIn: { from: { opacity: 0, scale: '0.98' } },
  riseIn: { from: { opacity: 0, translate: '0 8px' } },
})

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
      // Variables read like tokens: `var(--colors-fg-muted)`.
      cssVarsPrefix: '',
      cssVarsRoot: ':where(:root, :host)',
      conditions: {
        light: ':root:not(.dark) &, .light &',
        dark: '.dark &',
        hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not([aria-disabled=true])'],
      },
      globalCss: { ...globalCss, ...textClasses },
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
