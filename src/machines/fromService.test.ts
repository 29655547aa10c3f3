import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ServiceError } from '#domain/failure.ts'
import { problemOf, fromService } from '#machines/fromService.ts'
import { requireToken } from '#machines/mailedLinks.ts'
import { settled } from '#tests/support/machines.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

const start = (run: (signal: AbortSignal) => Promise<unknown>) => {
  const reporter = createFakeReporter()
  const actor = createActor(fromService(reporter, ({ signal }) => run(signal)))
  let error: unknown
  actor.subscribe({
    error: (thrown) => {
      error = thrown
    },
  })
  actor.start()
  return { actor, reporter, error: () => error }
}

describe('fromService', () => {
  it('gives the output of the call', async () => {
    const { actor } = start(() => Promise.resolve(5))
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 5 })
  })

  it('passes a service error on', async () => {
    const failure = new ServiceError({ code: 'timeout' })
    const { error, reporter } = start(() => Promise.reject(failure))
    await settled()
    expect(error()).toBe(failure)
    expect(reporter.errors).toEqual([])
  })

  it('reports any other error, and rejects as unexpected with it as the cause', async () => {
    const bug = new TypeError('bug')
    const { error, reporter } = start(() => Promise.reject(bug))
    await settled()
    expect(error()).toMatchObject({ failure: { code: 'unexpected' }, cause: bug })
    expect(reporter.errors).toEqual([bug])
  })

  it('does not settle or report once it was stopped', async () => {
    const { actor, error, reporter } = start(
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')))
        }),
    )
    actor.stop()
    await settled()
    expect([actor.getSnapshot().status, error()]).toEqual(['stopped', undefined])
    expect(reporter.errors).toEqual([])
  })
})

describe('what machines share', () => {
  it('problemOf keeps common failures and those of the machine, and names any other', () => {
    const failed = (code: 'network' | 'invalidToken') => new ServiceError({ code })
    expect(problemOf(failed('network'))).toEqual({ code: 'network' })
    expect(problemOf(failed('invalidToken'), ['invalidToken'])).toEqual({ code: 'invalidToken' })
    expect(problemOf(failed('invalidToken'))).toEqual({ code: 'other', status: 0 })
    expect(problemOf(new Error('bug'))).toEqual({ code: 'unexpected' })
  })

  it('requireToken refuses a link without its parts', () => {
    const token = { userId: 'a', secret: 'b' }
    expect(requireToken(token)).toBe(token)
    expect(() => requireToken(null)).toThrow('invalidToken')
  })
})
