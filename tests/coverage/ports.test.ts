import { describe, expect, it } from 'vitest'
import { readPorts } from '#.storybook/ports.ts'

const ports = readPorts()

describe('the ports of the handbook', () => {
  it('are read with their methods and failures', () => {
    const auth = ports.find(({ name }) => name === 'AuthPort')
    expect(auth).toMatchObject({
      member: 'auth',
      file: 'src/services/auth/auth.port.ts',
      adapters: ['appwrite/auth.adapter.ts'],
      fakes: ['fakes/auth.fake.ts'],
    })
    expect(auth?.methods[1]).toMatchObject({
      call: 'signIn(credentials: LoginForm)',
      returns: 'Promise<User>',
      failures: ['invalidCredentials', 'userNotFound', 'unverified', 'blocked', 'moreFactors'],
    })
  })

  it('say of a method that it returns a function', () => {
    const channel = ports.find(({ name }) => name === 'AuthChannelPort')
    const subscribe = channel?.methods.find(({ call }) => call.startsWith('subscribe'))
    expect(subscribe).toMatchObject({
      call: 'subscribe(listener: (notice: AuthNotice) => void)',
      returns: '() => void',
    })
  })

  it('tell values from methods, and have the types that both name', () => {
    const drafts = ports.find(({ name }) => name === 'DraftsPort')
    expect(drafts?.methods).toEqual([])
    expect(drafts?.values[1]).toEqual({
      name: 'contact',
      type: 'DraftSlot<ContactForm>',
      description: 'The contact form as typed so far (decision C2).',
    })
    expect(drafts?.types.map(({ name }) => name)).toContain('DraftSlot')
  })

  it('have an adapter and a fake each', () => {
    // In memory everywhere.
    const without = ports.filter(
      ({ name, adapters, fakes }) =>
        adapters.length === 0 || (fakes.length === 0 && name !== 'SessionLossPort'),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })
})
