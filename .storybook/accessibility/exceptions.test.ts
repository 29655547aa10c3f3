import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { storyIds } from '#tests/coverage/tree.ts'
import { axeExceptions, exceptionFaults, type AxeException } from './exceptions.ts'

const rules = axe.getRules().map(({ ruleId }) => ruleId)

const sound: AxeException = {
  story: 'ui-button--default',
  rule: 'color-contrast',
  reason: 'The brand colour of a partner, which their contract fixes.',
  since: '2026-11-21',
  until: '2027-02-01',
}

describe('exceptions to the accessibility gate', () => {
  it('each has a rule, a reason and days that still count', () => {
    expect(exceptionFaults(axeExceptions, rules, new Date().toISOString().slice(0, 10))).toEqual([])
  })

  it('each is for a story that there is', () => {
    const gone = axeExceptions
      .filter(({ story }) => !storyIds.has(story))
      .map(({ story }) => `${story}: there is no such story, delete the line`)
    expect(gone).toEqual([])
  })

  it('says what to do about each fault', () => {
    const faults = (change: Partial<AxeException>) =>
      exceptionFaults([{ ...sound, ...change }], rules, '2026-12-01')
    expect(faults({})).toEqual([])
    const name = 'ui-button--default, color-contrast'
    expect(faults({ rule: 'contrast' })).toEqual([
      'ui-button--default, contrast: axe has no such rule, name one it has',
    ])
    expect(faults({ reason: 'later' })).toEqual([`${name}: give the reason in a sentence`])
    expect(faults({ since: 'yesterday' })).toEqual([`${name}: give both days as 2026-11-21`])
    expect(faults({ until: '2027-12-01' })).toEqual([`${name}: ask for half a year at most`])
    expect(faults({ since: '2026-10-01', until: '2026-12-01' })).toEqual([
      `${name}: ran out on 2026-12-01, mend the story or decide anew`,
    ])
  })
})
