import { describe, expect, it } from 'vitest'
import { ServiceError } from '#domain/failure.ts'
import { createAccountAdapter } from '#services/appwrite/account.adapter.ts'
import type { Appwrite } from '#services/appwrite/client.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

const user = { $id: 'u1', name: '林夏', email: 'lin@example.com', emailVerified: false }
const bug = new TypeError('account.updateName is not a function')
const refused = new ServiceError({ code: 'unavailable' })

/** An adapter whose SDK throws in one call of a method; every other call succeeds. */
const open = (
  method: string,
  call: number,
  thrown: Error,
  listSessions: object = { sessions: [] },
) => {
  const reporter = createFakeReporter()
  const calls: PropertyKey[] = []
  const answers: Readonly<Record<PropertyKey, unknown>> = {
    listSessions,
  }
  const note = (_: object, name: PropertyKey) => () => Promise.resolve(calls.push(name))
  const sdk = { account: new Proxy({}, { get: note }) }
  const appwrite = {
    config: { verifyEmailUrl: () => '/verify' },
    call: async (send: (given: typeof sdk) => Promise<unknown>) => {
      await send(sdk)
      const name = calls.at(-1) ?? ''
      if (name === method && calls.filter((one) => one === name).length === call) throw thrown
      return answers[name] ?? user
    },
  } as unknown as Appwrite
  return { account: createAccountAdapter(appwrite, reporter), reporter, calls }
}

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
