import { describe, expect, it } from 'vitest'
import { failureOf, narrowFailure, ServiceError } from '#domain/failure.ts'

describe('failureOf', () => {
  it('takes the failure out of a service error', () => {
    const failure = { code: 'rateLimited', retryAfterSeconds: 40 } as const
    expect(failureOf(new ServiceError(failure))).toEqual(failure)
  })

  it('makes anything else a failure with its words', () => {
    expect(failureOf(new TypeError('no such thing'))).toEqual({
      code: 'other',
      reason: 'no such thing',
    })
    expect(failureOf('broken')).toEqual({ code: 'other', reason: 'broken' })
  })
})

describe('narrowFailure', () => {
  it('keeps what a screen has words for', () => {
    expect(narrowFailure({ code: 'timeout' }, ['timeout'])).toEqual({ code: 'timeout' })
  })

  it('names the code of any other', () => {
    expect(narrowFailure({ code: 'alreadyExists' }, ['timeout'])).toEqual({
      code: 'other',
      reason: 'alreadyExists',
    })
  })
})
