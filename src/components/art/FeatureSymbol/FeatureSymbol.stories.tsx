import { chakra } from '@chakra-ui/react'
import preview from '#.storybook/preview.tsx'
import { FeatureSymbol } from './FeatureSymbol.tsx'

const meta = preview.meta({
  component: FeatureSymbol,
  args: { feature: 'source' },
  decorators: [
    (Story) => (
      <chakra.div width="12" color="live">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Where the current comes from: a battery. */
export const Source = meta.story()

/** What decides where it goes: a fuse. */
export const Control = meta.story({ args: { feature: 'control' } })

/** What it is good for: a lamp. */
export const Use = meta.story({ args: { feature: 'use' } })
