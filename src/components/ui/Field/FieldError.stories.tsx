import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { FieldError } from './FieldError.tsx'

const meta = preview.meta({
  title: 'ui/FieldError',
  component: FieldError,
  parameters: {
    docs: { story: { inline: false, height: '120px' } },
    layout: 'padded',
  },
  args: { id: 'price-error', children: '$t(manage:problem.priceInvalid)' },
})

/** An icon and the whole sentence. */
export const Default = meta.story()

Default.test('is found by its id and is silent on arrival', async ({ canvas, globals }) => {
  const error = canvas.getByText(inLanguage(globals, 'manage:problem.priceInvalid'))
  await expect(error.closest('#price-error')).not.toBeNull()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

/** Long text wraps beside the icon. */
export const LongText = meta.story({
  args: {
    children: '$t(manage:failure.picture.pictureProtected)',
  },
})
