import { expect, it } from 'vitest'
import { lineSeenKey } from '#domain/storageKeys.ts'

it('the current of the landing page flows once a session', async () => {
  sessionStorage.removeItem(lineSeenKey)
  const style = document.createElement('style')
  style.textContent = '@keyframes flow { from { opacity: 0 } } p { animation: flow 10ms }'
  const piece = document.createElement('p')
  await import('./prePaint.ts')
  document.body.append(style, piece)
  await expect.poll(() => document.documentElement.dataset['lineSeen']).toBe('')
  expect(sessionStorage.getItem(lineSeenKey)).toBe('1')
})
