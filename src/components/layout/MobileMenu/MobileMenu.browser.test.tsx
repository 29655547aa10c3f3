import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Header } from '#components/layout/Header/Header.tsx'
import { inChinese } from '#tests/support/i18n.ts'
import { renderInPage } from '#tests/support/renderInPage.tsx'

const openButton = () => page.getByRole('button', { name: inChinese('common:nav.openMenu') })
const closeButton = () => page.getByRole('button', { name: inChinese('common:nav.closeMenu') })
const parts = () => page.getByRole('link', { name: inChinese('common:category.parts') })

let unmount: () => void

beforeEach(async () => {
  await page.viewport(360, 740)
  unmount = renderInPage(
    <div>
      <Header session="anonymous" language="zh" />
      <main>
        <a href="#behind">正文</a>
      </main>
    </div>,
  )
})

afterEach(() => {
  unmount()
})

it('Escape closes the menu and returns the focus to its button (spec §2.15)', async () => {
  await openButton().click()
  await expect
    .element(page.getByRole('link', { name: inChinese('common:category.car') }))
    .toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(parts()).not.toBeInTheDocument()
  await expect.element(openButton()).toHaveFocus()
  expect(document.documentElement.style.overflow).toBe('')
})

it('its button closes it', async () => {
  await openButton().click()
  await expect.element(parts()).toBeVisible()
  await closeButton().click()
  await expect.element(parts()).not.toBeInTheDocument()
})

it('Tab stays among header and menu while it is open', async () => {
  await openButton().click()
  await expect
    .element(page.getByRole('link', { name: inChinese('common:category.car') }))
    .toHaveFocus()
  const stops: (string | null)[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent.trim() ?? null)
  }
  expect(stops).not.toContain('正文')
  expect(stops.slice(0, 9)).toEqual([
    inChinese('common:category.parts'),
    inChinese('common:category.cpu'),
    inChinese('common:category.phone'),
    inChinese('common:category.game'),
    inChinese('common:category.drone'),
    inChinese('common:nav.features'),
    inChinese('common:nav.about'),
    inChinese('common:nav.contact'),
    inChinese('common:nav.login'),
  ])
})

it('it goes away when the header becomes wide enough without it', async () => {
  await openButton().click()
  await expect.element(parts()).toBeVisible()
  await page.viewport(1280, 740)
  await expect.poll(() => document.querySelector('main')?.hasAttribute('inert')).toBe(false)
  await expect
    .element(page.getByRole('navigation', { name: inChinese('common:nav.main') }))
    .toBeVisible()
})
