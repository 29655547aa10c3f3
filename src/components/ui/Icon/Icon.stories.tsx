import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Icon } from './Icon.tsx'
import { icons, type IconName } from './icons.tsx'

const meta = preview.meta({
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'globe' as const },
  argTypes: { name: { table: { type: { summary: 'IconName' } } } },
})

/** One icon in the size for buttons. */
export const Default = meta.story()

Default.test('is hidden from assistive technology', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

/** Every icon with its name. */
export const All = meta.story({
  render: () => (
    <chakra.ul
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(7rem, 1fr))"
      gap="5"
      padding="0"
      margin="0"
      listStyleType="none"
    >
      {(Object.keys(icons) as IconName[]).map((name) => (
        <chakra.li key={name} display="grid" justifyItems="center" gap="2" textStyle="caption">
          <Icon name={name} size={24} />
          <span>{name}</span>
        </chakra.li>
      ))}
    </chakra.ul>
  ),
})

/** The three sizes beside one another: 16, 20 and 24 px at the default text size. */
export const Sizes = meta.story({
  render: () => (
    <chakra.div display="flex" gap="5" alignItems="center">
      <Icon name="search" size={16} />
      <Icon name="search" size={20} />
      <Icon name="search" size={24} />
    </chakra.div>
  ),
})
