import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { steps, weekly } from './steps.ts'

/** Jobs that a workflow runs as `npm test -- --job site`. */
const jobsOf = (workflow: string): readonly string[] =>
  [
    ...readFileSync(`.github/workflows/${workflow}`, 'utf8').matchAll(/npm test -- --job (\w+)/gu),
  ].map(([, job = '']) => job)

describe('steps on GitHub', () => {
  it.each([
    ['check.yml', steps],
    ['weekly.yml', weekly],
  ])('%s runs the jobs of all steps, each once', (workflow, list) => {
    expect(jobsOf(workflow).toSorted()).toEqual([...new Set(list.map(({ job }) => job))].toSorted())
  })
})
