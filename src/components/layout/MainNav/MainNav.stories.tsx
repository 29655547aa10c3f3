import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { MainNav, type MainNavProps } from './MainNav.tsx'

const meta = preview.meta({
  component: MainNav,
  tags: ['autodocs'],
  args: { category: null as MainNavProps['category'] },
  decorators: [
    (Story) => (
      <chakra.div overflowX="auto">
        <chakra.div containerType="inline-size" width="76rem" height="4rem">
          <Story />
        </chakra.div>
      </chakra.div>
    ),
  ],
})

/** On no category. */
export const Default = meta.story()

/** On drones. */
export const OnCategory = meta.story({
  args: { category: 'drone' },
})

OnCategory.test('marks the category that is open (spec §2.12)', async ({ canvas }) => {
  const links = canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products/drone'])
})

/** A category under the pointer, an anchor where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'a[href*="car"]', 'focus-visible': 'a[href*="about"]' } },
})
