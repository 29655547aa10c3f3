import type { Page } from '@playwright/test'
import { expect, inBothLanguages, test } from './fixtures.ts'
import { withSecondFactor } from './secondFactor.ts'
import { logIn } from './steps.ts'

/** A processor that is six times slower. */
const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/**
 * Presses a field as soon as it is in the document and types a text, a sign with each frame. A call of Playwright would
 * come frames later.
 */
const typeAtOnce = (page: Page, field: string, text: string) =>
  page.evaluate(
    ([selector = '', typed = '']) =>
      new Promise<void>((resolve) => {
        const signs = Array.from(typed)
        const type = () => {
          const sign = signs.shift()
          if (sign === undefined) {
            resolve()
            return
          }
          const field = document.activeElement
          if (field instanceof HTMLInputElement) {
            field.setRangeText(sign)
            field.dispatchEvent(
              new InputEvent('input', { data: sign, inputType: 'insertText', bubbles: true }),
            )
          }
          requestAnimationFrame(type)
        }
        const observer = new MutationObserver(() => {
          const element = document.querySelector<HTMLElement>(selector)
          if (element === null || element.getClientRects().length === 0) return
          observer.disconnect()
          element.focus()
          type()
        })
        observer.observe(document, { childList: true, subtree: true, attributes: true })
      }),
    [field, text],
  )

const firstBox = '[role=group] [autocomplete=one-time-code]'

inBothLanguages((_language, t) => {
  const expectCode = (page: Page, code: string) =>
    expect
      .poll(() =>
        page
          .getByRole('group', { name: t('auth:code.group') })
          .getByRole('textbox')
          .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value).join('')),
      )
      .toBe(code)

  test('a code that is typed at once stays, at the second factor and in its dialog', async ({
    page,
    site,
    person,
  }) => {
    await withSecondFactor(page.request, site.url, person)
    await page.goto('/dashboard/account')
    const off = page.getByRole('button', { name: t('twoFactor:section.turnOff') })
    await expect(off).toBeVisible()
    await slowDown(page)
    const inDialog = typeAtOnce(page, `dialog ${firstBox}`, '384291')
    await off.click()
    await inDialog
    await expectCode(page, '384291')

    await page.context().clearCookies()
    await page.goto('/login')
    const onPage = typeAtOnce(page, firstBox, '384291')
    await logIn(page, t, person)
    await onPage
    await expectCode(page, '384291')
  })
})
