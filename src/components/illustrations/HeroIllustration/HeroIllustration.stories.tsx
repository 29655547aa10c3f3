import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { bus } from './circuit.ts'
import { HeroIllustration } from './HeroIllustration.tsx'

const meta = preview.meta({
  component: HeroIllustration,
  decorators: [
    (Story) => (
      <chakra.div maxWidth="45rem" background="bg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** By itself, with its bus. Decoration. */
export const Drawn = meta.story({ tags: ['default'] })

Drawn.test('is hidden from assistive technology', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})

/** Part of the line of a page, which draws the bus. */
export const Connected = meta.story({ tags: ['default'], args: { connected: true } })

Connected.test('leaves the bus to the page and shows every branch', async ({ canvasElement }) => {
  const lines = [...canvasElement.querySelectorAll('path[pathLength]')]
  await expect(lines).toHaveLength(5)
  const drawn = canvasElement.querySelector(`path[d="${bus}"]`)
  await expect(drawn).not.toBeVisible()
  await Promise.all(lines.flatMap((line) => line.getAnimations().map(({ finished }) => finished)))
  const hidden = lines.filter((line) => parseFloat(getComputedStyle(line).strokeDashoffset) > 0)
  await expect(hidden).toEqual([])
})

/** Each drawing leads somewhere. While one has the focus, it alone carries current. */
export const Linked = meta.story({
  args: {
    connected: true,
    children: (drawing, index) => (
      <a key={index} href={`#${String(index)}`}>
        {drawing}
        <span>{String(index)}</span>
      </a>
    ),
  },
})

Linked.test('lights the branch of the link with the focus alone', async (context) => {
  const { canvasElement, userEvent } = context
  const strokes = () =>
    [...canvasElement.querySelectorAll('path[pathLength]')].map(
      (line) => getComputedStyle(line).stroke,
    )
  const live = strokes().at(0)
  await userEvent.tab()
  await userEvent.tab()
  await expect(strokes().map((stroke) => stroke === live)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})
