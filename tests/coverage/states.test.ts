import { describe, expect, it } from 'vitest'
import { authStates, loginStates, recoveryStates } from '#.storybook/machines/access.ts'
import { resetStates, signupStates, verifyStates } from '#.storybook/machines/account.ts'
import { managementStates } from '#.storybook/machines/management.ts'
import { connectionStates, contactStates } from '#.storybook/machines/pages.ts'
import { failureStories } from './failureStories.ts'
import { errors } from './rules/service.ts'
import { storiesFiles, storyIds } from './tree.ts'

/** The tables of the machines' pages: the compiler holds that no state is missing in them. */
const machines = {
  auth: authStates,
  login: loginStates,
  recovery: recoveryStates,
  reset: resetStates,
  signup: signupStates,
  verify: verifyStates,
  contact: contactStates,
  connection: connectionStates,
  management: managementStates,
}

const names = storiesFiles.flatMap(({ component, stories }) =>
  stories.map((story) => `${component}/${story}`),
)

/** Passed through before anybody can look. */
const unseen = ['signup arriving', 'reset arriving', 'verify arriving']

describe('everything that can be shown has a story', () => {
  it('every state of a machine names its stories, and they exist', () => {
    const faults = Object.entries(machines).flatMap(([machine, states]) =>
      Object.entries(states).flatMap(([state, { stories }]) => {
        const name = `${machine} ${state}`
        if (stories.length === 0 && !unseen.includes(name)) return [`${name}: name its story`]
        return stories
          .filter((id) => !storyIds.has(id))
          .map((id) => `${name}: there is no story ${id}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('every failure code has a story', () => {
    const faults = Object.entries(failureStories)
      .filter(([, story]) => !names.includes(story))
      .map(([code, story]) => `${code}: there is no story ${story}, write it or name another`)
    expect(faults).toEqual([])
  })

  it('every message of spec §8 that a screen shows has a story or the test of one', () => {
    // The wording itself, and what the client of the service says.
    const elsewhere = ['8.1', '8.19', '8.21', '8.22']
    const bare = errors
      .filter(({ id }) => !elsewhere.includes(id))
      .filter(({ proof }) => !proof.some((one) => /^(story |[A-Z]{2}-\d)/.test(one)))
      .map(({ id, text }) => `rule ${id} (${text}) names no story`)
    expect(bare).toEqual([])
  })
})
