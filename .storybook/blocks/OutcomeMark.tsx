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
