import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { sampleText } from '#.storybook/samples.ts'
import { HeroIllustration } from './HeroIllustration.tsx'

const meta = preview.meta({
  tags: ['!autodocs'],
  component: HeroIllustration,
  args: { label: '$t(landing:features.heading)' },
  decorators: [
    (Story) => (
      <chakra.div maxWidth="45rem" background="bg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** By itself, with its bus. */
export const Drawn = meta.story()

Drawn.test('is an image named by its label', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('img', { name: sampleText(globals, '$t(landing:features.heading)') }),
  ).toBeVisible()
})

/** Part of the line of a page, which draws the bus. */
export const Connected = meta.story({ args: { connected: true } })

Connected.test('leaves the bus to the page and shows every branch', async ({ canvasElement }) => {
  const lines = [...canvasElement.querySelectorAll('path[pathLength]')]
  await expect(lines).toHaveLength(5)
  const bus = canvasElement.querySelector('path[d="M96 288H588"]')
  await expect(bus).not.toBeInTheDocument()
  await Promise.all(lines.flatMap((line) => line.getAnimations().map(({ finished }) => finished)))
  const hidden = lines.filter((line) => parseFloat(getComputedStyle(line).strokeDashoffset) > 0)
  await expect(hidden).toEqual([])
})

/** Without a label: decoration. */
export const Decoration = meta.story({ render: () => <HeroIllustration /> })

Decoration.test('has no role without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})
