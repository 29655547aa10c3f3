import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx'

/** A form with two problems. */
const Form = (props: ErrorSummaryProps) => {
  const { t } = useTranslation(['catalogue', 'manage'])
  return (
    <div style={{ display: 'grid', gap: 22 }}>
      <ErrorSummary {...props} />
      <TextField
        id="name"
        name="name"
        label={t('catalogue:sort.name')}
        error={t('manage:problem.productNameRequired')}
      />
      <TextField
        id="price"
        name="price"
        label={t('catalogue:sort.price')}
        error={t('manage:problem.priceInvalid')}
      />
      <Button>{t('manage:table.savePrice')}</Button>
    </div>
  )
}

const meta = preview.meta({
  component: ErrorSummary,
  parameters: { docs: { story: { inline: false, height: '420px' } }, layout: 'padded' },
  args: {
    title: "$t(auth:summary.title, {'count': 2})",
    attempt: 1,
    problems: [
      { fieldId: 'name', text: '$t(manage:problem.productNameRequired)' },
      { fieldId: 'price', text: '$t(manage:problem.priceInvalid)' },
    ],
  },
  render: (args) => <Form {...args} />,
})

/** Above the form that was sent with two problems. */
export const Default = meta.story()

Default.test('takes the focus when it appears and is named by its heading', async (context) => {
  await expect(named(context, 'group', ['auth:summary.title', { count: 2 }])).toHaveFocus()
})

Default.test('leads to the field of a problem', async (context) => {
  await context.userEvent.click(named(context, 'link', 'manage:problem.priceInvalid'))
  await expect(named(context, 'textbox', 'catalogue:sort.price')).toHaveFocus()
})

/** Without problems there is nothing, and no focus is taken. */
export const Nothing = meta.story({ args: { problems: [] } })

Nothing.test('draws nothing and takes no focus without problems', async ({ canvas }) => {
  await expect(canvas.queryByRole('group')).toBeNull()
  await expect(document.body).toHaveFocus()
})

/** One link where the keyboard is, one under the pointer. */
export const LinkFocused = meta.story({
  parameters: { pinned: { 'focus-visible': 'li:first-child a', hover: 'li:last-child a' } },
})
