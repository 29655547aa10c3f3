import { useState } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { factorsActions } from '#.storybook/fixtures/account.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
import { inLanguage, type ShownText } from '#.storybook/inLanguage.ts'
import { shownSample } from '#.storybook/samples.ts'
import * as RecoveryDialog from '#components/auth/RecoveryDialog/RecoveryDialog.stories.tsx'
import { CompareTray } from '#components/catalogue/CompareTray/CompareTray.tsx'
import * as ProductDetail from '#components/catalogue/ProductDetail/ProductDetail.stories.tsx'
import { TwoFactorSection } from '#components/account/TwoFactorSection/TwoFactorSection.tsx'
import * as ContactJourneys from '#components/landing/ContactForm/ContactForm.journeys.stories.tsx'
import * as ProductTable from '#components/manage/ProductTable/ProductTable.stories.tsx'
import * as UndoToast from '#components/manage/UndoToast/UndoToast.stories.tsx'
import * as ManagementPage from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import * as SignupPage from '#components/pages/SignupPage/SignupPage.stories.tsx'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { clear, locales, show } from '#tests/support/screens.ts'
import { Announcer } from '#components/ui/Announcer/Announcer.tsx'
import { listen } from './listen.ts'

/** Listens, beside the region that the layout has. */
const start = (): readonly string[] => {
  const unmount = renderInPage(<Announcer />)
  const { spoken, stop } = listen()
  onTestFinished(() => {
    stop()
    unmount()
  })
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

  it('the order of the rows, after each press on the head of a column', async () => {
    // A phone has a select instead.
    await page.viewport(1280, 800)
    await show(ManagementPage.Default, locale)
    const spoken = start()
    const head = page.getByRole('button', { name: text('manage:table.price'), exact: true })
    await head.click()
    await isHeard(spoken, text('manage:rows.orders.price.asc'))
    await page.getByRole('button', { name: text('manage:rows.orders.price.asc') }).click()
    await isHeard(spoken, text('manage:rows.orders.price.desc'))
  })

  it('each answer to “add to cart”', async () => {
    await show(ProductDetail.Default, locale)
    const spoken = start()
    const button = page.getByRole('button', { name: text('catalogue:detail.addToCart') })
    for (const times of [1, 2]) {
      await button.click()
      await isHeard(spoken, text('catalogue:detail.cartNote'), times)
    }
  })

  it('that a message was sent, once, and that another one may be written', async () => {
    await show(ContactJourneys.FromFilledToSent, locale)
    const spoken = start()
    await page.getByRole('button', { name: text('contact:form.send') }).click()
    await isHeard(spoken, text('contact:success.text'))
    await isHeard(spoken, text('contact:success.title'))
    await userEvent.keyboard('{Enter}')
    await isHeard(spoken, text('contact:form.label'))
  })

  it('what undo has brought about, once', async () => {
    await show(ManagementPage.Default, locale)
    const spoken = start()
    const name = shownSample({ locale }, '知远 40 纯电轿车')
    await page.getByRole('button', { name: text(['manage:table.deleteOf', { name }]) }).click()
    await isHeard(spoken, text(['manage:undo.remove', { count: 1 }]))
    await page.getByRole('button', { name: text('manage:undo.action') }).click()
    await isHeard(spoken, text('manage:done.undone'))
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

const zh = (key: ShownText) => inLanguage({ locale: 'zh' }, key)

it('announced: how many products are chosen, and why no fourth one', async () => {
  const products = sampleProducts('zh', 'car').slice(0, 3)
  const Chooser = () => {
    const [presses, setPresses] = useState(0)
    return (
      <>
        <button onClick={() => setPresses(presses + 1)}>Choose</button>
        <CompareTray
          products={products.slice(0, presses)}
          full={presses > 3}
          onRemove={vi.fn()}
          onClear={vi.fn()}
        />
      </>
    )
  }
  const spoken = start()
  onTestFinished(renderInPage(<Chooser />))
  for (const said of [
    'catalogue:compare.oneMore',
    ['catalogue:compare.chosen', { count: 2 }],
    ['catalogue:compare.chosen', { count: 3 }],
    'catalogue:compare.full',
  ] as const) {
    await page.getByRole('button', { name: 'Choose' }).click()
    await isHeard(spoken, zh(said))
  }
})

it('announced: that the second factor is on with codes to save, and what follows', async () => {
  const steps = [
    { screen: 'off', pending: false, problem: null },
    { screen: 'codes', codes: ['3f9a1c4001'] },
    { screen: 'on', offers: { totp: true, email: true, recoveryCode: true } },
  ] as const
  const Section = () => {
    const [step, setStep] = useState<0 | 1 | 2>(0)
    const next = () => setStep(step === 0 ? 1 : 2)
    return (
      <TwoFactorSection
        flow={{ ...factorsActions, ...steps[step], start: next, saved: next }}
        emailVerified
      />
    )
  }
  const spoken = start()
  onTestFinished(renderInPage(<Section />))
  await page.getByRole('button', { name: zh('twoFactor:section.start') }).click()
  await isHeard(spoken, `${zh('twoFactor:section.on')} ${zh('twoFactor:section.codesTitle')}`)
  await page.getByRole('button', { name: zh('twoFactor:section.saved') }).click()
  await isHeard(spoken, zh('twoFactor:section.on'), 2)
})
