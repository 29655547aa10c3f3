import { chakra } from '@chakra-ui/react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { HeroArt } from './HeroArt.tsx'

const meta = preview.meta({
  tags: ['!autodocs'],
  component: HeroArt,
  args: { label: '单线图 One-line diagram' },
  decorators: [
    (Story) => (
      <chakra.div maxWidth="45rem" background="bg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** As it stands before any script, and under reduced motion. */
export const Drawn = meta.story()

Drawn.test('HA-1 has a name where it means something', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '单线图 One-line diagram' })).toBeVisible()
})

/** The current runs through it once, where motion is welcome. */
export const Energised = meta.story({ args: { energise: true } })

Energised.test('HA-2 ends with the whole line drawn', async ({ canvasElement }) => {
  const undrawn = () =>
    [...canvasElement.querySelectorAll('path')].filter(
      (path) => parseFloat(getComputedStyle(path).strokeDashoffset) > 0,
    )
  await waitFor(() => expect(canvasElement.querySelectorAll('[opacity="0.28"]')).toHaveLength(1))
  await waitFor(() => expect(undrawn()).toEqual([]), { timeout: 3000 })
})

/** Beside words that say the same already: decoration. */
export const Decoration = meta.story({ render: () => <HeroArt /> })

Decoration.test('HA-3 is silent without a name', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})
