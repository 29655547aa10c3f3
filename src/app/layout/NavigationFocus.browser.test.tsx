import { createRoot } from 'react-dom/client'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NavigationFocus } from '#app/layout/NavigationFocus.tsx'
import { Announcer } from '#components/ui/Announcer/Announcer.tsx'
import { renderInPage } from '#tests/support/renderInPage.tsx'

it('a fragment that cannot be decoded leaves the page as it is', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MemoryRouter initialEntries={['/#100%']}>
      <NavigationFocus />
      <p>page</p>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('page')).toBeVisible()
  root.unmount()
})

it.each([
  ['the heading of a new page has the focus', false, 'H1'],
  ['a person who writes in the header keeps the focus when a new page comes', true, 'INPUT'],
])('%s', async (_, writes, focused) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MemoryRouter>
      <NavigationFocus />
      <input aria-label="search" />
      <Link to="/new">link</Link>
      <main>
        <Routes>
          <Route path="/" element={null} />
          <Route path="/new" element={<h1>new page</h1>} />
        </Routes>
      </main>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('link')).toBeVisible()
  if (writes) document.querySelector('input')?.focus()
  document.querySelector('a')?.click()
  await expect.element(page.getByText('new page')).toBeVisible()
  expect(document.activeElement?.tagName).toBe(focused)
  root.unmount()
})

it('a new page is announced where what was used goes with the old one', async () => {
  const unmount = renderInPage(
    <>
      <NavigationFocus />
      <Announcer />
      <main>
        <Routes>
          <Route path="/" element={<Link to="/new">log in</Link>} />
          <Route path="/new" element={<h1>welcome</h1>} />
        </Routes>
      </main>
    </>,
  )
  await page.getByText('log in').click()
  // What was said a moment before is in the same sentence.
  await expect
    .poll(() => document.querySelector('[aria-live=polite]')?.textContent)
    .toMatch(/\bwelcome$/)
  unmount()
})
