import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  parameters: { layout: 'padded' },
  args: { children: '$t(manage:form.onSale)', name: 'remember' },
})

/** Not ticked. */
export const Default = meta.story()

Default.test('is ticked by a click on its label and by Space', async (context) => {
  const { canvas, userEvent, globals } = context
  const box = named(context, 'checkbox', 'manage:form.onSale')
  await userEvent.click(canvas.getByText(inLanguage(globals, 'manage:form.onSale')))
  await expect(box).toBeChecked()
  box.focus()
  await userEvent.keyboard(' ')
  await expect(box).not.toBeChecked()
})

/** Ticked. */
export const Checked = meta.story({ args: { defaultChecked: true } })

/** The label contains a link, which navigates and does not tick the box. */
export const WithLink = meta.story({
  args: {
    name: 'terms',
    children: (
      <>
        <span>$t(contact:form.emailHint)</span>{' '}
        <a href="#terms" style={{ color: 'inherit' }}>
          $t(common:footer.terms)
        </a>
      </>
    ),
  },
})

WithLink.test('does not tick on a click on the link in its label', async (context) => {
  const { canvas, userEvent } = context
  const link = named(context, 'link', 'common:footer.terms')
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(link)
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
})

/** Has to be ticked. */
export const WithError = WithLink.extend({
  args: { required: true, error: '$t(auth:problem.termsRequired)' },
})

WithError.test('is invalid and described by its error (spec §5.8)', async (context) => {
  const { canvas, globals, step } = context
  const box = canvas.getByRole('checkbox')
  await step('The checkbox is required, and marked invalid', async () => {
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
  })
  await step('Its error is announced with it', async () => {
    await expect(box).toHaveAccessibleDescription(inLanguage(globals, 'auth:problem.termsRequired'))
  })
})

/** Under the pointer: a darker edge. */
export const Hovered = meta.story({ parameters: { pinned: { hover: 'input' } } })

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'input' } } })

/** A long label wraps; the box stays at the first line. */
export const LongText = meta.story({
  args: {
    children: '$t(dashboard:products.text)',
  },
  decorators: [narrow],
})
