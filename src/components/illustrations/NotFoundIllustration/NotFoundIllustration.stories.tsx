import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { NotFoundIllustration } from './NotFoundIllustration.tsx'

const meta = preview.meta({
  component: NotFoundIllustration,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" color="fg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** The open circuit, for what is missing or broken. */
export const Default = meta.story()
