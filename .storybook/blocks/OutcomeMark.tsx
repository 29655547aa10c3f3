import { results } from 'virtual:results'
import { outcomeOfAll, type Outcome } from '#.storybook/outcome.ts'
import type { Proof } from '#tests/coverage/rule.ts'

const signs: Readonly<Record<Outcome, string>> = { passed: '✓', failed: '✗', 'not run': '–' }

/** An outcome as sign and text. Works outside ChakraProvider (docs.css). */
export const Mark = ({ outcome }: { readonly outcome: Outcome }) => (
  <span className={`outcome ${outcome.replace(' ', '-')}`}>
    <span aria-hidden="true">{signs[outcome]}</span> {outcome}
  </span>
)

/** What the last run said about proofs together. */
export const OutcomeMark = ({ proofs }: { readonly proofs: readonly Proof[] }) => (
  <Mark outcome={outcomeOfAll(proofs, results)} />
)
