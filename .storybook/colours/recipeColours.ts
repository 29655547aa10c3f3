import type { RolePair } from '#.storybook/blocks/RoleColours.tsx'

/** The part of a recipe that sets colours. */
interface Colours {
  readonly color?: unknown
  readonly background?: unknown
  readonly _hover?: { readonly background?: unknown }
  readonly '&[aria-disabled=true]'?: Colours
}

/** A recipe with variants that set colours. */
interface Recipe {
  readonly base?: object | undefined
  readonly variants?: { readonly variant?: Readonly<Record<string, object>> } | undefined
  readonly compoundVariants?:
    readonly { readonly variant?: unknown; readonly css?: object | undefined }[] | undefined
}

/** A ground that is not set, or transparent, is that of the page. */
const roleOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== 'transparent' ? value : otherwise

/**
 * The colours of the texts of a recipe: at rest, hovered and disabled.
 *
 * @param recipe - with `variant` among its variants
 */
export const recipeColours = ({
  base = {},
  variants = {},
  compoundVariants = [],
}: Recipe): readonly RolePair[] =>
  Object.entries(variants.variant ?? {}).flatMap(([variant, own]) => {
    const { color, background, _hover: hovered }: Colours = own
    const compound: Colours = compoundVariants.find((one) => one.variant === variant)?.css ?? {}
    const disabled = {
      ...(base as Colours)['&[aria-disabled=true]'],
      ...compound['&[aria-disabled=true]'],
    }
    const foreground = roleOf(color, 'fg')
    return [
      { part: variant, foreground, background: roleOf(background, 'bg') },
      { part: `${variant}, hovered`, foreground, background: roleOf(hovered?.background, 'bg') },
      {
        part: `${variant}, disabled or busy`,
        foreground: roleOf(disabled.color, foreground),
        background: roleOf(disabled.background, 'bg'),
      },
    ]
  })
