import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { account } from '#.storybook/fixtures/account.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { expectProblems } from '#.storybook/expectProblems.ts'
import { saysPolitely } from '#.storybook/saysPolitely.ts'
import preview from '#.storybook/preview.tsx'
import { NameForm, type NameFormProps } from './NameForm.tsx'

const flow: NameFormProps['flow'] = account.name

const meta = preview.meta({
  component: NameForm,
  tags: ['autodocs'],
  args: { name: '林夏', flow },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

const label = 'account:profile.name'

/** The session ended while a new name was being saved: it is still there after log-in. */
export const Typed = meta.story({ args: { flow: { ...flow, typed: '林小夏' } } })

/** As it opens. */
export const Default = meta.story()

Default.test('submits a new name once', async (context) => {
  const { args, userEvent } = context
  const field = named(context, 'textbox', label)
  await expect(field).toHaveValue('林夏')
  await userEvent.clear(field)
  await userEvent.type(field, '林小夏{Enter}')
  await expect(args.flow.rename).toHaveBeenCalledTimes(1)
  await expect(args.flow.rename).toHaveBeenCalledWith('林小夏')
})

Default.test('takes 2 to 128 characters', async (context) => {
  const { args, userEvent } = context
  const field = named(context, 'textbox', label)
  const refused = [
    ['', 'auth:problem.nameRequired'],
    ['林', ['auth:problem.nameTooShort', { min: 2 }]],
    ['夏'.repeat(129), ['auth:problem.nameTooLong', { max: 128 }]],
  ] as const
  for (const [name, problem] of refused) {
    await userEvent.clear(field)
    if (name !== '') await userEvent.paste(name)
    await userEvent.type(field, '{Enter}')
    await expectProblems(context, [{ field: label, problem }])
  }
  await expect(args.flow.rename).not.toHaveBeenCalled()
})

/** Being saved. */
export const Saving = meta.story({ args: { flow: { ...flow, saving: true } } })

/** Saved. */
export const Saved = meta.story({ args: { flow: { ...flow, timesSaved: 1 } } })

Saved.test('is announced', saysPolitely('account:profile.nameSaved'))

/** Not saved. */
export const Failed = meta.story({ args: { flow: { ...flow, problem: { code: 'network' } } } })
