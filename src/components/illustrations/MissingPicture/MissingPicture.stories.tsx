import { chakra } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { MissingPicture } from './MissingPicture.tsx'

const meta = preview.meta({
  component: MissingPicture,
  args: { label: '星河 Pro' },
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" background="bg.media" borderRadius="md">
        <Story />
      </chakra.div>
    ),
  ],
})

/** On the ground of a product picture. */
export const Default = meta.story()

Default.test('MI-1 is named after the product that it stands for', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '星河 Pro' })).toBeVisible()
})
