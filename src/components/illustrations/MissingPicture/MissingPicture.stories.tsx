import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { MissingPicture } from './MissingPicture.tsx'

const meta = preview.meta({
  component: MissingPicture,
  tags: ['autodocs'],
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
