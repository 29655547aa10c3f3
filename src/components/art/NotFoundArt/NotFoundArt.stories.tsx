import { chakra } from '@chakra-ui/react'
import preview from '#.storybook/preview.tsx'
import { NotFoundArt } from './NotFoundArt.tsx'

const meta = preview.meta({
  component: NotFoundArt,
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
