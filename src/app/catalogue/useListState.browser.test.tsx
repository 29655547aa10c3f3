import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useListState } from '#app/catalogue/useListState.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'

const List = () => {
  const { query, change } = useListState(parseCatalogueQuery, serialiseCatalogueQuery)
  const onlyInStock = { ...query.filter, inStock: true }
  return (
    <>
      <button onClick={() => change((before) => ({ ...before, filter: onlyInStock }), 'step')}>
        stock
      </button>
      <button onClick={() => change((before) => ({ ...before, q: 'robot' }), 'later')}>
        search
      </button>
      <p>{query.q === '' ? 'everything' : query.q}</p>
    </>
  )
}

it('a search that Back overtakes is not written over the address that Back leads to', async () => {
  const before = window.location.href
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  )
  const { search } = window.location
  await page.getByRole('button', { name: 'stock' }).click()
  await expect.poll(() => window.location.search).not.toBe(search)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await page.getByRole('button', { name: 'search' }).click()
  await expect.element(page.getByText('robot')).toBeVisible()
  window.history.back()
  await expect.element(page.getByText('everything')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(window.location.href).toBe(before)
  vi.useRealTimers()
  root.unmount()
})
