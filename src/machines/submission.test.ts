import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ServiceError, type Failure } from '#domain/failure.ts'
import { createSubmission, type SubmissionOptions } from '#machines/submission.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'

const idle = { status: 'idle', problem: null, result: null, times: 0 }

const open = (
  outcomes: readonly (number | Failure)[],
  options: Partial<SubmissionOptions<string, number, 'invalidToken'>> = {},
) => {
  const calls: string[] = []
  const results: number[] = []
  const { machine, flow } = createSubmission<string, number, 'invalidToken'>({
    reporter: createFakeReporter(),
    run: (input) => {
      const outcome = outcomes[calls.push(input) - 1] ?? 0
      return typeof outcome === 'number'
        ? Promise.resolve(outcome)
        : Promise.reject(new ServiceError(outcome))
    },
    own: ['invalidToken'],
    onDone: (result) => results.push(result),
    ...options,
  })
  const actor = createActor(machine).start()
  const submission = () => flow(actor.getSnapshot(), actor.send)
  return { ...submission(), calls, results, view: () => shown(submission()) }
}

describe('a submission', () => {
  it('makes one call at a time, and hands on its result', async () => {
    const form = open([5])
    expect(form.view()).toEqual(idle)
    form.submit('a')
    form.submit('b')
    expect(form.view()).toEqual({ ...idle, status: 'sending' })
    await settled()
    expect(form.view()).toEqual({ ...idle, status: 'success', result: 5, times: 1 })
    expect([form.calls, form.results]).toEqual([['a'], [5]])
  })

  it('can be sent again after a failure and after a success', async () => {
    const form = open([{ code: 'network' }, 1, 2])
    form.submit('a')
    await settled()
    expect(form.view()).toEqual({ ...idle, status: 'error', problem: { code: 'network' } })
    form.submit('a')
    expect(form.view()).toEqual({ ...idle, status: 'sending' })
    await settled()
    form.submit('b')
    expect(form.view()).toEqual({ ...idle, status: 'sending', times: 1 })
    await settled()
    expect(form.view()).toEqual({ ...idle, status: 'success', result: 2, times: 2 })
  })

  it('sends nothing after its last outcome', async () => {
    const isLast: SubmissionOptions<string, number, 'invalidToken'>['isLast'] = (problem) =>
      problem === null || problem.code === 'invalidToken'
    const used = open([{ code: 'network' }, 1, 2], { isLast })
    for (const input of ['a', 'b', 'c']) {
      used.submit(input)
      await settled()
    }
    expect(used.calls).toEqual(['a', 'b'])
    const wrong = open([{ code: 'invalidToken' }, 2], { isLast })
    for (const input of ['a', 'b']) {
      wrong.submit(input)
      await settled()
    }
    expect(wrong.calls).toEqual(['a'])
  })
})
