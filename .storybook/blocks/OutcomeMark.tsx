import { results } from 'virtual:results'
import { outcomeOf, type Outcome } from '#.storybook/outcome.ts'
import type { Proof } from '#tests/coverage/rule.ts'

const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', 'not run': '–' }

/** What the last run said about a proof, as sign and text. It needs no provider (docs.css). */
export const OutcomeMark = ({ proof }: { readonly proof: Proof }) => {
  const outcome = outcomeOf(proof, results)
  return (
    <span className={`outcome ${outcome.replace(' ', '-')}`}>
      <span aria-hidden="true">{signs[outcome]}</span> {outcome}
    </span>
  )
}

/** When the tests ran, and on which commit. */
export const LastRun = () =>
  results.time === null ? (
    <p>
      No results: run <code>npm test</code>, then build Storybook again.
    </p>
  ) : (
    <p>
      Results of the run of <time dateTime={results.time}>{results.time.slice(0, 16)}</time> UTC on
      commit <code>{results.commit ?? 'unknown'}</code>.
    </p>
  )
