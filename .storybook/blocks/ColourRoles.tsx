import { chakra } from '@chakra-ui/react'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { Table } from './Table.tsx'
import { TokenName } from './TokenName.tsx'

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
  },
})
const Patch = chakra('span', {
  base: {
    flexShrink: '0',
    width: '2.25rem',
    height: '1.625rem',
    borderRadius: 'sm',
    border: '1px solid {colors.border.control}',
    forcedColorAdjust: 'none',
  },
})

const Colour = ({ hex }: { readonly hex: string }) => (
  <Chip>
    <Patch style={{ background: hex }} />
    <code>{hex}</code>
  </Chip>
)

/** Props of {@link ColourRoles}. */
export interface ColourRolesProps {
  /** The first part of the names of the roles: `fg` for `fg` and `fg.muted`. */
  readonly of: string
}

/** Colour roles that belong together, each with its purpose and its value in both modes. */
export const ColourRoles = ({ of }: ColourRolesProps) => (
  <Table
    label={`Colour roles: ${of}`}
    heads={['Role', 'Light', 'Dark']}
    widths={['50%', '25%', '25%']}
    rows={Object.entries(notes.roles)
      .filter(([name]) => name.split('.')[0] === of)
      .map(([name, description]) => [
        <TokenName key="name" name={name} use={description} />,
        <Colour key="light" hex={resolveColor(name, 'light')} />,
        <Colour key="dark" hex={resolveColor(name, 'dark')} />,
      ])}
  />
)
