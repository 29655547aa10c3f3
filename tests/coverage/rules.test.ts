import { describe, expect, it } from 'vitest'
import type { Proof } from './rule.ts'
import { gaps, listIsComplete, rules } from './rules.ts'
import { journeyTitles, storiesFiles, testedIds, unitTitles } from './tree.ts'

const contracts = new Set(storiesFiles.flatMap(({ folder }) => testedIds(folder)))
const stories = new Set(
  storiesFiles.flatMap(({ component, stories }) => stories.map((name) => `${component}/${name}`)),
)

/** What is missing for a proof, in words that say what to do; `null` when it is there. */
const missing = (proof: Proof): string | null => {
  const [, kind, name = ''] = /^(story|unit|journey) (.+)$/.exec(proof) ?? []
  if (kind === undefined)
    return contracts.has(proof) ? null : `no test of a story begins with "${proof} "`
  if (kind === 'story') return stories.has(name) ? null : `there is no story ${name}`
  const titles = kind === 'unit' ? unitTitles : journeyTitles
  return titles.some((title) => title.startsWith(name))
    ? null
    : `no ${kind === 'unit' ? 'test' : 'journey'} has a title that begins with "${name}"`
}

describe('spec coverage', () => {
  it('every rule has a number of its own', () => {
    const ids = rules.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('every proof exists', () => {
    const broken = rules.flatMap(({ id, proof }) =>
      proof.flatMap((one) => {
        const fault = missing(one)
        return fault === null ? [] : [`rule ${id}: ${fault}`]
      }),
    )
    expect(broken).toEqual([])
  })

  it('every rule has a proof, or a reason why it is outside the product', () => {
    const open = gaps().map(({ id, text }) => `rule ${id} has no proof: ${text}`)
    expect(listIsComplete ? open : []).toEqual([])
  })
})
