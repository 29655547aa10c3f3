import { buttonRecipe } from './recipes/button.ts'
import { inputRecipe } from './recipes/input.ts'

/**
 * Recipes that more than one component uses. A style of one component stays in its file.
 */
export const recipes = { button: buttonRecipe, input: inputRecipe }
