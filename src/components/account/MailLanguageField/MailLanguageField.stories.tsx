import { expect } from 'storybook/test'
import { account } from '#.storybook/fixtures/account.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { MailLanguageField, type MailLanguageFieldProps } from './MailLanguageField.tsx'

const flow: MailLanguageFieldProps['flow'] = { ...account.mailLanguage, language: null }

const args: MailLanguageFieldProps = { flow }

const meta = preview.meta({
  component: MailLanguageField,
  args,
  parameters: { layout: 'padded', visual: { disable: true } },
  decorators: [formColumn],
})

const label = 'account:mailLanguage.label'

/** No choice yet: mails follow the page. */
export const Default = meta.story()

Default.test('is saved when it is chosen', async ({ canvas, args: given, userEvent, globals }) => {
  const field = canvas.getByRole('combobox', { name: inLanguage(globals, label) })
  await expect(field).toHaveDisplayValue(inLanguage(globals, 'account:mailLanguage.none'))
  await userEvent.selectOptions(field, inLanguage(globals, 'common:language.en'))
  await expect(given.flow.choose).toHaveBeenCalledTimes(1)
  await expect(given.flow.choose).toHaveBeenCalledWith('en')
})

/** The preferences are being read. */
export const Reading = meta.story({
  args: { flow: { ...flow, status: 'reading' } },
  play: showsTexts('account:mailLanguage.reading'),
})

/** They could not be read. */
export const Unknown = meta.story({
  args: { flow: { ...flow, status: 'unknown', problem: { code: 'timeout' } } },
})

Unknown.test('reads the preferences again', async ({ canvas, args: given, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'))
  await expect(given.flow.retry).toHaveBeenCalledTimes(1)
})

/** Being saved. */
export const Saving = meta.story({ args: { flow: { ...flow, status: 'saving', language: 'zh' } } })

/** Saved. */
export const Saved = meta.story({
  args: { flow: { ...flow, language: 'zh', timesSaved: 1 } },
  play: showsTexts('account:mailLanguage.saved'),
})

/** Not saved: the stored choice shows. */
export const Failed = meta.story({
  args: { flow: { ...flow, language: 'zh', problem: { code: 'network' } } },
  play: showsTexts('account:mailLanguage.failed'),
})

Failed.test('shows the stored choice after a failure', async ({ canvas, globals }) => {
  await expect(canvas.getByRole('combobox', { name: inLanguage(globals, label) })).toHaveValue('zh')
})
