import type { Rule } from './rule.ts'
import { entities, roles, states, validation } from './rules/data.ts'
import { product, screens } from './rules/screens.ts'
import { calls, constants, errors } from './rules/service.ts'

/** The rules of spec §1 to §9. */
export const rules: readonly Rule[] = [
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
]
