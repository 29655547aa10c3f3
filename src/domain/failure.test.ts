import { describe, expect, it } from 'vitest'
import { catalogueFailureOf, failureOf, narrowFailure, ServiceError } from '#domain/failure.ts'

describe('failureOf', () => {
  it('takes the failure out of a service error', () => {
    const failure = { code: 'refused', field: 'email' } as const
    expect(failureOf(new ServiceError(failure))).toEqual(failure)
  })

  it('is unexpected for any other error', () => {
    expect(failureOf(new TypeError('no such thing'))).toEqual({ code: 'unexpected' })
    expect(failureOf('broken')).toEqual({ code: 'unexpected' })
  })

  it('is unexpected for a failure of the catalogue', () => {
    expect(failureOf(new ServiceError({ from: 'store', code: 'full' }))).toEqual({
      code: 'unexpected',
    })
  })
})

describe('catalogueFailureOf', () => {
  it('takes the failure out of a service error of the catalogue', () => {
    const failure = { from: 'store', code: 'full' } as const
    expect(catalogueFailureOf(new ServiceError(failure))).toEqual(failure)
  })

  it('is unexpected for any other error', () => {
    const unexpected = { from: null, code: 'unexpected' }
    expect(catalogueFailureOf(new ServiceError({ code: 'network' }))).toEqual(unexpected)
    expect(catalogueFailureOf(new TypeError('no such thing'))).toEqual(unexpected)
  })
})

describe('narrowFailure', () => {
  it('keeps a failure that a screen has a text for', () => {
    expect(narrowFailure({ code: 'timeout' }, ['network', 'timeout'])).toEqual({ code: 'timeout' })
  })

  it('gives any other no separate text', () => {
    expect(narrowFailure({ code: 'alreadyExists' }, ['timeout'])).toEqual({
      code: 'other',
      status: 0,
    })
  })
})

describe('ServiceError', () => {
  it('has a name, the code as its message, and the cause', () => {
    const cause = new Error('socket')
    expect(new ServiceError({ code: 'network' }, { cause })).toMatchObject({
      name: 'ServiceError',
      message: 'network',
      failure: { code: 'network' },
      cause,
    })
  })
})
