import { buttonRecipe } from './recipes/button.ts'
import { inputRecipe } from './recipes/input.ts'

/**
 * Recipes that more than one component draws on, by their names in the system. A style that only
 * one component uses stays with that component.
 */
export const recipes = { button: buttonRecipe, input: inputRecipe }

/** Slot recipes of the system; none is shared so far. */
export const slotRecipes = {}
