import type { Rule } from './rule.ts'
import { entities, roles, states, validation } from './rules/data.ts'
import { decisions } from './rules/decisions.ts'
import { screens } from './rules/screens.ts'
import { calls, constants, errors } from './rules/service.ts'

/** Every rule of spec §2 to §9 and every decision, with what proves it. */
export const rules: readonly Rule[] = [
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
  ...decisions,
]

/** Once complete, a rule without proof fails the check instead of being shown as a gap. */
export const listIsComplete: boolean = true

/** Rules that nothing proves yet. */
export const gaps = (list: readonly Rule[] = rules): readonly Rule[] =>
  list.filter(({ proof, outside }) => proof.length === 0 && outside === undefined)
