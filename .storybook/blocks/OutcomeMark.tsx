import { results } from 'virtual:results'
import { outcomeOfAll, type Outcome, type Run } from '#.storybook/outcome.ts'
import type { Proof } from '#tests/coverage/rule.ts'

const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', 'not run': '–' }

/** An outcome as sign and text. It needs no provider (docs.css). */
export const Mark = ({ outcome }: { readonly outcome: Outcome }) => (
  <span className={`outcome ${outcome.replace(' ', '-')}`}>
    <span aria-hidden="true">{signs[outcome]}</span> {outcome}
  </span>
)

/** What the last run said about proofs together. */
export const OutcomeMark = ({ proofs }: { readonly proofs: readonly Proof[] }) => (
  <Mark outcome={outcomeOfAll(proofs, results)} />
)

/** When a run began, to the minute: `2026-11-23 12:12`. */
export const minuteOf = ({ time }: Run): string => time.slice(0, 16).replace('T', ' ')

/** Steps that ran together: at one time and on one commit. */
const together = [...Map.groupBy(results.runs, ({ time, commit }) => `${time} ${commit}`).values()]

/** Steps that prove rules. */
const proving = ['stories', 'browser', 'unit', 'screens', 'journeys']

const namesOf = (runs: readonly Run[]): string => {
  const names = runs.map(({ step }) => step)
  return proving.every((step) => names.includes(step)) ? 'all tests' : names.join(', ')
}

const sum = (runs: readonly Run[], key: 'passed' | 'failed'): string =>
  runs.reduce((total, run) => total + run[key], 0).toLocaleString('en')

const failed = [...results.story, ...results.unit, ...results.journey].filter(
  ({ passed }) => !passed,
)

const different = results.pictures.filter(({ equal }) => !equal)

/** The tests that failed in the last runs, whether they prove a rule or not, and the pictures that differ. */
const FailedTests = () =>
  failed.length + different.length === 0 ? null : (
    <ul>
      {failed.map(({ title, file }) => (
        <li key={`${file} ${title}`}>
          Failed: {title} (<code>{file}</code>)
        </li>
      ))}
      {different.map(({ component, mode }) => (
        <li key={`${mode} ${component}`}>
          Failed: {component} looks different from its accepted picture (<code>{mode}</code>)
        </li>
      ))}
    </ul>
  )

/** When the tests ran, on which commit, and what came out. */
export const LastRun = () =>
  together.length === 0 ? (
    <p>
      No results: run <code>npm test</code>, then build Storybook again.
    </p>
  ) : (
    <>
      {together.map((runs) => {
        const [first] = runs
        return first === undefined ? null : (
          <p key={first.step}>
            Results of {namesOf(runs)}: the run of{' '}
            <time dateTime={first.time}>{minuteOf(first)}</time> UTC on commit{' '}
            <code>{first.commit}</code>: {sum(runs, 'passed')} passed, {sum(runs, 'failed')} failed.
            {first.commit === results.built ? null : (
              <>
                {' '}
                These pages are of commit <code>{results.built}</code>, so the results may be out of
                date.
              </>
            )}
          </p>
        )
      })}
      <FailedTests />
    </>
  )
