import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inChinese } from '#tests/support/i18n.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'

const button = () => page.getByRole('button', { name: inChinese('common:language.label') })
const english = () => page.getByRole('link', { name: inChinese('common:language.en') })

let unmount: () => void

beforeEach(() => {
  unmount = renderInPage(
    <>
      <LanguageMenu language="zh" />
      <p style={{ marginTop: '15rem' }}>正文</p>
    </>,
  )
})

afterEach(() => {
  unmount()
})

it('Escape closes the list and returns the focus to the button', async () => {
  await button().click()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(page.getByRole('link', { name: inChinese('common:language.zh') }))
    .toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(english()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

it('a click outside closes the list', async () => {
  await button().click()
  await expect.element(english()).toBeVisible()
  await page.getByText('正文').click()
  await expect.element(english()).not.toBeInTheDocument()
})

it('a second click on the button closes the list', async () => {
  await button().click()
  await expect.element(english()).toBeVisible()
  await button().click()
  await expect.element(english()).not.toBeInTheDocument()
})

it('the list opens under its button', async () => {
  await button().click()
  await expect.element(english()).toBeVisible()
  const list = english().element().closest('ul')?.getBoundingClientRect()
  const above = button().element().getBoundingClientRect()
  expect(list?.top).toBeGreaterThanOrEqual(above.bottom)
  expect(list?.top).toBeLessThan(above.bottom + 24)
})
