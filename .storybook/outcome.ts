import type { Proof } from '#tests/coverage/rule.ts'

/** A test of a run. */
export interface Ran {
  readonly title: string
  /** Its title after those of its groups. Kept where the test failed. */
  readonly fullName?: string
  readonly passed: boolean
  /** Path of its file from the root of the repository. */
  readonly file: string
  /** Line of the file, where the runner tells it. */
  readonly line?: number
}

/** A test that a run left out. */
export interface Skipped {
  /** Its title after those of its groups. */
  readonly fullName: string
  /** Path of its file from the root of the repository. */
  readonly file: string
}

/** A run of a step of `npm test`. */
export interface Run {
  /** Name of the step, such as `unit`. */
  readonly step: string
  /** When it began, as ISO date-time. */
  readonly time: string
  /** The commit that was tested. */
  readonly commit: string
  readonly passed: number
  readonly failed: number
  /** Tests that were left out. Earlier reports do not say. */
  readonly skipped?: number
}

/** The picture of a component in a mode, compared with the accepted one. */
export interface Compared {
  /** Title of the component: `ui/Button`. */
  readonly component: string
  /** Folder of the accepted pictures: `zh-light`. */
  readonly mode: string
  readonly equal: boolean
  /** How much differs, in Vitest's words. */
  readonly difference?: string
  /** Stories that differ; of a picture of another size the first one alone. */
  readonly stories?: readonly string[]
  /** It was different, and the new picture was accepted after the run. */
  readonly accepted?: boolean
}

/** What the last runs of all tests said. */
export interface Results {
  /** The commit of the pages that show these results; `unknown` without git. */
  readonly built: string
  /** The last run of each step. A run of some steps leaves the others as they were. */
  readonly runs: readonly Run[]
  readonly story: readonly Ran[]
  readonly unit: readonly Ran[]
  readonly journey: readonly Ran[]
  readonly skipped: readonly Skipped[]
  readonly pictures: readonly Compared[]
  /** Components whose stories have no picture. */
  readonly withoutPicture: readonly string[]
}

/** Whether a proof passed, failed, or was not in the run. */
export type Outcome = 'passed' | 'failed' | 'not run'

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A pattern for titles that begin like one with placeholders, such as `price %j is %j` or `shows $code`. */
export const titlePattern = (title: string): RegExp => {
  const numbers = escaped(title).replaceAll(/%[di]/gu, String.raw`-?\d+`)
  return new RegExp(`^${numbers.replaceAll(/%[sfjo#]|\\\$\w+/gu, '.*')}`, 'u')
}

/** The tests of a run that a proof names. */
export const testsOf = (
  proof: Proof,
  { story, unit, journey }: Pick<Results, 'story' | 'unit' | 'journey'>,
): readonly Ran[] => {
  const [, kind, name = ''] = /^(unit|journey) ([^]+)$/u.exec(proof) ?? []
  if (kind === undefined) return story.filter(({ title }) => title.startsWith(`${proof} `))
  const pattern = titlePattern(name)
  return (kind === 'unit' ? unit : journey).filter(({ title }) => pattern.test(title))
}

/**
 * What a run said about a proof. A proof that matches several tests passed when all of them did.
 *
 * @param proof - of a rule
 * @param results - of the run
 */
export const outcomeOf = (proof: Proof, results: Results): Outcome => {
  const ran = testsOf(proof, results)
  if (ran.length === 0) return 'not run'
  return ran.every(({ passed }) => passed) ? 'passed' : 'failed'
}

/**
 * What a run said about several proofs together.
 *
 * @param proofs - of a rule, or of a line of a contract
 * @param results - of the run
 */
export const outcomeOfAll = (proofs: readonly Proof[], results: Results): Outcome => {
  const outcomes = proofs.map((proof) => outcomeOf(proof, results))
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.length === 0 || outcomes.includes('not run') ? 'not run' : 'passed'
}

/**
 * Where the tests of a proof are, after a run: `src/domain/price.test.ts:31`. Cases of one test share a line.
 *
 * @param proof - of a rule
 * @param results - of the run
 */
export const placesOf = (proof: Proof, results: Results): readonly string[] => [
  ...new Set(
    testsOf(proof, results).map(({ file, line }) =>
      line === undefined ? file : `${file}:${line}`,
    ),
  ),
]

/**
 * The whole titles of the tests of a proof, after a run: one for each of its cases.
 *
 * @param proof - of a rule
 * @param results - of the run
 */
export const titlesOf = (proof: Proof, results: Results): readonly string[] => [
  ...new Set(testsOf(proof, results).map(({ title }) => title)),
]
