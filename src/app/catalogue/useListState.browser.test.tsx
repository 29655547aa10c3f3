import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useListState } from '#app/catalogue/useListState.ts'
import { parseCatalogueQuery, serialiseCatalogueQuery } from '#domain/catalogue/browsing.ts'
import type { ProductFilter } from '#domain/catalogue/filter.ts'

const List = () => {
  const { query, change } = useListState(parseCatalogueQuery, serialiseCatalogueQuery)
  const filterBy = (part: Partial<ProductFilter>) =>
    change((before) => ({ ...before, filter: { ...before.filter, ...part } }), 'step')
  return (
    <>
      <button onClick={() => filterBy({ inStock: true })}>stock</button>
      <button onClick={() => filterBy({ to: 5 })}>price</button>
      <button onClick={() => change((before) => ({ ...before, q: 'robot' }), 'later')}>
        search
      </button>
      <input aria-label="top" onKeyDown={() => filterBy({ to: 5 })} />
      <p>{query.q === '' ? 'everything' : query.q}</p>
    </>
  )
}

it('a text that is not yet in the address and a filter by a key are two steps: Back keeps the text', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  )
  const press = (name: string) => page.getByRole('button', { name }).click()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('search')
  page
    .getByRole('textbox')
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  await expect.poll(() => window.location.search).toContain('to=5')
  window.history.back()
  await expect.poll(() => window.location.search).not.toContain('to=5')
  vi.useRealTimers()
  expect(window.location.search).toContain('robot')
  await expect.element(page.getByText('robot')).toBeVisible()
  window.history.replaceState(null, '', window.location.pathname)
  root.unmount()
})

it('a search that Back overtakes is not written over the address that Back leads to', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  )
  const press = (name: string) => page.getByRole('button', { name }).click()
  const { search } = window.location
  await press('stock')
  await expect.poll(() => window.location.search).not.toBe(search)
  const before = window.location.href
  await press('price')
  await expect.poll(() => window.location.href).not.toBe(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('search')
  await expect.element(page.getByText('robot')).toBeVisible()
  window.history.back()
  await expect.element(page.getByText('everything')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(window.location.href).toBe(before)
  vi.useRealTimers()
  root.unmount()
})
