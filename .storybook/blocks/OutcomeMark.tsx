import { chakra } from '@chakra-ui/react'
import { results } from 'virtual:results'
import { outcomeOf, type Outcome } from '#.storybook/outcome.ts'
import type { Proof } from '#tests/coverage/rule.ts'

const colours = { passed: 'success.fg', failed: 'danger.fg', 'not run': 'fg.muted' } as const
const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', 'not run': '–' }

const Mark = chakra('span', { base: { marginInlineEnd: '2', whiteSpace: 'nowrap' } })

/** What the last run said about a proof, as sign and text. */
export const OutcomeMark = ({ proof }: { readonly proof: Proof }) => {
  const outcome = outcomeOf(proof, results)
  return (
    <Mark color={colours[outcome]}>
      <span aria-hidden="true">{signs[outcome]}</span> {outcome}
    </Mark>
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
