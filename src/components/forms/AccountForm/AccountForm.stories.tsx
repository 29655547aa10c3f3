import { useTranslation } from 'react-i18next'
import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { recoveryFields } from '#domain/login.rules.ts'
import { AccountForm, type AccountFormProps } from './AccountForm.tsx'

/** An account form of one field: it shows what all account forms share (spec §5, brief §5). */
export const OneField = (
  props: Pick<AccountFormProps<typeof recoveryFields>, 'pending' | 'onSubmit'>,
) => {
  const { t } = useTranslation(['auth', 'contact'])
  return (
    <AccountForm {...props} fields={recoveryFields}>
      {(field) => (
        <>
          <TextField {...field('email')} label={t('auth:field.email')} type="email" />
          <Button type="submit">{t('contact:form.send')}</Button>
        </>
      )}
    </AccountForm>
  )
}

const meta = preview.meta({
  component: OneField,
  tags: ['autodocs'],
  excludeStories: ['OneField'],
  args: { pending: false, onSubmit: fn() },
  parameters: { layout: 'padded' },
})

/** Nothing is judged before submit. */
export const Default = meta.story()

Default.test('judges nothing before submit', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'linxia@')
  await userEvent.tab()
  await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(canvas.queryByRole('group')).toBeNull()
})

Default.test(
  'lists all problems in the summary, focuses it and keeps what was typed',
  async (context) => {
    const { canvas, args, userEvent, globals } = context
    await userEvent.type(canvas.getByRole('textbox'), 'linxia@{Enter}')
    const summary = named(context, 'group', ['auth:summary.title', { count: 1 }])
    await expect(summary).toHaveFocus()
    await expect(canvas.getByRole('textbox')).toHaveValue('linxia@')
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      inLanguage(globals, 'auth:problem.emailInvalid'),
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
)

Default.test('leads from a problem to its field', async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button'))
  await userEvent.click(named(context, 'link', 'auth:problem.emailInvalid'))
  await expect(canvas.getByRole('textbox')).toHaveFocus()
})

Default.test(
  'submits values that were set without React, as password managers do',
  async ({ canvas, args, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.value = 'linxia@example.com'
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'linxia@example.com' })
  },
)

/** While a form is under way. */
export const Pending = meta.story({ args: { pending: true } })

Pending.test('submits nothing while one is under way', async ({ canvas, args, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'linxia@example.com{Enter}')
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onSubmit).not.toHaveBeenCalled()
})
