import { recipeColours } from '#.storybook/colours/recipeColours.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'
import { Measured } from './ColourPairs.tsx'
import { Modes } from './Modes.tsx'
import { Table } from './Table.tsx'

/** Required of text by WCAG 2.2. */
const required = 4.5

/** The colours of each variant of the button, at rest, hovered and disabled, with their values and contrast. */
export const ButtonColours = () => (
  <Table
    label="Colours of the button"
    heads={['Variant, colour of its text', <Modes key="modes" light="Light, on" dark="Dark, on" />]}
    widths={['34%', '66%']}
    rows={recipeColours(buttonRecipe).map(({ state, ...pair }) => [
      <>
        {state}
        <br />
        <code>{pair.foreground}</code>
      </>,
      <Modes
        key="modes"
        light={<Measured pair={{ ...pair, required }} mode="light" values />}
        dark={<Measured pair={{ ...pair, required }} mode="dark" values />}
      />,
    ])}
  />
)
