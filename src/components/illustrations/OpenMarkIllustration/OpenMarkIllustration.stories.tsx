import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { OpenMarkIllustration } from './OpenMarkIllustration.tsx'

const meta = preview.meta({
  component: OpenMarkIllustration,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <chakra.div
        width="18rem"
        css={{
          '--arc': 'colors.border',
          '--ground': 'colors.bg',
        }}
      >
        <Story />
      </chakra.div>
    ),
  ],
})

/** At its size on a wide screen. */
export const Default = meta.story()
