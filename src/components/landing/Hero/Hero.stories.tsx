import { chakra } from '@chakra-ui/react/styled-system'
import { expect, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Hero } from './Hero.tsx'

const meta = preview.meta({
  component: Hero,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '640px' } }, layout: 'fullscreen' },
})

const actionName = (globals: Record<string, unknown>) => inLanguage(globals, 'landing:hero.action')

/** Top of the landing page. */
export const Default = meta.story()

Default.test('reads its heading as one sentence', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'landing:hero.heading')
  await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
})

Default.test(
  'leads to the features also without script (spec §2.1)',
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: actionName(globals) })).toHaveAttribute(
      'href',
      '/#features',
    )
  },
)

Default.test(
  'scrolls to the features and takes the keyboard along (spec §2.1)',
  {
    decorators: [
      (Story) => (
        <div>
          <Story />
          <chakra.section
            id="features"
            aria-label="features"
            marginBlockStart="40rem"
            height="60rem"
          />
        </div>
      ),
    ],
  },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const features = canvas.getByRole('region', { name: 'features' })
    await userEvent.click(canvas.getByRole('link', { name: actionName(globals) }))
    await expect(features).toHaveFocus()
    await waitFor(() =>
      expect(features.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2),
    )
  },
)
