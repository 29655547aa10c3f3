import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './readFiles.ts'
import { rules } from './rules.ts'

it('has a heading for each rule on the page of the coverage, so that search finds its number', () => {
  const page = readFileSync(join(root, '.storybook/handbook/SpecCoverage.mdx'), 'utf8')
  const headings = [...page.matchAll(/^### (\S+)$/gmu)].map(([, id]) => id)
  expect(headings).toEqual(rules.map(({ id }) => id))
})
