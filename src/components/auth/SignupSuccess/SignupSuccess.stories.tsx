import { expect, fn } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SignupSuccess } from './SignupSuccess.tsx'

const meta = preview.meta({
  component: SignupSuccess,
  args: { onContinue: fn() },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** A way to go now. */
export const Default = meta.story()

Default.test('continues at once', async ({ canvas, args, userEvent, globals }) => {
  const link = canvas.getByRole('link', {
    name: inLanguage(globals, 'auth:verified.continue'),
  })
  await expect(link).toHaveAttribute('href', '/')
  await userEvent.click(link)
  await expect(args.onContinue).toHaveBeenCalledTimes(1)
})
