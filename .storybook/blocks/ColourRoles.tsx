import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { resolveColor } from '#.storybook/colours/resolveColor.ts'

/** The colour roles of a group (`fg`: `fg` and `fg.muted`), each with its purpose and its value in both modes. */
export const ColourRoles = ({ of }: { readonly of: string }) => (
  <ColorPalette>
    {Object.entries(notes.roles)
      .filter(([name]) => name.split('.')[0] === of)
      .map(([name, use]) => (
        <ColorItem
          key={name}
          title={name}
          subtitle={use}
          colors={{ Light: resolveColor(name, 'light'), Dark: resolveColor(name, 'dark') }}
        />
      ))}
  </ColorPalette>
)
