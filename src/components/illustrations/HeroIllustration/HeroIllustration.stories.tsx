import { chakra } from '@chakra-ui/react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { HeroIllustration } from './HeroIllustration.tsx'

const meta = preview.meta({
  tags: ['!autodocs'],
  component: HeroIllustration,
  args: { label: '单线图 One-line diagram' },
  decorators: [
    (Story) => (
      <chakra.div maxWidth="45rem" background="bg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Without animation: before hydration and under reduced motion. */
export const Drawn = meta.story()

Drawn.test('HA-1 is an image named by its label', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '单线图 One-line diagram' })).toBeVisible()
})

/** The line is animated once, where motion is allowed. */
export const Energised = meta.story({ args: { energise: true } })

Energised.test('HA-2 ends with the whole line drawn', async ({ canvasElement }) => {
  const undrawn = () =>
    [...canvasElement.querySelectorAll('path')].filter(
      (path) => parseFloat(getComputedStyle(path).strokeDashoffset) > 0,
    )
  await waitFor(() => expect(canvasElement.querySelectorAll('[opacity="0.28"]')).toHaveLength(1))
  await waitFor(() => expect(undrawn()).toEqual([]), { timeout: 3000 })
})

/** Without a label: decoration. */
export const Decoration = meta.story({ render: () => <HeroIllustration /> })

Decoration.test('HA-3 has no role without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})
