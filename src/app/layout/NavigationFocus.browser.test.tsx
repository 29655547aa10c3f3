import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NavigationFocus } from '#app/layout/NavigationFocus.tsx'

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
