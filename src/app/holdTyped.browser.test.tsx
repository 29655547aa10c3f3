import { useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translatePage } from '#tests/support/translator.ts'
import { holdTyped } from './holdTyped.ts'
import { RouteBoundary } from './layout/RouteBoundary.tsx'

const fields = (
  <form>
    <label>
      <span>Name</span>
      <input name="name" />
    </label>
    <label>
      <span>Password</span>
      <input name="password" type="password" />
    </label>
    <label>
      <span>Terms</span>
      <input name="terms" type="checkbox" />
    </label>
  </form>
)

/** Typing puts an icon before a bare text. */
const Fragile = () => {
  const [text, setText] = useState('')
  return (
    <main>
      {fields}
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <p>
        {text === '' ? null : <b>icon</b>}
        Weak
      </p>
    </main>
  )
}

const Broken = () => {
  throw new DOMException('Not a child', 'NotFoundError')
}

const host = document.createElement('div')
let root: Root

const typeAll = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Lin')
  await userEvent.fill(page.getByLabelText('Password'), 'correct horse')
  await userEvent.click(page.getByRole('checkbox', { name: 'Terms' }))
}

const expectAll = async () => {
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lin')
  await expect.element(page.getByLabelText('Password')).toHaveValue('correct horse')
  await expect.element(page.getByRole('checkbox', { name: 'Terms' })).toBeChecked()
}

const render = (children: React.ReactNode) => {
  document.body.append(host)
  root = createRoot(host, { onCaughtError: () => undefined })
  root.render(
    <RouteBoundary resetKey="/" fallback={<h1>Failed</h1>}>
      {children}
    </RouteBoundary>,
  )
}

afterEach(() => {
  root.unmount()
  host.remove()
})

it('a page whose markup was changed is mounted anew, with what was typed and the focus', async () => {
  render(<Fragile />)
  await typeAll()
  translatePage(host)
  await userEvent.fill(page.getByRole('textbox', { name: 'Search' }), 'x')
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveValue('x')
  await expect.element(page.getByText('icon')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus()
  await expectAll()
})

it('a page that cannot be shown is mounted anew once', async () => {
  render(<Broken />)
  await expect.element(page.getByRole('heading')).toHaveTextContent('Failed')
})

const buildAnew = async (before: () => void) => {
  host.innerHTML = renderToString(fields)
  document.body.append(host)
  await typeAll()
  document.querySelector('input')?.insertAdjacentHTML('afterend', '<i>key</i>')
  const restore = holdTyped()
  await new Promise<unknown>((resolve) => {
    root = hydrateRoot(host, fields, { onRecoverableError: resolve })
  })
  before()
  restore()
}

it('a page that React builds anew keeps what was filled in', async () => {
  await buildAnew(() => undefined)
  await expectAll()
})

it('what is typed into a field that React has built anew is not replaced by what was typed before', async () => {
  await buildAnew(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[name=name]'))
      field.value = 'X'
  })
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('X')
  await expect.element(page.getByLabelText('Password')).toHaveValue('correct horse')
})

it.each(['before React', 'while React takes the page over'])(
  'a draft does not come into a field that was pressed %s',
  async (when) => {
    host.innerHTML = renderToString(fields)
    document.body.append(host)
    const name = page.getByRole('textbox', { name: 'Name' })
    if (when === 'before React') await userEvent.click(name)
    const restore = holdTyped()
    if (when !== 'before React') await userEvent.click(name)
    root = hydrateRoot(
      host,
      <form>
        <label>
          <span>Name</span>
          <input name="name" defaultValue="三" />
        </label>
        <label>
          <span>Password</span>
          <input name="password" type="password" defaultValue="四" />
        </label>
        <label>
          <span>Terms</span>
          <input name="terms" type="checkbox" />
        </label>
      </form>,
    )
    await expect.element(page.getByLabelText('Password')).toHaveValue('四')
    restore()
    await userEvent.keyboard('Ann')
    await expect.element(name).toHaveValue('Ann')
  },
)
