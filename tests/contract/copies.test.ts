import { describe, expect, it } from 'vitest'
import { readImportText } from '#domain/catalogue/exchange.ts'
import { unknownCopies } from '#domain/catalogue/snapshot.ts'
import { memoryArea } from '#services/catalogue/storageArea.ts'
import { createLateCopies } from '#services/catalogue/services.ts'
import type { CopiesPort, ProductsPort } from '#services/products.ts'
import {
  createFakeBrowser,
  createFakeCopies,
  createFakeFile,
  createFakeProducts,
  type FakeBrowser,
  type FakeCopiesOptions,
  type FakeFile,
  type FakeProducts,
} from '#tests/fakes/products.ts'
import { productDraft } from '#tests/support/catalogue.ts'

const now = Date.UTC(2026, 10, 25, 12)

interface Tab {
  readonly copies: CopiesPort
  readonly products: FakeProducts
  readonly file: FakeFile
  readonly browser: FakeBrowser
}

type Given = Omit<FakeCopiesOptions, 'products' | 'file'> & {
  readonly products?: FakeProducts
  readonly file?: FakeFile
}

const open = async (options: Given = {}): Promise<Tab> => {
  const { products = createFakeProducts(), browser = createFakeBrowser() } = options
  const file = options.file ?? createFakeFile()
  products.subscribe(() => {})
  const copies = createFakeCopies({ now: () => now, ...options, products, file, browser })
  copies.subscribe(() => {})
  await copies.settled()
  return { copies, products, file, browser }
}

const names = (file: FakeFile) => {
  const read = readImportText(file.text())
  if (!read.ok) throw new Error(read.failure)
  return read.value.map((record) => (record as { productName: string }).productName)
}

const add = (products: ProductsPort, productName: string) =>
  products.add({ ...productDraft, productName })

describe('CopiesPort remembers copies', () => {
  it('says nothing before there is a product, then what is in this browser only', async () => {
    const { copies, products } = await open({ persists: null })
    expect(copies.snapshot()).toEqual(unknownCopies)
    await add(products, 'A')
    expect(copies.snapshot().reminder).toEqual({
      at: null,
      changes: 1,
      firm: expect.any(Boolean) as boolean,
    })
    copies.copied(products.snapshot().products)
    expect(copies.snapshot().reminder).toEqual({ at: now, changes: 0, firm: false })
    await add(products, 'B')
    expect(copies.snapshot().reminder).toEqual({ at: now, changes: 1, firm: false })
  })

  it('is the same in two tabs', async () => {
    const { copies, products, browser } = await open()
    const other = await open({ browser, products })
    await add(products, 'A')
    copies.copied(products.snapshot().products)
    expect(other.copies.snapshot().reminder).toEqual({ at: now, changes: 0, firm: false })
  })

  it('has its own key and leaves the products as they are', async () => {
    const products = createFakeProducts()
    const { copies, browser } = await open({ products })
    await add(products, 'A')
    const stored = products.area.get('local_products')
    copies.copied(products.snapshot().products)
    copies.putAway()
    expect(products.area.get('local_products')).toBe(stored)
    expect(browser.texts.read('local_copies')).toContain('"at":')
  })

  it('counts no product that exists elsewhere', async () => {
    const { copies, products } = await open()
    await add(products, 'A')
    copies.known(products.snapshot().products)
    expect(copies.snapshot().reminder).toBeNull()
  })

  it.each([
    [true, 'kept'],
    [false, 'evictable'],
  ] as const)('asks the browser once to keep the data: %s', async (persists, keeping) => {
    const { copies, browser } = await open({ persists })
    await expect.poll(() => copies.snapshot().keeping).toBe('evictable')
    await copies.persist()
    expect(copies.snapshot().keeping).toBe(keeping)
    expect(browser.texts.read('local_copies')).toContain('"asked":true')
  })

  it('names an app that shows pages, whatever its browser promises', async () => {
    const { copies } = await open({ inApp: true, persists: true })
    await copies.persist()
    expect(copies.snapshot().keeping).toBe('inApp')
  })

  it('names the rule of Safari, whatever Safari promises', async () => {
    const { copies } = await open({ inSafari: true })
    await copies.persist()
    expect(copies.snapshot().keeping).toBe('safari')
  })
})

describe('CopiesPort keeps a copy in a file', () => {
  const kept = async (options: Given = {}) => {
    const tab = await open(options)
    await add(tab.products, 'A')
    await tab.copies.keepFile('products.json')
    return tab
  }

  it('that follows each change and says so', async () => {
    const { copies, products, file } = await kept()
    expect(names(file)).toEqual(['A'])
    expect(copies.snapshot()).toMatchObject({
      file: { state: 'kept', name: 'copy.json' },
      reminder: { at: now, changes: 0 },
    })
    const product = await add(products, 'B')
    await copies.settled()
    expect(names(file)).toEqual(['A', 'B'])
    await products.remove(product.$id)
    await copies.settled()
    expect(names(file)).toEqual(['A'])
  })

  it('that an empty list never replaces', async () => {
    const { copies, products, file } = await kept()
    await products.clear()
    await copies.settled()
    expect(names(file)).toEqual(['A'])
    expect(copies.snapshot().reminder).toMatchObject({ changes: 1, firm: false })
  })

  it('that nothing replaces once the browser’s data was cleared', async () => {
    const { copies, products, file, browser } = await kept()
    browser.texts.remove('local_copies')
    await add(products, 'B')
    await copies.settled()
    expect(names(file)).toEqual(['A'])
    expect(copies.snapshot().file).toEqual({ state: 'none' })
  })

  it('and asks again after a restart', async () => {
    const { products, file, browser } = await kept()
    file.allow('prompt')
    await add(products, 'B')
    const again = await open({ products, file, browser })
    expect(again.copies.snapshot().file).toEqual({ state: 'waiting', name: 'copy.json' })
    await again.copies.resume()
    expect(again.copies.snapshot().file).toEqual({ state: 'kept', name: 'copy.json' })
    expect(names(file)).toEqual(['A', 'B'])
  })

  it('and says that the browser refuses where it will not ask again', async () => {
    const { copies, products, file } = await kept()
    file.allow('denied')
    await add(products, 'B')
    await copies.resume()
    const name = 'copy.json'
    expect(copies.snapshot().file).toEqual({ state: 'failed', name, problem: 'denied' })
    file.allow('granted')
    await copies.resume()
    expect(copies.snapshot().file).toEqual({ state: 'kept', name })
    expect(names(file)).toEqual(['A', 'B'])
  })

  it('and follows later changes after a listener has failed', async () => {
    const { copies, products, file } = await kept()
    const leave = copies.subscribe(() => {
      if (copies.snapshot().file.state === 'failed') throw new Error('The listener fails')
    })
    file.fail('NotAllowedError')
    await add(products, 'B')
    await expect(copies.settled()).resolves.toBeUndefined()
    leave()
    file.fail(null)
    await add(products, 'C')
    await copies.settled()
    expect(names(file)).toEqual(['A', 'B', 'C'])
  })

  it('and says of it nothing but what is so when the page opens', async () => {
    const { products, file, browser } = await kept()
    const opened = async (wait?: FakeCopiesOptions['wait']) => {
      const copies = createFakeCopies({ products, file, browser, ...(wait ? { wait } : {}) })
      const seen: unknown[] = []
      copies.subscribe(() => seen.push(copies.snapshot().file))
      await expect.poll(() => seen).not.toEqual([])
      if (wait === undefined) await copies.settled()
      return seen
    }
    const name = 'copy.json'
    expect(await opened()).toEqual([{ state: 'kept', name }])
    file.allow('prompt')
    expect(await opened()).toEqual([{ state: 'waiting', name }])
    file.allow('granted')
    file.fail('NotFoundError')
    expect(await opened()).toEqual([{ state: 'failed', name, problem: 'moved' }])
    // The disk hangs.
    file.getFile = () => new Promise<never>(() => {})
    expect(await opened(() => Promise.resolve())).toEqual([{ state: 'kept', name }])
  })

  it.each([
    ['NotFoundError', 'moved'],
    ['NotAllowedError', 'denied'],
    ['NoModificationAllowedError', 'busy'],
    ['QuotaExceededError', 'full'],
    ['OtherError', 'unknown'],
  ] as const)('and says when it fails with %s, until it works again', async (name, problem) => {
    const { copies, products, file } = await kept()
    file.fail(name)
    await add(products, 'B')
    await copies.settled()
    expect(copies.snapshot().file).toEqual({ state: 'failed', name: 'copy.json', problem })
    expect(names(file)).toEqual(['A'])
    expect(products.snapshot().products).toHaveLength(2)
    file.fail(null)
    await copies.resume()
    expect(copies.snapshot().file).toEqual({ state: 'kept', name: 'copy.json' })
    expect(names(file)).toEqual(['A', 'B'])
  })

  it('and says when it does not hold what was written', async () => {
    const { copies, products, file } = await kept()
    const { getFile } = file
    file.getFile = async () => new File([`${await (await getFile()).text()} `], file.name)
    await add(products, 'B')
    await copies.settled()
    expect(copies.snapshot().file).toMatchObject({ state: 'failed', problem: 'differs' })
  })

  it('in two tabs at once', async () => {
    const { copies, products, file, browser } = await kept()
    const other = await open({ products, file, browser })
    expect(other.copies.snapshot().file).toEqual({ state: 'kept', name: 'copy.json' })
    await Promise.all(['B', 'C', 'D', 'E'].map((name) => add(products, name)))
    await Promise.all([copies.settled(), other.copies.settled()])
    expect(names(file).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
    await other.copies.stopFile()
    await copies.settled()
    expect([copies, other.copies].map((port) => port.snapshot().file)).toEqual([
      { state: 'none' },
      { state: 'none' },
    ])
    await add(products, 'F')
    await copies.settled()
    expect(names(file)).toHaveLength(5)
  })

  it('that is not written over by a browser that lost its last changes', async () => {
    const { copies, products, file, browser } = await kept()
    const { area } = products
    const area0 = memoryArea(area.keys().map((key) => [key, area.get(key) ?? '']))
    const copies0 = browser.texts.read('local_copies') ?? ''
    await add(products, 'B')
    await products.updatePrice((await add(products, 'C')).$id, 5)
    await copies.settled()
    const written = file.text()

    browser.texts.write('local_copies', copies0)
    const older = createFakeProducts({ area: area0 })
    const again = await open({ products: older, file, browser })
    expect(again.copies.snapshot().file).toMatchObject({ state: 'failed', problem: 'ahead' })
    await add(older, 'D')
    await again.copies.settled()
    expect(file.text()).toBe(written)

    const opened = await again.copies.openFile()
    await older.applyImport(await older.planImport((await opened?.text()) ?? ''))
    await again.copies.settled()
    expect(again.copies.snapshot().file).toEqual({ state: 'kept', name: 'copy.json' })
    expect(names(file)).toEqual(['A', 'D', 'B', 'C'])
  })

  it('that another browser wrote, and that is written over once the visitor says so', async () => {
    const { copies, products, file } = await kept()
    const other = await open({ file })
    await add(other.products, 'X')
    await other.copies.keepFile('products.json')
    await add(products, 'B')
    await copies.settled()
    expect(copies.snapshot().file).toMatchObject({ state: 'failed', problem: 'ahead' })
    expect(names(file)).toEqual(['X'])
    await copies.replaceFile()
    expect(copies.snapshot().file).toEqual({ state: 'kept', name: 'copy.json' })
    expect(names(file)).toEqual(['A', 'B'])
  })

  it.each([
    ['of a newer version', (text: string) => text.replace('"version": 1', '"version": 2')],
    ['that was cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['that is another text', () => '今天下雨。'],
  ])('but leaves a file %s as it is, until the visitor says so', async (_, changed) => {
    const { copies, products, file } = await kept()
    const text = changed(file.text())
    file.write(text)
    await add(products, 'B')
    await copies.settled()
    expect(copies.snapshot().file).toEqual({
      state: 'failed',
      name: 'copy.json',
      problem: 'unreadable',
    })
    expect(file.text()).toBe(text)
    await copies.replaceFile()
    expect(names(file)).toEqual(['A', 'B'])
  })

  it('and fills one that was emptied', async () => {
    const { copies, products, file } = await kept()
    file.write('\n')
    await add(products, 'B')
    await copies.settled()
    expect(names(file)).toEqual(['A', 'B'])
  })

  it('that is whole whenever a tab ends', async () => {
    const { copies, products, file } = await kept()
    const seen: (readonly string[])[] = []
    file.beforeClose = () => seen.push(names(file))
    for (const name of ['B', 'C']) {
      await add(products, name)
      await copies.settled()
    }
    expect(seen).toEqual([['A'], ['A', 'B']])
  })

  it('only where the browser can write files', async () => {
    const { copies } = await open({ canPick: false })
    await copies.keepFile('products.json')
    expect(copies.snapshot().file).toEqual({ state: 'unsupported' })
  })
})

it('the copies of a page that is not the management page are unknown', () => {
  const copies = createLateCopies(createFakeProducts())
  expect(copies.snapshot()).toBe(unknownCopies)
})
