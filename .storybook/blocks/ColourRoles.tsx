import { chakra } from '@chakra-ui/react/styled-system'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { Modes } from './Modes.tsx'
import { Table } from './Table.tsx'
import { TokenName } from './TokenName.tsx'

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '2',
    // A value with opacity wraps beside its patch, after a comma.
    '& code': { whiteSpace: 'normal' },
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
    <code>{hex.replace(/,\s*/gu, ', ')}</code>
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
    heads={['Role', <Modes key="modes" light="Light" dark="Dark" />]}
    widths={['44%', '56%']}
    rows={Object.entries(notes.roles)
      .filter(([name]) => name.split('.')[0] === of)
      .map(([name, description]) => [
        <TokenName key="name" name={name} use={description} />,
        <Modes
          key="modes"
          light={<Colour hex={resolveColor(name, 'light')} />}
          dark={<Colour hex={resolveColor(name, 'dark')} />}
        />,
      ])}
  />
)
