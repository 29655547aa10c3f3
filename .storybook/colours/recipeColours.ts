/** A part of a recipe that sets colours. */
interface Colours {
  readonly color?: unknown
  readonly background?: unknown
  readonly _hover?: { readonly background?: unknown }
}

/** The colour roles of a text and its ground. */
export interface RecipeColours {
  /** Variant and state: `solid`, `solid, hovered`. */
  readonly state: string
  readonly foreground: string
  readonly background: string
}

/** A ground that is not set, or transparent, is that of the page. */
const roleOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== 'transparent' ? value : otherwise

/**
 * The colours of the texts of a recipe, at rest and hovered.
 *
 * @param variants - of the recipe, by name
 */
export const recipeColours = (
  variants: Readonly<Record<string, Colours>>,
): readonly RecipeColours[] =>
  Object.entries(variants).flatMap(([state, { color, background, _hover }]) => {
    const foreground = roleOf(color, 'fg')
    return [
      { state, foreground, background: roleOf(background, 'bg') },
      { state: `${state}, hovered`, foreground, background: roleOf(_hover?.background, 'bg') },
    ]
  })
