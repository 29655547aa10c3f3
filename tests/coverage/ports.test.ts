import { describe, expect, it } from 'vitest'
import { namedType } from '#.storybook/typeMembers.ts'
import { readCatalogueFailures, readPorts } from '#.storybook/ports.ts'

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

  it('name every failure of the catalogue that a method has', () => {
    const failuresOf = (port: string) =>
      ports
        .find(({ name }) => name === port)
        ?.methods.filter(({ returns }) => returns.startsWith('Promise'))
        .map(({ call, failures }) => [/^\w+/u.exec(call)?.[0], failures.join(' ')])
    expect(failuresOf('ProductStore')).toEqual([
      ['add', 'full blocked unreadable newerVersion pictureBroken'],
      ['updatePrice', 'full blocked unreadable newerVersion notFound changedElsewhere'],
      ['replaceImage', 'full blocked unreadable newerVersion notFound pictureBroken'],
      ['remove', 'full blocked unreadable newerVersion notFound'],
      ['clear', 'full blocked unreadable newerVersion'],
      ['undo', 'full blocked unreadable newerVersion nothingToUndo'],
      ['exportFile', ''],
      ['planImport', 'fileTooLarge notJson notACatalogue newerFormat tooManyRecords nothingInside'],
      ['applyImport', 'full blocked unreadable newerVersion'],
      ['loadSamples', 'full blocked unreadable newerVersion samplesUnavailable'],
      ['discardQuarantine', 'full blocked newerVersion'],
    ])
    expect(failuresOf('FileService')).toEqual([['readText', 'fileTooLarge fileUnreadable']])
    expect(failuresOf('PictureService')?.[0]?.[1]?.split(' ')).toHaveLength(5)
    expect(failuresOf('PublicationPort')).toEqual([['current', 'incomplete']])
  })

  it('name codes that there are', () => {
    const account = namedType('src/domain/failure.ts', 'FailureCode')
    const codes = [...(account === null ? [] : [account]), ...readCatalogueFailures()]
      .flatMap(({ values }) => values)
      .map((value) => value.slice(1, -1))
    const named = ports.flatMap(({ methods }) => methods.flatMap(({ failures }) => failures))
    expect(named.filter((code) => !codes.includes(code))).toEqual([])
  })

  it('have the failures of the catalogue with their codes', () => {
    expect(readCatalogueFailures().map(({ name }) => name)).toEqual([
      'CatalogueFailure',
      'StoreFailure',
      'PictureFailure',
      'FileFailure',
      'ImportFailure',
    ])
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
