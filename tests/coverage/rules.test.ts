import { describe, expect, it } from 'vitest'
import { readFiles, textOf } from './readFiles.ts'
import type { Proof } from './rule.ts'
import { rules } from './rules.ts'
import { emptyTests } from './scan.ts'
import { journeyTitles, storiesFiles, testedIds, unitTitles } from './sources.ts'

const contracts = new Set(storiesFiles.flatMap(({ folder }) => testedIds(folder)))

const idsIn = (file: string, pattern: RegExp): readonly string[] =>
  [...textOf(file).matchAll(pattern)].map(([, id = '']) => id)

/** Says what is missing for a proof, or `null`. */
const missing = (proof: Proof): string | null => {
  const [, kind, name = ''] = /^(unit|journey) (.+)$/.exec(proof) ?? []
  if (kind === undefined)
    return contracts.has(proof) ? null : `no test of a story begins with "${proof} "`
  const titles = kind === 'unit' ? unitTitles : journeyTitles
  return titles.some((title) => title.startsWith(name))
    ? null
    : `no ${kind === 'unit' ? 'unit test' : 'journey'} begins with "${name}"`
}

describe('coverage of the specification and the decisions', () => {
  it('lists each rule and decision of docs once', () => {
    const numbered = ['docs/specification.md', 'docs/product-decisions.md'].flatMap((file) =>
      idsIn(file, /<sup id="([\w.]+)">/gu),
    )
    const whole = idsIn('docs/product-decisions.md', /^### ([A-Z]\d+)\. /gmu).filter(
      (id) => !numbered.some((rule) => rule.startsWith(`${id}.`)),
    )
    const written = [...numbered, ...whole]
    expect(rules.map(({ id }) => id).toSorted()).toEqual(written.toSorted())
  })

  it('names only proofs that exist', () => {
    const broken = rules.flatMap(({ id, proof }) =>
      proof.flatMap((one) => {
        const fault = missing(one)
        return fault === null ? [] : [`rule ${id}: ${fault}`]
      }),
    )
    expect(broken).toEqual([])
  })

  // An emptied unit test fails by itself (`requireAssertions`), Playwright has no such option.
  it('names only journeys that assert something', () => {
    const empty = readFiles('tests/journeys', /\.spec\.ts$/u).flatMap(({ path, text }) =>
      emptyTests(text).map((title) => `${path}: ${title}`),
    )
    expect(empty).toEqual([])
  })

  it('has a proof for each rule, or says why there is none', () => {
    const open = rules
      .filter(({ proof, gap }) => proof.length === 0 && gap === undefined)
      .map(({ id, text }) => `rule ${id}: give a proof or a gap: ${text}`)
    expect(open).toEqual([])
  })

  it('has a heading for each rule on its page, so that search finds the number', () => {
    const headings = idsIn('.storybook/handbook/SpecCoverage.mdx', /^### (\S+)$/gmu)
    expect(headings).toEqual(rules.map(({ id }) => id))
  })
})
