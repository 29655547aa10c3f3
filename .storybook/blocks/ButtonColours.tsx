import { recipeColours } from '#.storybook/colours/recipeColours.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { Measured } from './ColourPairs.tsx'
import { Table } from './Table.tsx'

/** Required of text by WCAG 2.2. */
const required = 4.5

/** The colours of each variant of the button, at rest, hovered and disabled, with their contrast. */
export const ButtonColours = () => (
  <Table
    label="Colours of the button"
    heads={['Variant, colour of its text', 'Light, on', 'Dark, on']}
    widths={['34%', '33%', '33%']}
    rows={recipeColours(buttonRecipe).map(({ state, ...pair }) => [
      <>
        {state}
        <br />
        <code>{pair.foreground}</code>
      </>,
      <Measured key="light" pair={{ ...pair, required }} mode="light" />,
      <Measured key="dark" pair={{ ...pair, required }} mode="dark" />,
    ])}
  />
)
