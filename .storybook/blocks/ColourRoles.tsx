import { chakra } from '@chakra-ui/react'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { Table } from './Table.tsx'

const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    // `rgba(31, 41, 45, 0.6)` takes two lines.
    '& code': { overflowWrap: 'anywhere', minWidth: { md: '0' } },
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

/** Every colour role with its purpose and its value in both modes. */
export const ColourRoles = () => (
  <Table
    label="Colour roles"
    heads={['Role', 'For', 'Light', 'Dark']}
    widths={['25%', '35%', '20%', '20%']}
    rows={Object.entries(notes.roles).map(([name, description]) => [
      name,
      description,
      <Colour key="light" hex={resolveColor(name, 'light')} />,
      <Colour key="dark" hex={resolveColor(name, 'dark')} />,
    ])}
  />
)
