import { describe, expect, it, vi } from 'vitest'
import { lazyPort, loadOnce } from '#services/lazy.ts'

describe('loadOnce', () => {
  it('loads at the first call only', async () => {
    const load = vi.fn(() => Promise.resolve({}))
    const loaded = loadOnce(load)
    expect(load).not.toHaveBeenCalled()
    expect(await loaded()).toBe(await loaded())
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads again after a failure', async () => {
    const load = vi.fn(() => Promise.resolve('chunk')).mockRejectedValueOnce(new Error('offline'))
    const loaded = loadOnce(load)
    await expect(loaded()).rejects.toThrow('offline')
    await expect(loaded()).resolves.toBe('chunk')
  })
})

describe('lazyPort', () => {
  it('loads the port with the first call of a method', async () => {
    const load = vi.fn(() => Promise.resolve({ double: (by: number) => Promise.resolve(by * 2) }))
    const port = lazyPort(load)
    expect(load).not.toHaveBeenCalled()
    await expect(port.double(21)).resolves.toBe(42)
  })

  it('is what an async function returns, not what it waits for', async () => {
    const load = vi.fn(() => Promise.resolve({ send: () => Promise.resolve() }))
    const port = lazyPort(load)
    const found = async () => Promise.resolve(port)
    expect(await found()).toBe(port)
    expect(load).not.toHaveBeenCalled()
  })
})
