import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
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
})
