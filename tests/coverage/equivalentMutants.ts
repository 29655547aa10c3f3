import type { EquivalentMutant } from '#.storybook/mutation.ts'

/** Mutants that no test can notice, because nothing else changes with them. */
export const equivalentMutants: readonly EquivalentMutant[] = []
