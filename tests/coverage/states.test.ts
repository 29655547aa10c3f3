import { describe, expect, it } from 'vitest'
import {
  authStates,
  challengeStates,
  loginStates,
  recoveryStates,
} from '#.storybook/machines/access.ts'
import { resetStates, signupStates, verifyStates } from '#.storybook/machines/account.ts'
import {
  activityStates,
  changePasswordStates,
  closeAccountStates,
  profileStates,
  sessionsStates,
} from '#.storybook/machines/accountPage.ts'
import { factorsStates } from '#.storybook/machines/factors.ts'
import { managementStates } from '#.storybook/machines/management.ts'
import { connectionStates, contactStates } from '#.storybook/machines/pages.ts'
import { failureStories } from './failureStories.ts'
import { errors } from './rules/service.ts'
import { storyIds } from './sources.ts'

/** The tables on the pages of the machines. The compiler checks that they list every state. */
const machines = {
  auth: authStates,
  login: loginStates,
  challenge: challengeStates,
  factors: factorsStates,
  recovery: recoveryStates,
  reset: resetStates,
  signup: signupStates,
  verify: verifyStates,
  profile: profileStates,
  password: changePasswordStates,
  sessions: sessionsStates,
  activity: activityStates,
  closing: closeAccountStates,
  contact: contactStates,
  connection: connectionStates,
  management: managementStates,
}

/** States that the machine leaves at once. */
const transient = ['signup arriving', 'reset arriving', 'verify arriving']

describe('stories', () => {
  it('exist for every state of a machine', () => {
    const faults = Object.entries(machines).flatMap(([machine, states]) =>
      Object.entries(states).flatMap(([state, { stories }]) => {
        const name = `${machine} ${state}`
        if (stories.length === 0 && !transient.includes(name)) return [`${name}: name its story`]
        return stories
          .filter((id) => !storyIds.has(id))
          .map((id) => `${name}: there is no story ${id}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('exist for every failure code', () => {
    const faults = Object.entries(failureStories)
      .filter(([, story]) => story === undefined || !storyIds.has(story))
      .map(([code, story]) => `${code}: there is no story ${String(story)}`)
    expect(faults).toEqual([])
  })

  it('exist for every message of spec §8 that a screen shows', () => {
    const onScreen = new Set(Array.from({ length: 17 }, (_, index) => `8.${index + 2}`))
    const bare = errors
      .filter(({ id }) => onScreen.has(id))
      .filter(({ proof }) => !proof.some((one) => /^[A-Z]{2}-\d/.test(one)))
      .map(({ id, text }) => `rule ${id} (${text}) names no story`)
    expect(bare).toEqual([])
  })
})
