import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'tests/visual/baselines'
const components = 'src/components'

const listFiles = (root: string, end: string): readonly string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(end))
    : []

const pictures = listFiles(folder, '.png')

describe('accepted pictures', () => {
  it('each belong to a component that has stories', () => {
    const names = listFiles(components, '.stories.tsx').map(
      (file) =>
        `${file.split('/')[0] ?? ''}-${basename(file, '.stories.tsx').replaceAll('.', '-')}.png`,
    )
    expect(pictures.filter((file) => !names.includes(basename(file)))).toEqual([])
  })

  it('are at most 250 files of together at most 10 MB', () => {
    const bytes = pictures.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(pictures.length).toBeLessThanOrEqual(250)
    expect(bytes).toBeLessThanOrEqual(10_000_000)
  })
})
