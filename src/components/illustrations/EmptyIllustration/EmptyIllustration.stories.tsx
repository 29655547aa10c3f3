import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { EmptyIllustration } from './EmptyIllustration.tsx'

const meta = preview.meta({
  component: EmptyIllustration,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" color="fg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** An empty list: the switch is open. */
export const Empty = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')?.closest('[aria-hidden=true]')).not.toBeNull()
  },
})

/** A search without a match: the switch is closed. */
export const NoMatch = meta.story({ args: { line: 'closed' } })
