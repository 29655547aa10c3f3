import { chakra } from '@chakra-ui/react'
import preview from '#.storybook/preview.tsx'
import { EmptyArt } from './EmptyArt.tsx'

const meta = preview.meta({
  component: EmptyArt,
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" color="fg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Nothing is there yet: the switch is open. */
export const Empty = meta.story()

/** The search found nothing: the line carries, but nothing answers. */
export const NoMatch = meta.story({ args: { line: 'closed' } })
