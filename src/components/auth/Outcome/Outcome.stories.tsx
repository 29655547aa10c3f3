import { expect } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import preview from '#.storybook/preview.tsx'
import { sampleText } from '#.storybook/samples.ts'
import { Outcome } from './Outcome.tsx'

const meta = preview.meta({
  component: Outcome,
  args: {
    text: '$t(auth:reset.text)',
    to: '/login',
    action: '$t(auth:verify.toLogin)',
  },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** A sentence and one way on. */
export const Default = meta.story()

Default.test('OC-1 leads on by a link', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('link', { name: sampleText(globals, '$t(auth:verify.toLogin)') }),
  ).toHaveAttribute('href', '/login')
})
