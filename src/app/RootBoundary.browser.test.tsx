import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n, i18n } from '#app/i18n.ts'
import { RootBoundary } from '#app/RootBoundary.tsx'

let unmount = () => {}

/** Hydrates a page whose header may throw, as the start does. */
const hydrate = async (children: ReactNode) => {
  await startI18n('zh')
  await i18n.loadNamespaces('common')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = '<header>头</header><main><h1>标题</h1><input aria-label="姓名"></main>'
  await page.getByLabelText('姓名').fill('林夏')
  const caught: unknown[] = []
  const app = hydrateRoot(
    root,
    <StrictMode>
      <RootBoundary root={root}>
        {children}
        <main>
          <h1>标题</h1>
          <input aria-label="姓名" />
        </main>
      </RootBoundary>
    </StrictMode>,
    { onCaughtError: (error) => caught.push(error), onRecoverableError: () => {} },
  )
  unmount = () => {
    app.unmount()
    root.remove()
  }
  return caught
}

afterEach(() => {
  unmount()
})

const fault = new Error('a fault')

const keepsThePage = async () => {
  await expect.element(page.getByRole('alert')).toHaveTextContent('出现了意外错误')
  await expect.element(page.getByRole('button', { name: '刷新页面' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '标题' })).toBeVisible()
  await expect.element(page.getByLabelText('姓名')).toHaveValue('林夏')
}

it('keeps the page and what was typed when the header throws while it is hydrated', async () => {
  const Header = () => {
    throw fault
  }
  const caught = await hydrate(<Header />)
  await keepsThePage()
  expect(caught).toEqual([fault])
})

it('keeps the page when an effect throws', async () => {
  const Header = () => {
    useEffect(() => {
      throw fault
    }, [])
    return <header>头</header>
  }
  await hydrate(<Header />)
  await keepsThePage()
})

it('keeps the page when an update throws', async () => {
  const Header = () => {
    const [broken, setBroken] = useState(false)
    if (broken) throw fault
    return <button onClick={() => setBroken(true)}>头</button>
  }
  await hydrate(<Header />)
  await page.getByRole('button', { name: '头' }).click()
  await keepsThePage()
})

it('an event handler that throws changes nothing', async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', reported, { once: true })
  await hydrate(
    <button
      onClick={() => {
        throw fault
      }}
    >
      头
    </button>,
  )
  await page.getByRole('button', { name: '头' }).click()
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  await expect.element(page.getByLabelText('姓名')).toHaveValue('林夏')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
