import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { leftOut, parts } from '#scripts/mutation/parts.js'
import { root, textOf } from './readFiles.ts'
import { rules } from './rules.ts'
import { journeysOnce } from './sources.ts'

const page = textOf('.storybook/handbook/SpecCoverage.mdx')

it('names each rule with a journey that runs once', () => {
  const once = rules.filter(({ proof }) =>
    proof.some((one) => journeysOnce.some((title) => `journey ${title}`.startsWith(one))),
  )
  const [, named = ''] = /run once:([^]*?)\.\n/u.exec(page) ?? []
  expect(named.match(/[A-Z]?\d+(?:\.\d+)?/gu)).toEqual(once.map(({ id }) => id))
})

it('names each folder of the backend, and each file of the browser, that has no mutants', () => {
  const folders = readdirSync(join(root, 'backend'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `backend/${name}`)
    .filter((folder) => !parts.backend.includes(folder))
  const files = leftOut.map((file) => file.replace(/.*\//u, ''))
  const [, list = ''] = /No mutants are made of:\n\n((?:(?:- | {2}).*\n)+)/u.exec(page) ?? []
  expect([...folders, ...files].filter((name) => !list.includes(`\`${name}\``))).toEqual([])
})
