import { posix, win32 } from 'node:path'
import { expect, it } from 'vitest'
import { layerOf } from './importBoundaries.js'
import { posixPath } from './posixPath.js'

it.each([
  [posix, '/site', '/site/src/app/App.tsx'],
  [win32, String.raw`C:\site`, String.raw`C:\site\src\app\App.tsx`],
])('a file has the same path, and so the same layer, on every system', (path, folder, file) => {
  const found = posixPath(folder, file, path)
  expect(found).toBe('src/app/App.tsx')
  expect(layerOf(found)?.name).toBe('app')
})
