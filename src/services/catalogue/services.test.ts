import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProductEntries } from '#domain/catalogue/product.rules.ts'
import { createCatalogueServices, createProductDraft } from '#services/catalogue/services.ts'
import { clearAll, productDraft as draft } from '#tests/support/catalogue.ts'
import { openTab } from '#tests/contract/browserTab.ts'

const storage = () => {
  const texts = new Map<string, string>()
  return {
    texts,
    get length() {
      return texts.size
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
}

let page: EventTarget & {
  localStorage: ReturnType<typeof storage>
  sessionStorage: ReturnType<typeof storage>
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { localStorage: storage(), sessionStorage: storage() })
  vi.stubGlobal('window', page)
})

const logs = () => [...page.localStorage.texts.keys()].filter((key) => key.includes('_log_'))

describe('the services of the catalogue', () => {
  it('read nothing before the first use', () => {
    const open = vi.fn()
    createCatalogueServices(open)
    expect(open).not.toHaveBeenCalled()
  })

  it('keep products in local storage, and the form in that of the tab', async () => {
    const services = createCatalogueServices()
    const before = Date.now()
    const product = await services.products.add(draft)
    expect(JSON.parse(page.localStorage.texts.get('local_products') ?? '')).toEqual([product])
    const created = Date.parse(product.createdAt)
    expect(created).toBeGreaterThanOrEqual(before)
    expect(created).toBeLessThanOrEqual(Date.now())
    const form: ProductEntries = { ...draft, price: '1', stockQuantity: '1', specifications: [] }
    services.draft.write(form)
    expect([...page.sessionStorage.texts.keys()]).toEqual(['draft-product'])
    expect(createCatalogueServices().draft.read()).toEqual(form)
    const edited = { ...form, source: { kind: 'edit', product } } as const
    services.draft.write(edited)
    expect(createCatalogueServices().draft.read()).toEqual(edited)
  })

  it('show what another tab writes', async () => {
    const [mine, other] = [createCatalogueServices(), createCatalogueServices()]
    mine.products.subscribe(() => {})
    const product = await other.products.add(draft)
    const newValue = page.localStorage.texts.get('local_products') ?? null
    expect(mine.products.snapshot().products).toEqual([])
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'local_products', newValue }))
    expect(mine.products.snapshot().products).toEqual([product])
  })

  it('drop the log of the tab after a while, and when the page goes away', async () => {
    vi.useFakeTimers()
    const { products } = createCatalogueServices()
    await products.add(draft)
    expect(logs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_099)
    expect(logs()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(logs()).toHaveLength(0)
    await products.add(draft)
    await vi.advanceTimersByTimeAsync(301)
    page.dispatchEvent(new Event('pagehide'))
    expect(logs()).toHaveLength(0)
    vi.useRealTimers()
  })

  it('load 24 samples, and import a file', async () => {
    const { products } = createCatalogueServices()
    expect(await products.loadSamples('en')).toEqual({ added: 24, updated: 0 })
    const file = await products.exportFile()
    await clearAll(products)
    expect(await products.applyImport(await products.planImport(file.text))).toEqual({
      added: 24,
      updated: 0,
    })
  })

  it('refuse a picture that is none', async () => {
    const { pictures } = createCatalogueServices()
    await expect(pictures.prepare(new Blob(['text']))).rejects.toMatchObject({
      failure: { from: 'picture', code: 'pictureTypeUnknown' },
    })
  })

  it('match Chinese names by pinyin, and publish nothing', async () => {
    const services = createCatalogueServices()
    const matches = await services.pinyin()
    expect([matches('无人机', 'wrj'), matches('无人机', 'abc')]).toEqual([[0, 2], false])
    expect((await services.simplifier())('無人機與无人机')).toBe('无人机与无人机')
    expect(services.published).toBeUndefined()
  })
})

const form = {
  productName: '半截',
  description: '',
  price: '12.5',
  stockQuantity: '',
  category: 'phone',
  available: false,
  specifications: [{ name: '重量', value: '' }],
} as const

describe('createProductDraft', () => {
  it('holds what was typed until it is cleared', () => {
    const { store } = openTab()
    const draft = createProductDraft(store)
    expect(draft.read()).toBeNull()
    draft.write(form)
    expect(createProductDraft(store).read()).toEqual(form)
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it.each<readonly [kept: string, stored: object, read: object]>([
    ['with an unknown category', { ...form, category: 'boat' }, { ...form, category: 'car' }],
    ['with an unknown source', { ...form, source: { kind: 'merge' } }, form],
    ['before it got a field', { ...form, description: undefined }, { ...form, description: '' }],
    [
      'with specifications of another shape',
      { ...form, specifications: { 重量: '1 kg' } },
      { ...form, specifications: [{ name: '', value: '' }] },
    ],
    [
      'with a specification that cannot be read',
      { ...form, specifications: [...form.specifications, 7] },
      { ...form, specifications: [...form.specifications, { name: '', value: '' }] },
    ],
  ])('opens what was kept %s', (_, stored, read) => {
    const { store } = openTab()
    store.write('draft-product', JSON.stringify(stored))
    expect(createProductDraft(store).read()).toEqual(read)
  })

  it('ignores what is not a product form', () => {
    const { store } = openTab()
    for (const text of ['', '{}', '[1]', '{"productName":1}']) {
      store.write('draft-product', text)
      expect(createProductDraft(store).read()).toBeNull()
    }
  })
})
