import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ProblemBanner } from './ProblemBanner.tsx'

const meta = preview.meta({
  component: ProblemBanner,
  tags: ['autodocs'],
  args: { title: '$t(auth:reset.failed)', problem: { code: 'network' as const } },
  parameters: { visual: { disable: true } },
})

/** With the text of the problem. */
export const Default = meta.story()

Default.test('announces the title and the reason', async ({ canvas, globals }) => {
  const reason = inLanguage(globals, 'errors:reason.network')
  await expect(await canvas.findByRole('alert')).toHaveTextContent(reason)
})

Default.test(
  'shows its own text instead of the reason',
  { args: { children: '$t(account:profile.passwordWrong)' } },
  async ({ canvas, globals }) => {
    const text = inLanguage(globals, 'account:profile.passwordWrong')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
  },
)

Default.test(
  'renders nothing without a problem',
  { args: { problem: null } },
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
    await expect(canvasElement.querySelector('[role=alert]')).toBeNull()
  },
)
