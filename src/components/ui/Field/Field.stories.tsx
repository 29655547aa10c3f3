import { expect } from 'storybook/test'
import { labelled } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Field } from './Field.tsx'

const meta = preview.meta({
  component: Field,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(manage:form.stock)',
    indicator: '$t(common:action.optional)',
    hint: '$t(manage:form.descriptionHint)',
    children: (control) => <input {...control} type="color" defaultValue="#0b6c77" />,
  },
})

/** Any control takes the attributes that connect it to label, hint and error. */
export const AroundAnyControl = meta.story()

AroundAnyControl.test('ties label and hint to the control inside', async (context) => {
  const control = labelled(context, 'manage:form.stock', 'common:action.optional')
  await expect(control).toHaveAccessibleDescription(
    inLanguage(context.globals, 'manage:form.descriptionHint'),
  )
  await expect(control).not.toHaveAttribute('aria-invalid')
})

/** The error is between the hint and the control. */
export const WithError = meta.story({ args: { error: '$t(manage:problem.stockInvalid)' } })

WithError.test('is described by hint, then error', async (context) => {
  const control = labelled(context, 'manage:form.stock', 'common:action.optional')
  await expect(control).toBeInvalid()
  await expect(control).toHaveAccessibleDescription(
    inLanguage(context.globals, 'manage:form.descriptionHint', 'manage:problem.stockInvalid'),
  )
})
