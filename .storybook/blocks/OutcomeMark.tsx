import { results } from 'virtual:results'
import { outcomeOfAll, type Outcome, type Run } from '#.storybook/outcome.ts'
import type { Proof } from '#tests/coverage/rule.ts'

const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', 'not run': '–' }

/** What the last run said about proofs together, as sign and text. It needs no provider (docs.css). */
export const OutcomeMark = ({ proofs }: { readonly proofs: readonly Proof[] }) => {
  const outcome = outcomeOfAll(proofs, results)
  return (
    <span className={`outcome ${outcome.replace(' ', '-')}`}>
      <span aria-hidden="true">{signs[outcome]}</span> {outcome}
    </span>
  )
}

/** When a run began, to the minute: `2026-11-23 12:12`. */
export const minuteOf = ({ time }: Run): string => time.slice(0, 16).replace('T', ' ')

/** Steps that ran together: at one time and on one commit. */
const together = [...Map.groupBy(results.runs, ({ time, commit }) => `${time} ${commit}`).values()]

/** The names of steps that ran together. Nobody has to know the steps where all ran at once. */
const namesOf = (runs: readonly Run[]): string =>
  together.length === 1 ? 'all tests' : runs.map(({ step }) => step).join(', ')

/** When the tests ran, and on which commit. */
export const LastRun = () =>
  together.length === 0 ? (
    <p>
      No results: run <code>npm test</code>, then build Storybook again.
    </p>
  ) : (
    together.map(([first, ...others]) =>
      first === undefined ? null : (
        <p key={first.step}>
          Results of {namesOf([first, ...others])}: the run of{' '}
          <time dateTime={first.time}>{minuteOf(first)}</time> UTC on commit{' '}
          <code>{first.commit}</code>.
          {first.commit === results.built ? null : (
            <>
              {' '}
              These pages are of commit <code>{results.built}</code>, so the results may be out of
              date.
            </>
          )}
        </p>
      ),
    )
  )
