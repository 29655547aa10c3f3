import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Circuit, type Points } from './Circuit.tsx'

const branch: Points = {
  all: [
    [
      ['rail', 'top', 0],
      ['rail', 'wire', 0],
      ['pageEnd', 'wire', 0, 'point'],
    ],
    [
      ['rail', 'wire', 0],
      ['rail', 'bottom', 0],
    ],
  ],
}

const meta = preview.meta({
  component: Circuit,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <chakra.div
        position="relative"
        height="8rem"
        css={{
          containerType: 'inline-size',
          '--edge': '4rem',
          '--rail': '2rem',
          '--wire': '50%',
          '--line': '4px',
        }}
      >
        <Story />
      </chakra.div>
    ),
  ],
  args: { points: branch },
})

/** Down the rail of a block, with a branch that ends in a point. */
export const Default = meta.story()

Default.test('is hidden from assistive technology', async ({ canvasElement }) => {
  for (const drawing of canvasElement.querySelectorAll('svg'))
    await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull()
})

/** Dead, and open at its end. */
export const Open = meta.story({
  args: {
    lit: false,
    points: {
      all: [
        [
          ['pageEnd', 'wire', 0],
          ['page', 'wire', 0, 'open'],
        ],
      ],
    },
  },
})
