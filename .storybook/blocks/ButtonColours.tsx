import { recipeColours } from '#.storybook/colours/recipeColours.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { RoleColours } from './RoleColours.tsx'

/** The colours of each variant of the button, at rest, hovered and disabled, with their values and contrast. */
export const ButtonColours = () => (
  <RoleColours
    label="Colours of the button"
    pairs={recipeColours(buttonRecipe).map(({ state, ...roles }) => ({ part: state, ...roles }))}
  />
)
