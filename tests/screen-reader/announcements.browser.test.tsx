import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import { shownSample } from '#.storybook/samples.ts'
import * as RecoveryDialog from '#components/auth/RecoveryDialog/RecoveryDialog.stories.tsx'
import * as ProductTable from '#components/manage/ProductTable/ProductTable.stories.tsx'
import * as UndoToast from '#components/manage/UndoToast/UndoToast.stories.tsx'
import * as ManagementPage from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import * as SignupPage from '#components/pages/SignupPage/SignupPage.stories.tsx'
import { clear, locales, show } from '#tests/support/screens.ts'
import { listen } from './listen.ts'

const start = (): readonly string[] => {
  const { spoken, stop } = listen()
  onTestFinished(stop)
  return spoken
}

const isHeard = async (spoken: readonly string[], sentence: string, times = 1): Promise<void> =>
  expect.poll(() => spoken.filter((said) => said.includes(sentence))).toHaveLength(times)

afterEach(clear)

describe.each(locales)('announced in %s', (locale) => {
  const text = (key: ShownText) => inLanguage({ locale }, key)

  it('what can be undone', async () => {
    const spoken = start()
    await show(UndoToast.Cleared, locale)
    await isHeard(spoken, text(['manage:undo.clear', { count: 24 }]))
  })

  it('that a search in management finds nothing', async () => {
    await show(ManagementPage.Default, locale)
    const spoken = start()
    await page.getByRole('searchbox').fill('zzz')
    await isHeard(spoken, text(['catalogue:state.noMatch', { query: 'zzz' }]))
  })

  it('each refusal of a field that keeps the focus', async () => {
    await show(RecoveryDialog.Empty, locale)
    const spoken = start()
    await page.getByRole('textbox').click()
    await userEvent.keyboard('ann{Enter}')
    await isHeard(spoken, text('auth:problem.emailInvalid'))
    await userEvent.keyboard('{Enter}')
    await isHeard(spoken, text('auth:problem.emailInvalid'), 2)
  })

  it('each refusal of a price', async () => {
    await show(ProductTable.Default, locale)
    const spoken = start()
    const name = shownSample({ locale }, '知远 40 纯电轿车')
    await page.getByRole('button', { name: text(['manage:table.editPrice', { name }]) }).click()
    await page.getByRole('textbox').fill('12,5,0')
    await userEvent.keyboard('{Enter}')
    await isHeard(spoken, text('manage:problem.priceInvalid'))
    await userEvent.keyboard('{Enter}')
    await isHeard(spoken, text('manage:problem.priceInvalid'), 2)
  })

  it('the step whose field takes the focus', async () => {
    const spoken = start()
    await show(SignupPage.Code, locale)
    await isHeard(spoken, text('auth:code.title'))
  })

  it('the whole of a message beside a move of the focus', async () => {
    const spoken = start()
    await show(RecoveryDialog.Sent, locale)
    // One text: of two, one would be lost.
    await expect
      .poll(() => spoken.filter((said) => said.includes('linxia@example.com')))
      .toEqual([expect.stringContaining(text('auth:recovery.sent'))])
  })
})
