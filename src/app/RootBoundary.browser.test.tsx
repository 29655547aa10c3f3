import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n, i18n } from '#app/i18n.ts'
import { RootBoundary, rootOptions } from '#app/RootBoundary.tsx'
import { SessionProvider } from '#app/session.tsx'
import { Header } from '#components/layout/Header/Header.tsx'

// The page of the tests must not be reloaded: the site does not answer.
vi.mock('#app/inline/reloadWhenOnline.ts', () => ({
  reloadWhenOnline: (onOffline: () => void) => onOffline(),
}))

let unmount = () => {}

/** Hydrates a page whose header may throw, as the start does. */
const hydrate = async (children: ReactNode, markup = '<header>头</header>') => {
  await startI18n('zh')
  await i18n.loadNamespaces('common')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `${markup}<main><h1>标题</h1><input aria-label="姓名"></main>`
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
    {
      ...rootOptions(root),
      onCaughtError: (error) => caught.push(error),
      // A header that throws differs from the prerendered one.
      onRecoverableError: () => {},
    },
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

it('keeps the page when the header of the site throws', async () => {
  // No theme and no router.
  const caught = await hydrate(<Header session="anonymous" language="zh" />)
  await keepsThePage()
  expect(caught).toHaveLength(1)
})

it('keeps the page when a provider of the site throws', async () => {
  // It has no services.
  const caught = await hydrate(<SessionProvider>头</SessionProvider>)
  await keepsThePage()
  expect(caught).toHaveLength(1)
})

it('the button of the notice asks for a reload, and says that the site does not answer', async () => {
  await hydrate(<SessionProvider>头</SessionProvider>)
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('还连不上这个网站')
  await expect.element(page.getByLabelText('姓名')).toHaveValue('林夏')
})

it('keeps the page when the boundary itself throws', async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', reported, { once: true })
  vi.spyOn(RootBoundary.prototype, 'render').mockImplementation(function render(
    this: RootBoundary,
  ) {
    if (this.state.failed) throw fault
    return this.props.children
  })
  const Broken = () => {
    throw fault
  }
  await hydrate(<Broken />)
  await keepsThePage()
  expect(reported.mock.calls[0]?.[0].error).toBe(fault)
  vi.restoreAllMocks()
})

it.each(['AbortError', 'InvalidStateError', 'TimeoutError'])(
  'a transition that the browser skips with %s is no error of the page',
  (name) => {
    const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
    const { onRecoverableError } = rootOptions(document.body)
    onRecoverableError?.(new DOMException('', name), {})
    expect(reported).not.toHaveBeenCalled()
    onRecoverableError?.(fault, {})
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
    vi.restoreAllMocks()
  },
)

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
  await hydrate(<Header />, '<button>头</button>')
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
    '<button>头</button>',
  )
  await page.getByRole('button', { name: '头' }).click()
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  await expect.element(page.getByLabelText('姓名')).toHaveValue('林夏')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
