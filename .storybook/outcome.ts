import type { Proof } from '#tests/coverage/rule.ts'

/** A test of a run. */
interface Ran {
  readonly title: string
  readonly passed: boolean
}

/** What the last run of all tests said. */
export interface Results {
  /** When it began, as ISO date-time; `null` without a run. */
  readonly time: string | null
  /** The commit that was tested. */
  readonly commit: string | null
  readonly story: readonly Ran[]
  readonly unit: readonly Ran[]
  readonly journey: readonly Ran[]
}

/** Whether a proof passed, failed, or was not in the run. */
export type Outcome = 'passed' | 'failed' | 'not run'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A pattern for a title with placeholders, such as `price %j is %j` or `shows $code`. */
const patternOf = (title: string): RegExp =>
  new RegExp(escaped(title).replaceAll(/%[sdifjo#]|\\\$\w+/gu, '.*'), 'u')

const matching = (proof: Proof, { story, unit, journey }: Results): readonly Ran[] => {
  const [, kind, name = ''] = /^(unit|journey) ([^]+)$/u.exec(proof) ?? []
  if (kind === undefined) return story.filter(({ title }) => title.startsWith(`${proof} `))
  const pattern = patternOf(name)
  return (kind === 'unit' ? unit : journey).filter(({ title }) => pattern.test(title))
}

/**
 * What a run said about a proof. A proof that matches several tests passed when all of them did.
 *
 * @param proof - of a rule
 * @param results - of the run
 */
export const outcomeOf = (proof: Proof, results: Results): Outcome => {
  const ran = matching(proof, results)
  if (ran.length === 0) return 'not run'
  return ran.every(({ passed }) => passed) ? 'passed' : 'failed'
}
