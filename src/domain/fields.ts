/**
 * Problems of a form by field, in the order of the fields on the screen. A field without a problem
 * is absent. Codes, never texts (decision L3).
 */
export type FieldProblems<Field extends string, Problem extends string> = Partial<
  Record<Field, Problem>
>

/** A field with the first rule it breaks, or `null` when it breaks none. */
export type FieldCheck<Field extends string, Problem extends string> = readonly [
  field: Field,
  problem: Problem | null,
]

/** Keeps the checks that failed, in their order: the error summary lists them as the form shows them. */
export const collectProblems = <Field extends string, Problem extends string>(
  checks: readonly FieldCheck<Field, Problem>[],
): FieldProblems<Field, Problem> => {
  const problems: FieldProblems<Field, Problem> = {}
  for (const [field, problem] of checks) if (problem !== null) problems[field] = problem
  return problems
}

/** Whether a form may be sent. */
export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0
