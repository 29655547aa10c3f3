import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  component: Field,
  parameters: { layout: 'padded' },
  args: {
    label: '颜色 Colour',
    indicator: '（选填 optional）',
    hint: '只影响预览。 Changes the preview only.',
    children: (control) => <input {...control} type="color" defaultValue="#0b6c77" />,
  },
})

/** Any control takes the attributes that connect it to label, hint and error. */
export const AroundAnyControl = meta.story()

AroundAnyControl.test('FI-1 ties label and hint to the control inside', async ({ canvas }) => {
  const control = canvas.getByLabelText('颜色 Colour （选填 optional）')
  await expect(control).toHaveAccessibleDescription('只影响预览。 Changes the preview only.')
  await expect(control).not.toHaveAttribute('aria-invalid')
})

/** The error is between the hint and the control. */
export const WithError = meta.story({ args: { error: '请选择颜色 Please choose a colour' } })

WithError.test('FI-2 is described by hint, then error', async ({ canvas }) => {
  const control = canvas.getByLabelText('颜色 Colour （选填 optional）')
  await expect(control).toBeInvalid()
  await expect(control).toHaveAccessibleDescription(
    '只影响预览。 Changes the preview only. 请选择颜色 Please choose a colour',
  )
})
