import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Header } from '#components/layout/Header/Header.tsx'
import { renderInPage } from '#tests/support/renderInPage.tsx'

const openButton = () => page.getByRole('button', { name: '打开菜单' })
const closeButton = () => page.getByRole('button', { name: '关闭菜单' })
const parts = () => page.getByRole('link', { name: '零部件' })

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

it('Escape closes the menu and returns the focus to its button', async () => {
  await openButton().click()
  await expect.element(page.getByRole('link', { name: '汽车' })).toHaveFocus()
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
  await expect.element(page.getByRole('link', { name: '汽车' })).toHaveFocus()
  const stops: (string | null)[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab()
    stops.push(document.activeElement?.textContent.trim() ?? null)
  }
  expect(stops).not.toContain('正文')
  expect(stops.slice(0, 9)).toEqual([
    '零部件',
    '处理器',
    '手机',
    '游戏设备',
    '无人机',
    '优势',
    '关于',
    '联系',
    '登录',
  ])
})

it('it goes away when the header becomes wide enough without it', async () => {
  await openButton().click()
  await expect.element(parts()).toBeVisible()
  await page.viewport(1280, 740)
  await expect.poll(() => document.querySelector('main')?.hasAttribute('inert')).toBe(false)
  await expect.element(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
})
