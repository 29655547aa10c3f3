import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { FeatureSymbol } from './FeatureSymbol.tsx'

const meta = preview.meta({
  component: FeatureSymbol,
  tags: ['autodocs'],
  args: { feature: 'source' as const },
  decorators: [
    (Story) => (
      <chakra.div width="3rem" color="live">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Source: a battery. */
export const Source = meta.story()

/** Control: a fuse. */
export const Control = meta.story({ args: { feature: 'control' } })

/** Use: a lamp. */
export const Use = meta.story({ args: { feature: 'use' } })
