import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startI18n, i18n } from '#app/i18n.ts'
import { RootBoundary, rootOptions } from '#app/RootBoundary.tsx'
import { SessionProvider } from '#app/session.tsx'
import { Header } from '#components/layout/Header/Header.tsx'
import { system } from '#components/theme/system.ts'
import { inChinese } from '#tests/support/i18n.ts'

// The page of the tests must not be reloaded: the site does not answer.
vi.mock('#components/firstPaint/scripts/reloadWhenOnline.ts', () => ({
  reloadWhenOnline: (onOffline: () => void) => onOffline(),
}))

let unmount = () => {}

const Page = ({ root, header }: { readonly root: HTMLElement; readonly header: ReactNode }) => (
  <StrictMode>
    <RootBoundary root={root}>
      {header}
      <main>
        <h1>标题</h1>
        <input aria-label="字段" />
      </main>
    </RootBoundary>
  </StrictMode>
)

/** Hydrates a page whose header may throw, as the start does. Returns the errors that were caught. */
const hydrate = async (header: ReactNode, prerendered: ReactNode) => {
  await startI18n('zh')
  await i18n.loadNamespaces('common')
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page root={root} header={prerendered} />)
  await page.getByLabelText('字段').fill('林夏')
  const caught: unknown[] = []
  const app = hydrateRoot(root, <Page root={root} header={header} />, {
    ...rootOptions(root),
    onCaughtError: (error) => caught.push(error),
    // A header that throws differs from the prerendered one.
    onRecoverableError: () => {},
  })
  unmount = () => {
    app.unmount()
    root.remove()
  }
  return caught
}

afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fault = new Error('a fault')

const keepsThePage = async () => {
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(inChinese('common:status.failed.text'))
  await expect
    .element(page.getByRole('button', { name: inChinese('common:status.failed.reload') }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: '标题' })).toBeVisible()
  await expect.element(page.getByLabelText('字段')).toHaveValue('林夏')
}

it('keeps the page when the header of the site throws', async () => {
  // No theme and no router.
  const caught = await hydrate(<Header session="anonymous" language="zh" />, <header>头</header>)
  await keepsThePage()
  expect(caught).toHaveLength(1)
})

it('keeps the page when a provider of the site throws', async () => {
  // It has no services.
  const caught = await hydrate(<SessionProvider>头</SessionProvider>, <header>头</header>)
  await keepsThePage()
  expect(caught).toHaveLength(1)
})

it('the button of the notice asks for a reload, and says that the site does not answer', async () => {
  await hydrate(<SessionProvider>头</SessionProvider>, <header>头</header>)
  await page.getByRole('button', { name: inChinese('common:status.failed.reload') }).click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(inChinese('common:status.incomplete.offline'))
  await expect.element(page.getByLabelText('字段')).toHaveValue('林夏')
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
  await hydrate(<Broken />, <header>头</header>)
  await keepsThePage()
  expect(reported.mock.calls[0]?.[0].error).toBe(fault)
})

/** The header in what it needs. */
const header = (
  <MemoryRouter>
    <ChakraProvider value={system}>
      <Header session="anonymous" language="zh" />
    </ChakraProvider>
  </MemoryRouter>
)

it('keeps the page when an effect of the header throws', async () => {
  // As in browsers that do not know the selector.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    if (selector === ':popover-open') throw new DOMException('', 'SyntaxError')
    return matches.call(this, selector)
  })
  const caught = await hydrate(header, header)
  await keepsThePage()
  // One of each menu.
  expect(caught).toHaveLength(2)
})

it('keeps the page when opening the menu of the header throws', async () => {
  await page.viewport(360, 740)
  const caught = await hydrate(header, header)
  const open = page.getByRole('button', { name: inChinese('common:nav.openMenu') })
  await expect.element(open).toBeVisible()
  vi.stubGlobal('ResizeObserver', undefined)
  await open.click()
  await keepsThePage()
  expect(caught).toHaveLength(1)
})

it('an event handler of the header that throws changes nothing', async () => {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', reported, { once: true })
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation(() => {
    throw fault
  })
  await hydrate(header, header)
  await page.getByRole('button', { name: inChinese('common:language.label') }).click()
  await userEvent.keyboard('{Escape}{ArrowDown}')
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  expect(reported.mock.calls[0]?.[0].error).toBe(fault)
  await expect.element(page.getByLabelText('字段')).toHaveValue('林夏')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
