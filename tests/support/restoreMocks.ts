import { afterAll, vi } from 'vitest'

// Unit tests share a process, so the mocks of one file would reach the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
