import { afterAll, vi } from 'vitest'

/** Unit tests share a process from file to file: what one of them stood in for is itself again. */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
