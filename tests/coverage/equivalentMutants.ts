import type { EquivalentMutant } from '#.storybook/mutation.ts'

/** Mutants that no test can notice, because nothing else changes with them. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    mutant: 'src/domain/catalogue/merge.ts:45 false',
    reason: 'an undefined `r` is read as none.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:80 s >= effect.removed',
    reason: 'the same timestamp is set again.',
  },
  {
    mutant: 'src/domain/catalogue/merge.ts:98 false',
    reason: 'it only saves the comparison of every product.',
  },
]
