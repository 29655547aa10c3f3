import { describe, expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import { createAccountAdapter } from '#services/appwrite/account.adapter.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

const user = { $id: 'u1', name: '林夏', email: 'lin@example.com', emailVerified: false }
const bug = new TypeError('account.updateName is not a function')
const refused = new ServiceError({ code: 'unavailable' })

/** An adapter whose SDK throws in one call of a method; every other call succeeds, or fails with a given error. */
const open = (
  method: string,
  call: number,
  thrown: Error,
  given: Readonly<Record<string, object>> = {},
) => {
  const reporter = createFakeReporter()
  const calls: PropertyKey[] = []
  const answers: Readonly<Record<PropertyKey, unknown>> = {
    listSessions: { sessions: [] },
    ...given,
  }
  const note = (_: object, name: PropertyKey) => () => Promise.resolve(calls.push(name))
  const sdk = { account: new Proxy({}, { get: note }) }
  const appwrite = {
    config: { verifyEmailUrl: () => '/verify' },
    call: async (send: (given: typeof sdk) => Promise<unknown>) => {
      await send(sdk)
      const name = calls.at(-1) ?? ''
      if (name === method && calls.filter((one) => one === name).length === call) throw thrown
      if (answers[name] instanceof Error) throw answers[name]
      return answers[name] ?? user
    },
    get quiet() {
      return this
    },
  } as unknown as Appwrite
  return { account: createAccountAdapter(appwrite, reporter), reporter, calls }
}

it('closing an account ends its other sessions before it is blocked', async () => {
  const device = { clientName: '', osName: '', deviceName: '', countryCode: '' }
  const sessions = ['s1', 's2'].map(($id) => ({
    $id,
    userId: user.$id,
    current: $id === 's1',
    ...device,
  }))
  const { account, calls } = open('none', 0, bug, { listSessions: { sessions } })
  await account.close(user.$id)
  expect(calls).toEqual(['listSessions', 'deleteSession', 'updateStatus'])
})

describe('an account that is closed by a call without an answer', () => {
  const late = new ServiceError({ code: 'timeout' })

  it('is found to be blocked', async () => {
    const blocked = new ServiceError({ code: 'blocked' })
    const { account } = open('updateStatus', 1, late, { get: blocked })
    await expect(account.close(user.$id)).resolves.toBeUndefined()
  })

  it('is not said to be open where nobody can know', async () => {
    const { account } = open('updateStatus', 1, late)
    await expect(account.close(user.$id)).rejects.toMatchObject({
      failure: { code: 'unconfirmed' },
    })
  })
})

describe('a failure after the step that was asked for is part of its result', () => {
  it.each([
    { thrown: refused, reports: [] },
    { thrown: bug, reports: [bug] },
  ])('a new address without its mail: $thrown.message', async ({ thrown, reports }) => {
    const { account, reporter } = open('createEmailVerification', 1, thrown)
    const change = { email: user.email, currentPassword: 'correct horse' }
    expect(await account.changeEmail(change)).toEqual({ user, mailed: false })
    expect(reporter.errors).toEqual(reports)
  })

  it.each([
    { thrown: refused, reports: [] },
    { thrown: bug, reports: [bug] },
  ])('a new password without the end of other sessions: $thrown.message', async (given) => {
    const { account, reporter } = open('listSessions', 2, given.thrown)
    const change = { currentPassword: 'correct horse', password: 'battery staple' }
    expect(await account.changePassword(change)).toBeNull()
    expect(reporter.errors).toEqual(given.reports)
  })
})
