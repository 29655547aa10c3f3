import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { resolveColor } from '#.storybook/colours/resolveColor.ts'

/** Props of {@link ColourRoles}. */
export interface ColourRolesProps {
  /** The first part of the names of the roles: `fg` for `fg` and `fg.muted`. */
  readonly of: string
}

/** Colour roles that belong together, each with its purpose and its value in both modes. */
export const ColourRoles = ({ of }: ColourRolesProps) => (
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
