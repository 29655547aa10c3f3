import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { closeAccountFlow, closeAccountMachine } from '#machines/closing.ts'
import { sampleProducts } from '#.storybook/fixtures/products.ts'
// Loaded late on the site; loaded before, it arrives at once.
import '#services/catalogue/exchange.ts'
import { done, failed, leavesOf, reachableLeaves, settled, shown } from '#tests/support/machines.ts'
import {
  createFakeFiles,
  createFakeProducts,
  type FakeProductsOptions,
} from '#tests/fakes/products.ts'
import { createFakeServices } from '#tests/fakes/services.ts'

const lin = { name: '林夏', email: 'lin@example.com', password: 'correct horse' }

const open = async (
  options: FakeProductsOptions = { products: sampleProducts('zh').slice(0, 3) },
) => {
  const services = createFakeServices({ users: [lin], signedIn: lin.email })
  const products = createFakeProducts(options)
  const files = createFakeFiles()
  let closed = 0
  const logic = closeAccountMachine(
    { ...services, catalogue: () => Promise.resolve({ products, files }) },
    () => {
      closed += 1
    },
  )
  const actor = createActor(logic).start()
  const flow = () => closeAccountFlow(actor.getSnapshot(), actor.send)
  const page = {
    ...services,
    ...flow(),
    products,
    files,
    closed: () => closed,
    view: () => shown(flow()),
  }
  page.ask()
  await settled()
  return page
}

const asking = {
  open: true,
  pending: false,
  problem: null,
  products: { status: 'ready', count: 3, outcome: null, cleared: 0 },
}

describe('closing the account', () => {
  it('asks first, and leaves everything as it is on request', async () => {
    const page = await open()
    expect(page.view()).toEqual(asking)
    page.cancel()
    expect(page.view()).toMatchObject({ open: false, pending: false })
    expect(page.script.calls).toEqual([])
  })

  it('closes it once, and the products stay (decision A8)', async () => {
    const page = await open()
    page.submit(lin.password)
    page.submit(lin.password)
    page.cancel()
    expect(page.view()).toEqual({ ...asking, pending: true })
    await settled()
    expect(page.script.calls).toEqual(['account.close'])
    expect(page.closed()).toBe(1)
    expect(page.accounts.byId('user-1')?.blocked).toBe(true)
    expect(page.products.snapshot().products).toHaveLength(3)
  })

  it('shows a wrong password and takes the next try', async () => {
    const page = await open()
    page.submit('wrong')
    await settled()
    expect(page.view()).toEqual({ ...asking, problem: { code: 'invalidCredentials' } })
    expect(page.closed()).toBe(0)
    page.submit(lin.password)
    expect(page.view()).toEqual({ ...asking, pending: true })
    await settled()
    expect(page.closed()).toBe(1)
  })
})

describe('the products in the dialog', () => {
  const products = (page: Awaited<ReturnType<typeof open>>) => page.view().products

  it('are exported', async () => {
    const page = await open()
    page.exportProducts()
    await settled()
    expect(products(page)).toEqual({ ...asking.products, outcome: 'exported' })
    expect(page.files.saved.map(({ type }) => type)).toEqual(['application/json'])
  })

  it('are cleared and brought back', async () => {
    const page = await open()
    page.clearProducts()
    expect(products(page)?.status).toBe('busy')
    await settled()
    expect(products(page)).toEqual({ status: 'ready', count: 0, outcome: 'cleared', cleared: 3 })
    expect(page.products.snapshot().products).toEqual([])
    page.restoreProducts()
    await settled()
    expect(products(page)).toMatchObject({ status: 'ready', count: 3, outcome: null })
  })

  it('stay when they cannot be cleared, and the dialog says so', async () => {
    const page = await open()
    page.products.setStorage('blocked')
    page.clearProducts()
    await settled()
    expect(products(page)).toEqual({ ...asking.products, outcome: 'failed' })
  })

  it('stay cleared when they cannot be brought back, and the dialog says so', async () => {
    const page = await open()
    page.clearProducts()
    await settled()
    page.products.setStorage('blocked')
    page.restoreProducts()
    expect(products(page)).toEqual({ status: 'busy', count: 0, outcome: null, cleared: 3 })
    await settled()
    expect(products(page)).toEqual({ status: 'ready', count: 0, outcome: 'failed', cleared: 3 })
  })

  it('are exported at the second try', async () => {
    const page = await open()
    const { exportFile } = page.products
    page.products.exportFile = () => Promise.reject(new ServiceError({ code: 'unexpected' }))
    page.exportProducts()
    await settled()
    expect(products(page)).toEqual({ ...asking.products, outcome: 'failed' })
    page.products.exportFile = exportFile
    page.exportProducts()
    expect(products(page)).toEqual({ ...asking.products, status: 'busy' })
    await settled()
    expect(products(page)).toEqual({ ...asking.products, outcome: 'exported' })
  })

  it('are counted anew, and nothing is said, when the dialog opens again', async () => {
    const page = await open()
    page.exportProducts()
    await settled()
    page.cancel()
    await page.products.clear()
    page.ask()
    await settled()
    expect(products(page)).toEqual({ status: 'ready', count: 0, outcome: null, cleared: 0 })
  })

  it('are unavailable when the storage cannot be read', async () => {
    const page = await open({ storage: 'damaged' })
    expect(products(page)?.status).toBe('unavailable')
  })
})

it('reaches every state', () => {
  const machine = closeAccountMachine(
    { ...createFakeServices(), catalogue: () => new Promise<never>(() => {}) },
    () => {},
  )
  const events = [
    { type: 'close.asked' },
    { type: 'close.cancelled' },
    { type: 'close.submitted', password: lin.password },
    { type: 'products.exported' },
    { type: 'products.cleared' },
    { type: 'products.restored' },
    done('closeAccount'),
    done('countProducts', 3),
    failed('countProducts', { code: 'storageBlocked' }),
  ]
  const reached = reachableLeaves(machine, events, [undefined], () => null)
  expect(reached).toEqual(leavesOf(machine))
  expect(reached).toEqual([
    'dialog.idle',
    'dialog.asking',
    'dialog.closing',
    'dialog.closed',
    'products.idle',
    'products.counting',
    'products.unavailable',
    'products.ready',
    'products.exporting',
    'products.clearing',
    'products.restoring',
  ])
})
